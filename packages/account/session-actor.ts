import { fromCallback } from 'xstate';
import type { AccountSession, Session } from './session.ts';

/** The session has changed; also sent once at the start. */
export interface SessionChanged {
  type: 'SESSION.CHANGED';
  session: Session;
}

/**
 * Sends {@link SessionChanged} to its machine, at once and whenever the session changes, in any tab.
 *
 * @param account is called when the actor starts.
 * @example
 * machine.provide({ actors: { session: sessionActor(() => accountSession(host())) } });
 */
export const sessionActor = (account: () => AccountSession) =>
  fromCallback(({ sendBack }) => {
    const { read, subscribe } = account();
    let last: Session | undefined;
    const tell = () => {
      const session = read();
      if (session === last) return;
      last = session;
      sendBack({ type: 'SESSION.CHANGED', session } satisfies SessionChanged);
    };
    tell();
    return subscribe(tell);
  });
