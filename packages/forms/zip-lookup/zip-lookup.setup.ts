import { isZipCode } from '#domain/zip-code';
import { assignTo } from '#flow/machine/assign-to';
import { failureOf } from '#flow/machine/failure';
import { isZipRefused, lookedUpDraft, zipProblem } from './zip-lookup.rules.ts';
import type { LookedUpZip, ZipContext } from './zip-lookup.types.ts';

/** The context, where a guard reads it. */
export interface ZipArgs {
  context: ZipContext;
}

const change = assignTo<ZipContext>();

/**
 * For a flow's setup: `base.extend(zipLookup)`. The flow itself implements `rememberDraft`, see `typedDraft`, and the
 * guard `formIsSent`.
 */
export const zipLookup = {
  guards: {
    /** The zip code of the form is complete, and was not looked up yet. */
    zipIsNew: ({ context }: ZipArgs, { zip }: { zip: string }) => isZipCode(zip) && context.zipAsked !== zip,
    /** The visitor has just typed the zip code: a failed lookup is not repeated while they type in other fields. */
    zipIsTyped: ({ context }: ZipArgs, { zip }: { zip: string }) =>
      isZipCode(zip) && context.zipAsked !== zip && context.draft.zip !== zip,
    zipMessageIsUnread: ({ context: { draft, places, isZipLeft, zipRead } }: ZipArgs) =>
      isZipLeft && zipRead !== draft.zip && isZipRefused(zipProblem(draft, places)),
    zipIsAccepted: ({ context: { draft, places } }: ZipArgs) => !isZipRefused(zipProblem(draft, places)),
    placeIsRefused: ({ context: { draft, places } }: ZipArgs) => zipProblem(draft, places) !== undefined,
    /** No lookup of the form's zip code is pending. */
    zipIsLookedUp: ({ context: { draft, places, zipAsked } }: ZipArgs) =>
      places?.zip === draft.zip || zipAsked !== draft.zip,
  },
  actions: {
    noteLookup: change(({ context }) => ({ zipAsked: context.draft.zip })),
    rememberLookupFailure: change((_, { error }: { error: unknown }) => {
      const { kind, reason = '' } = failureOf(error);
      return { zipAsked: '', zipReason: kind === 'refused' ? reason : '' };
    }),
    rememberPlaces: change(({ context: { draft, places: before } }, { places }: { places: LookedUpZip }) => ({
      places,
      draft: lookedUpDraft(draft, places, before),
    })),
    /** Keeps the draft: sent data stays as the visitor saw it. */
    comparePlaces: change((_, { places }: { places: LookedUpZip }) => ({ places })),
    noteZipLeft: change(() => ({ isZipLeft: true })),
    noteZipMessageRead: change(({ context }) => ({ zipRead: context.draft.zip })),
  },
};
