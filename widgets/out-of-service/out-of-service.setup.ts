import { assign, fromCallback, setup } from 'xstate';
import { failureOf } from '#flow/machine/failure';
import { type Destination, navigationWasRefused } from '#flow/machine/leave-page';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import { leaveLimit, type PostFailure } from '#forms/native-form/post-form';
import { NetworkError, TimeoutError } from '#services/errors';
import type {
  OutOfServiceContext,
  OutOfServiceEvent,
  OutOfServiceInput,
  OutOfServiceMeta,
} from './out-of-service.types.ts';
import type { EmailDelivery, EmailLead } from './send-email.ts';

/** Without an answer, the lead store may have the email address. */
function postFailureOf(error: unknown): PostFailure {
  if (failureOf(error).kind === 'offline') return 'offline';
  return error instanceof NetworkError || error instanceof TimeoutError ? 'unanswered' : 'failed';
}

export const outOfService = setup({
  types: {
    context: {} as OutOfServiceContext,
    events: {} as OutOfServiceEvent,
    input: {} as OutOfServiceInput,
    meta: {} as OutOfServiceMeta,
  },

  actors: {
    countdown: fromCallback<OutOfServiceEvent>(() => undefined),
    pageRestore: fromCallback<OutOfServiceEvent>(() => undefined),
    leavePage: placeholderActor<boolean, Destination<'state'>>(),
    emailDelivery: placeholderActor<EmailDelivery, EmailLead>(),
  },

  guards: {
    stateHasNoLink: ({ context }) => context.stateLink.link === undefined,
    visitorHasReturned: ({ context }) => context.hasReturned,
    oneSecondIsLeft: ({ context }) => context.secondsLeft <= 1,
    noSecondIsLeft: ({ context }) => context.secondsLeft <= 0,
    navigationWasRefused,
    emailWasPosted: (_, { delivery }: { delivery: EmailDelivery }) => delivery === 'posted',
  },

  delays: { leaveLimit },

  actions: {
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, failure: undefined })),
    rememberError: assign((_, { error }: { error: unknown }) => ({ failure: postFailureOf(error) })),
    rememberFailure: assign((_, { failure }: { failure: PostFailure }) => ({ failure })),
  },
});
