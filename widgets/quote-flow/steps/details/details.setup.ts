import { not, or, stateIn } from 'xstate';
import type { ForeignLicenseType } from '#domain/license-type';
import type { ZipLookup } from '#services/address/city-by-zip';
import { change, changeOn, placeRemembered, withAnswers, withoutDraft, withVariant } from '../../context-changes.ts';
import { base } from '../../quote-flow.setup.ts';
import type { FlowContext, FlowEvent } from '../../quote-flow.types.ts';
import { statesOf, zipResponseOf, zipOf } from './zip.ts';

interface Args {
  context: FlowContext;
  event: FlowEvent;
}

/** The guards and actions of driver info 3/3. */
export const detailsImplementations = {
  guards: {
    zipHasChanged: ({ context, event }: Args) =>
      event.type === 'DRAFT.CHANGED' &&
      event.form === 'details' &&
      zipOf({ ...context, drafts: { details: event.values } }) !== zipOf(context),
    zipIsUnknown: ({ context }: Args) => zipOf(context) === '',
    zipIsLookedUp: ({ context }: Args) => zipResponseOf(context) !== undefined,
    zipIsQuotable: ({ context }: Args) => zipResponseOf(context)?.isQuotable === true,
    stateIsOfZip: ({ context, event }: Args) =>
      event.type === 'DETAILS.SUBMITTED' && statesOf(zipResponseOf(context)).includes(event.answers.state),
    /** The types of a foreign license are loaded, or could not be: the visitor was asked for one if possible. */
    foreignLicenseTypeIsAsked: or([
      ({ event }: Args) => event.type === 'DETAILS.SUBMITTED' && event.answers.licenseType !== 'foreign',
      not(stateIn({ foreignLicenses: 'loading' })),
    ]),
    foreignLicenseIsMeant: ({ context }: Args) =>
      context.foreignLicenseTypes === undefined &&
      context.step === 'details' &&
      (context.drafts.details?.licenseType ?? context.answers.details?.licenseType) === 'foreign',
  },

  actions: {
    rememberZipResponse: change((context, response: ZipLookup) => {
      const zip = zipOf(context);
      const [place] = response.places;
      return withVariant(context, {
        zipResponse: { ...response, zip },
        ...placeRemembered(response.isQuotable && place ? { ...place, zip } : undefined),
      });
    }),
    rememberDetails: changeOn('DETAILS.SUBMITTED', (context, { answers }) =>
      withVariant(context, {
        // Packages and limits differ by state.
        ...withAnswers(context, {
          details: answers,
          policy: [answers.state, ''].includes(context.policyState) ? context.answers.policy : undefined,
        }),
        policyState: answers.state,
        drafts: withoutDraft(context, 'details'),
        ...placeRemembered(answers),
      }),
    ),
    rememberForeignLicenseTypes: change((_, types: readonly ForeignLicenseType[]) => ({ foreignLicenseTypes: types })),
  },
};

export const detailsSetup = base.extend(detailsImplementations);
