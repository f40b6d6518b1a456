import { failureOf } from '#flow/machine/failure';
import { pollPause } from '#flow/machine/polling';
import { purchaseOf, quotePurchaseOf } from '../auto-payment.context.ts';
import { base, refusalsOf } from '../auto-payment.setup.ts';
import { submittedAnswers } from '../auto-payment.submission.ts';
import { checkingOtherTab } from '../checking-other-tab.states.ts';

/** Submits the answers, and polls until the carrier has rated them. */
export const ratingStates = base.createStateConfig({
  initial: 'submitting',
  states: {
    submitting: {
      tags: 'busy',
      entry: ['prepareSubmission', 'resetRatingPolls'],
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({
          answers: submittedAnswers(context),
          id: context.submission!.id,
          quote: quotePurchaseOf(context),
        }),
        onDone: [
          {
            guard: { type: 'otherAnswersHaveCharge', params: ({ event }) => event.output },
            target: '#autoPayment.journey.checkingStatus',
            actions: [{ type: 'rememberTransaction', params: ({ event }) => event.output }, 'showPayment'],
          },
          { target: 'polling', actions: { type: 'rememberTransaction', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'callWasRejected', params: ({ event }) => event },
            target: 'checkingOtherTab',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in API response', error: event.error }) },
            ],
          },
          {
            target: 'submissionFailed',
            actions: [
              { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
              { type: 'log', params: ({ event }) => ({ message: 'Error in API response', error: event.error }) },
            ],
          },
        ],
      },
    },
    /** The services refuse the answers: the policy may have been paid in another tab. */
    checkingOtherTab: checkingOtherTab({ tags: ['busy'], otherwise: 'submissionFailed' }),
    submissionFailed: { tags: 'failed', on: { RETRY: 'submitting', 'NETWORK.RETURNED': 'submitting' } },
    polling: {
      tags: 'busy',
      invoke: {
        id: 'rating',
        src: 'rating',
        input: ({ context }) => purchaseOf(context),
        onDone: [
          { guard: { type: 'ratingIsDone', params: ({ event }) => event.output }, target: 'readingResult' },
          { target: 'waiting' },
        ],
        onError: {
          target: 'ratingFailed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            { type: 'log', params: ({ event }) => ({ message: 'Error in API response', error: event.error }) },
          ],
        },
      },
    },
    waiting: { tags: 'busy', entry: 'countRatingPoll', ...pollPause('ratingDelay'), onDone: 'polling' },
    ratingFailed: { tags: 'failed', on: { RETRY: 'polling', 'NETWORK.RETURNED': 'polling' } },
    readingResult: {
      tags: 'busy',
      invoke: {
        id: 'result',
        src: 'result',
        input: ({ context }) => purchaseOf(context),
        onDone: [
          {
            guard: { type: 'carrierSells', params: ({ event }) => ({ result: event.output }) },
            target: 'rated',
            actions: { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: 'carrierRefuses', params: ({ event }) => ({ result: event.output }) },
            target: '#autoPayment.journey.moreQuestions',
            actions: [
              { type: 'rememberResult', params: ({ event }) => ({ result: event.output }) },
              { type: 'reportRefusal', params: ({ event }) => ({ errorCount: refusalsOf(event.output).length }) },
            ],
          },
          {
            guard: { type: 'resultIsPending', params: ({ event }) => ({ result: event.output }) },
            target: 'waiting',
          },
          {
            target: 'resultFailed',
            actions: [
              { type: 'rememberFailure', params: { kind: 'refused' } },
              { type: 'log', params: { message: 'Error loading getCarrierResultsByTransactionId API data' } },
            ],
          },
        ],
        onError: {
          target: 'resultFailed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => failureOf(event.error) },
            {
              type: 'log',
              params: ({ event }) => ({
                message: 'Error loading getCarrierResultsByTransactionId API data',
                error: event.error,
              }),
            },
          ],
        },
      },
    },
    resultFailed: { tags: 'failed', on: { RETRY: 'readingResult', 'NETWORK.RETURNED': 'readingResult' } },
    rated: { type: 'final' },
  },
});
