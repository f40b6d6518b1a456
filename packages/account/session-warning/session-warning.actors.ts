import { fromCallback } from 'xstate';
import { fromService } from '#flow/machine/from-service';
import { accountSession } from '../session.ts';
import type { sessionWarningMachine } from './session-warning.machine.ts';
import type { SessionWarningEvent, SessionWarningPage } from './session-warning.types.ts';

type Implementations = Parameters<typeof sessionWarningMachine.provide>[0];

/** Milliseconds until the next check of the clock: when the warning is due, and then every second. */
export function untilNextCheck(secondsLeft: number, warningSeconds: number): number {
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
      const check = () => {
        clearTimeout(timer);
        const { host, warningSeconds } = page();
        const [session, now] = [read(), host.visitor.now()];
        sendBack({ type: 'SESSION.READ', session, now, warningSeconds });
        if (session.status === 'signedIn')
          timer = setTimeout(check, untilNextCheck(session.expiresAt - now, warningSeconds));
      };
      check();
      const unsubscribe = subscribe(check);
      // After a page was hidden or a device has slept, timers are late.
      document.addEventListener('visibilitychange', check);
      addEventListener('pageshow', check);
      return () => {
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', check);
        removeEventListener('pageshow', check);
      };
    }),

    extension: fromService((_, signal) => accountSession(page().host).extend(signal)),
  },
});
