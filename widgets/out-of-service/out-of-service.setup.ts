import { assign, fromCallback, setup } from 'xstate';
import type { Failure } from '#flow/machine/failure';
import { type Destination, navigationWasRefused } from '#flow/machine/leave-page';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type {
  OutOfServiceContext,
  OutOfServiceEvent,
  OutOfServiceInput,
  OutOfServiceMeta,
} from './out-of-service.types.ts';
import type { EmailLead } from './send-email.ts';

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
    emailDelivery: placeholderActor<void, EmailLead>(),
  },

  guards: {
    stateHasNoLink: ({ context }) => context.stateLink.link === undefined,
    visitorHasReturned: ({ context }) => context.hasReturned,
    oneSecondIsLeft: ({ context }) => context.secondsLeft <= 1,
    noSecondIsLeft: ({ context }) => context.secondsLeft <= 0,
    navigationWasRefused,
  },

  actions: {
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email, failure: undefined })),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
  },
});
