import { entrySetup } from '../entry.setup.ts';

/** Restores the answers of an earlier visit that belongs to this page. */
export const savedVisitStates = entrySetup.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'visitWasSaved', target: 'loading' }, { target: 'done' }] },
    loading: {
      invoke: {
        id: 'savedVisit',
        src: 'savedVisit',
        onDone: [
          {
            guard: { type: 'visitBelongsHere', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'restoreVisit', params: ({ event }) => event.output },
          },
          {
            target: 'done',
            actions: [
              { type: 'forgetVisit', params: ({ event }) => event.output },
              { type: 'keepFailedVerifications', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: 'done',
      },
    },
    done: { type: 'final' },
  },
});
