import { lookupStates } from '#forms/zip-lookup/lookup.states';
import { zipOf } from '../renters.context.ts';
import { base } from '../renters.setup.ts';
import type { RentersContext, ZipLookup } from '../renters.types.ts';

const lookup = lookupStates<RentersContext, ZipLookup>(zipOf);

/** The region that looks up the zip code of the form as it is typed (spec 2 §5.2: it must be quotable). */
export const zipStates = base.createStateConfig({
  initial: 'idle',
  on: {
    'ZIP.CHANGED': [
      { guard: { type: 'zipIsNew', params: ({ context }) => ({ zip: zipOf(context) }) }, target: '.lookingUp' },
      { target: '.idle' },
    ],
  },
  states: {
    ...lookup,
    /** The zip code is looked up, or is not complete. */
    idle: { entry: 'rememberPlace' },
    failed: {
      tags: 'zipFailed',
      exit: 'clearFailure',
      on: { ...lookup.failed.on, RETRY: 'lookingUp' },
    },
  },
});
