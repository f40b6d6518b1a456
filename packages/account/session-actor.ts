import { fromCallback } from 'xstate';
import type { AccountSession, Session } from './session.ts';

/** Who is signed in has changed; it is sent once at the start, too. */
export interface SessionChanged {
  type: 'SESSION.CHANGED';
  session: Session;
}

/**
 * Sends {@link SessionChanged} to its machine, at once and whenever it changes, in any tab.
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
