import { detailsSetup } from './details.setup.ts';

/** Loads the types of foreign licenses for a visitor who has one. If that fails, the type is not asked. */
export const foreignLicenseStates = detailsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'foreignLicenseIsMeant', target: 'loading' } },
    loading: {
      invoke: {
        id: 'foreignLicenseTypes',
        src: 'foreignLicenseTypes',
        onDone: {
          target: 'idle',
          actions: { type: 'rememberForeignLicenseTypes', params: ({ event }) => event.output },
        },
        onError: { target: 'idle', actions: { type: 'rememberForeignLicenseTypes', params: [] } },
      },
      on: {
        'LANGUAGE.CHANGED': {
          guard: 'languageIsAnother',
          target: 'loading',
          reenter: true,
          actions: 'rememberLanguage',
        },
      },
    },
  },
});
