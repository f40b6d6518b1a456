import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { sessionActor, type SessionChanged } from './session-actor.ts';
import type { AccountSession, Session } from './session.ts';

/** A session that the test changes. */
function fakeSession() {
  let session: Session = { status: 'signedOut' };
  const listeners = new Set<() => void>();
  const account = {
    read: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as AccountSession;
  const change = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  return { account, change, listeners };
}

const signedIn: Session = {
  status: 'signedIn',
  expiresAt: 1,
  state: 'TX',
  variant: 'primary',
  email: 'alex@example.com',
  name: 'Alex Example',
};

it('sends the session to its machine at once and on every change, until it stops', () => {
  const { account, change, listeners } = fakeSession();
  const machine = setup({
    types: { context: {} as { seen: Session[] }, events: {} as SessionChanged },
    actors: { session: sessionActor(() => account) },
  }).createMachine({
    context: { seen: [] },
    invoke: { src: 'session' },
    on: { 'SESSION.CHANGED': { actions: assign({ seen: ({ context, event }) => [...context.seen, event.session] }) } },
  });
  const actor = createActor(machine).start();
  const seen = () => actor.getSnapshot().context.seen;
  expect(seen()).toEqual([{ status: 'signedOut' }]);
  change(signedIn);
  change(signedIn);
  change({ status: 'signedOut' });
  expect(seen()).toEqual([{ status: 'signedOut' }, signedIn, { status: 'signedOut' }]);
  actor.stop();
  expect(listeners.size).toBe(0);
});
