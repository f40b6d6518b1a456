import type { ForeignLicenseType } from '#domain/license-type';
import type { ZipLookup } from '#services/address/city-by-zip';
import { change, changeOn, variantFor, withAnswers, withoutDraft } from '../../context-changes.ts';
import { base } from '../../quote-flow.setup.ts';
import type { FlowContext } from '../../quote-flow.types.ts';
import { zipAnswerOf, zipOf } from './zip.ts';

interface Args {
  context: FlowContext;
}

/** The guards and actions of driver info 3/3. */
export const detailsImplementations = {
  guards: {
    zipIsUnknown: ({ context }: Args) => zipOf(context) === '',
    zipIsLookedUp: ({ context }: Args) => zipAnswerOf(context) !== undefined,
    zipIsQuotable: ({ context }: Args) => zipAnswerOf(context)?.isQuotable === true,
    foreignLicenseIsMeant: ({ context }: Args) =>
      context.foreignLicenseTypes === undefined &&
      context.step === 'details' &&
      (context.drafts.details?.licenseType ?? context.answers.details?.licenseType) === 'foreign',
  },

  actions: {
    draftZip: changeOn('ZIP.TYPED', ({ drafts }, { zip }) => ({
      drafts: { ...drafts, details: { ...drafts.details, zip } },
    })),
    rememberZipAnswer: change((context, answer: ZipLookup) => ({
      zipAnswer: { ...answer, zip: zipOf(context) },
      ...(answer.isQuotable && { variant: variantFor(context, answer.places[0]?.state) }),
    })),
    rememberDetails: changeOn('DETAILS.SUBMITTED', (context, { answers }) => ({
      // Packages and limits differ by state.
      ...withAnswers(context, {
        details: answers,
        policy: answers.state === context.answers.details?.state ? context.answers.policy : undefined,
      }),
      drafts: withoutDraft(context, 'details'),
      variant: variantFor(context, answers.state),
    })),
    rememberForeignLicenseTypes: change((_, types: readonly ForeignLicenseType[]) => ({ foreignLicenseTypes: types })),
  },
};

export const detailsSetup = base.extend(detailsImplementations);
