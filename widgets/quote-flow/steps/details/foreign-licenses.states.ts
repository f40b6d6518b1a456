import { flow } from '../../quote-flow.setup.ts';

/** The kinds of foreign licenses: asked for only where the visitor has one. Without an answer, the kind is not asked. */
export const foreignLicenseStates = flow.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'foreignLicenseIsMeant', target: 'asking' } },
    asking: {
      invoke: {
        id: 'foreignLicenseTypes',
        src: 'foreignLicenseTypes',
        onDone: {
          target: 'resting',
          actions: { type: 'takeForeignLicenseTypes', params: ({ event }) => ({ types: event.output }) },
        },
        onError: { target: 'resting', actions: { type: 'takeForeignLicenseTypes', params: { types: [] } } },
      },
      on: {
        'LANGUAGE.CHANGED': {
          guard: { type: 'languageIsAnother', params: ({ event }) => event },
          target: 'asking',
          reenter: true,
          actions: { type: 'takeLanguage', params: ({ event }) => event },
        },
      },
    },
  },
});
