import { fromCallback } from 'xstate';
import { fromService } from '#flow/machine/from-service';
import { accountSession } from '../session.ts';
import type { sessionWarningMachine } from './session-warning.machine.ts';
import type { SessionWarningEvent, SessionWarningPage } from './session-warning.types.ts';

type Implementations = Parameters<typeof sessionWarningMachine.provide>[0];

/** Milliseconds until the next check of the clock: when the warning is due, and then every second. */
export function untilNextLook(secondsLeft: number, warningSeconds: number): number {
  const untilWarning = secondsLeft - warningSeconds * 1000;
  return untilWarning > 0 ? untilWarning : secondsLeft % 1000 || 1000;
}

/**
 * Implements the machine's actors with the customer's session.
 *
 * @param page is called each time, because a changed configuration or language replaces it.
 */
export const sessionWarningActors = (page: () => SessionWarningPage): Implementations => ({
  actors: {
    watch: fromCallback<SessionWarningEvent>(({ sendBack }) => {
      const { read, subscribe } = accountSession(page().host);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        const { host, warningSeconds } = page();
        const [session, now] = [read(), host.visitor.now()];
        sendBack({ type: 'SESSION.READ', session, now, warningSeconds });
        if (session.status === 'signedIn')
          timer = setTimeout(look, untilNextLook(session.expiresAt - now, warningSeconds));
      };
      look();
      const unsubscribe = subscribe(look);
      // After a page was hidden or a device has slept, timers are late.
      document.addEventListener('visibilitychange', look);
      addEventListener('pageshow', look);
      return () => {
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', look);
        removeEventListener('pageshow', look);
      };
    }),

    extension: fromService((_, signal) => accountSession(page().host).extend(signal)),
  },
});
