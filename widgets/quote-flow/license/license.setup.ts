import { emit } from 'xstate';
import type { ZipLookup } from '#services/address/city-by-zip';
import { change, changeOn } from '../context-changes.ts';
import { base } from '../quote-flow.setup.ts';
import type { FlowContext, FlowEmission, FlowEvent } from '../quote-flow.types.ts';
import { isBefore } from '../steps/steps.ts';
import { differencesOf, findingOf, findingApplied, isFindingComplete, typedOverFound } from './finding.ts';
import type { Finding, FoundByLicense, LicenseProblem } from './license.types.ts';

interface Args {
  context: FlowContext;
}

/** Navigates to another page of the site. quote-flow.actors.ts implements it. */
const leaveForPage: (args: Args, page: 'scanFailedPage' | 'notQuotablePage' | undefined) => void = () => undefined;

/** The guards and actions of license lookups, images and barcodes. */
export const licenseImplementations = {
  guards: {
    someoneWasFound: (_: Args, found: FoundByLicense | undefined) => found !== undefined,
    findingIsToBeConfirmed: ({ context }: Args) => context.config.confirmFoundInformation,
    findingDiffers: ({ context }: Args) => differencesOf(context).length > 0,
    zipOfFindingIsToBeChecked: ({ context: { config, finding } }: Args) =>
      config.notQuotablePage !== '' && finding?.source !== 'lookup' && finding?.fields.zip !== undefined,
    findingIsWhole: ({ context }: Args) => isFindingComplete(context),
    isQuotable: (_: Args, { isQuotable }: ZipLookup) => isQuotable,
    licenseIsToBeFiled: ({ context }: Args) => context.fileId !== '' && isBefore('details', context.step),
  },

  actions: {
    holdFoundDriver: change((context, found: FoundByLicense | undefined) => ({
      finding: found && findingOf(context, found),
    })),
    holdImage: changeOn('IMAGE.SUBMITTED', (_, { image }) => ({ licenseImage: image, licenseProblem: undefined })),
    rememberLicenseProblem: change((_, problem: LicenseProblem | undefined) => ({
      licenseImage: undefined,
      licenseProblem: problem,
    })),
    holdFinding: change((_, finding: Finding) => ({ finding, licenseImage: undefined, licenseProblem: undefined })),
    emitLicenseRead: emit<FlowContext, FlowEvent, Finding, FlowEvent, FlowEmission>((_, { source }) => ({
      type: 'LICENSE.READ',
      source: source === 'barcode' ? 'barcode' : 'image',
    })),
    emitLicenseProblem: emit<FlowContext, FlowEvent, LicenseProblem | undefined, FlowEvent, FlowEmission>(
      (_, problem) => ({ type: 'LICENSE.CHECKED', problem }),
    ),
    forgetFinding: change(() => ({ finding: undefined, licenseImage: undefined, licenseProblem: undefined })),
    rejectFinding: change(({ config }) => ({
      finding: undefined,
      driverEntry: config.modes.includes('noLicense') ? 'noLicense' : 'filled',
    })),
    resolveDifferences: changeOn('FINDING.SETTLED', (context, { keeps }) =>
      keeps === 'typed' ? typedOverFound(context) : {},
    ),
    applyFinding: change((context) => findingApplied(context)),
    leaveForPage,
    forgetFile: change(() => ({ fileId: '' })),
  },
};

export const licenseSetup = base.extend(licenseImplementations);
