import { failureOf } from '#flow/machine/failure';
import { pollPause } from '#flow/machine/polling';
import { transactionOf } from '../renters.context.ts';
import { ratedAnswers, base } from '../renters.setup.ts';

/** The coverages of the state, and the price of the chosen ones (spec 2 §4.3). Ends with a rate. */
export const coverageStates = base.createStateConfig({
  initial: 'routing',
  states: {
    routing: { always: [{ guard: 'coveragesAreKnown', target: 'choosing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'coverages',
        src: 'coverages',
        input: ({ context }) => ({ state: context.personal!.state }),
        onDone: [
          {
            guard: { type: 'nothingIsSold', params: ({ event }) => ({ coverages: event.output }) },
            target: 'notOffered',
          },
          {
            target: 'choosing',
            actions: { type: 'rememberOffered', params: ({ event }) => ({ coverages: event.output }) },
          },
        ],
        onError: {
          target: 'notLoaded',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            { type: 'log', params: ({ event }) => ({ message: 'Error in Get Coverages API', error: event.error }) },
          ],
        },
      },
    },
    notLoaded: {
      tags: 'failed',
      on: { RETRY: 'loading', 'NETWORK.RETURNED': { guard: 'failureMayPass', target: 'loading' } },
    },
    /** The online carriers sell no coverages in the state; an agent may know of others. */
    notOffered: {},
    choosing: {
      on: {
        'COVERAGE.SUBMITTED': [
          {
            guard: 'startHasPassed',
            target: '#renters.journey.personal',
            actions: { type: 'rememberChoice', params: ({ event }) => event },
          },
          { target: 'rating', actions: { type: 'rememberChoice', params: ({ event }) => event } },
        ],
      },
    },
    rating: {
      tags: 'busy',
      entry: ['clearFailure', 'prepareSubmission'],
      initial: 'routing',
      states: {
        routing: {
          always: [{ guard: 'rateIsKnown', target: '#renters.journey.coverage.rated' }, { target: 'submitting' }],
        },
        submitting: {
          invoke: {
            id: 'submission',
            src: 'submission',
            input: ({ context }) => ({
              answers: ratedAnswers(context),
              transactionId: transactionOf(context).transactionId,
            }),
            onDone: { target: 'asking', actions: { type: 'rememberTransaction', params: ({ event }) => event.output } },
            onError: {
              target: '#renters.journey.coverage.notRated',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
                { type: 'log', params: ({ event }) => ({ message: 'Error in Rate API', error: event.error }) },
              ],
            },
          },
        },
        asking: {
          invoke: {
            id: 'results',
            src: 'results',
            input: ({ context }) => ({ transactionId: transactionOf(context).transactionId }),
            onDone: [
              {
                guard: { type: 'resultsHaveRate', params: ({ event }) => ({ results: event.output }) },
                target: '#renters.journey.coverage.rated',
                actions: { type: 'rememberRate', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'resultsAreDone', params: ({ event }) => ({ results: event.output }) },
                target: '#renters.journey.coverage.choosing',
                actions: [
                  { type: 'rememberRatingErrors', params: ({ event }) => event.output },
                  { type: 'log', params: { message: 'Error in API response' } },
                ],
              },
              { target: 'waiting', actions: 'countRatingPoll' },
            ],
            onError: {
              target: '#renters.journey.coverage.notRated',
              actions: [
                { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
                { type: 'log', params: ({ event }) => ({ message: 'Error in Get Rates API', error: event.error }) },
              ],
            },
          },
        },
        waiting: { ...pollPause('ratingDelay'), onDone: 'asking' },
      },
    },
    /** Shows the choice again, with a notice; the same answers keep their id, so that they are rated once. */
    notRated: {
      tags: 'failed',
      exit: 'clearFailure',
      on: {
        // Another choice is rated when it is submitted: a repetition would rate, and sell, the earlier one.
        'DRAFT.CHANGED': {
          target: 'choosing',
          actions: { type: 'rememberDraft', params: ({ event }) => event },
        },
        RETRY: [{ guard: 'startHasPassed', target: '#renters.journey.personal' }, { target: 'rating' }],
        'NETWORK.RETURNED': [
          { guard: 'startHasPassed', target: '#renters.journey.personal' },
          { guard: 'failureMayPass', target: 'rating' },
        ],
        'COVERAGE.SUBMITTED': [
          {
            guard: 'startHasPassed',
            target: '#renters.journey.personal',
            actions: { type: 'rememberChoice', params: ({ event }) => event },
          },
          { target: 'rating', actions: { type: 'rememberChoice', params: ({ event }) => event } },
        ],
      },
    },
    rated: { type: 'final' },
  },
});
