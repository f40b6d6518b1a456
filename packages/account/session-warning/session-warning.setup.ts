import { assign, fromCallback, setup } from 'xstate';
import type { Failure } from '#flow/machine/failure';
import { placeholderActor } from '#flow/machine/placeholder-actor';
import type { Session } from '../session.ts';
import type { SessionWarningContext, SessionWarningEvent } from './session-warning.types.ts';

/** Minimum number of seconds to answer (WCAG 2.2.1). */
export const shortestWarning = 20;

/** Whole seconds to the end of the session. */
export const secondsLeft = ({ expiresAt, now }: Pick<SessionWarningContext, 'expiresAt' | 'now'>): number =>
  expiresAt === undefined ? 0 : Math.max(0, Math.ceil((expiresAt - now) / 1000));

interface Reading {
  session: Session;
  now: number;
  warningSeconds: number;
}

export const sessionWarning = setup({
  types: {
    context: {} as SessionWarningContext,
    events: {} as SessionWarningEvent,
  },

  actors: {
    watch: fromCallback<SessionWarningEvent>(() => undefined),
    extension: placeholderActor<void>(),
  },

  guards: {
    customerIsSignedIn: (_, { session }: Reading) => session.status === 'signedIn',
    nobodyIsSignedIn: (_, { session }: Reading) => session.status !== 'signedIn',
    /** True if the session expired; a session that was ended otherwise had time left. */
    timeIsUp: ({ context: { expiresAt } }, { session, now }: Reading) =>
      session.status !== 'signedIn' && expiresAt !== undefined && now >= expiresAt,
    warningIsDue: ({ context }) => secondsLeft(context) <= context.warningSeconds,
    warningIsNotDue: ({ context }) => secondsLeft(context) > context.warningSeconds,
    tooLittleTimeIsLeft: ({ context }) => !context.isRenewed && secondsLeft(context) < shortestWarning,
  },

  actions: {
    rememberSession: assign(({ context }, { session, now, warningSeconds }: Reading) => {
      const expiresAt = session.status === 'signedIn' ? session.expiresAt : undefined;
      const isDue = secondsLeft({ expiresAt, now }) <= warningSeconds;
      return { expiresAt, now, warningSeconds, isRenewed: context.isRenewed && isDue };
    }),
    rememberAsking: assign({ secondsWhenAsked: ({ context }) => secondsLeft(context) }),
    rememberRenewal: assign({ isRenewed: true }),
    rememberFailure: assign((_, failure: Failure) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
  },
});
