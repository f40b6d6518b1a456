import { describe, expect, it, vi } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { connectSignIn } from './sign-in.connect.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { SignInEvent } from './sign-in.types.ts';

const form = { email: 'alex@example.com', password: ' Example1! ', isRemembered: true };
const submit: SignInEvent = { type: 'FORM.SUBMITTED', ...form };
const signedOut: SignInEvent = { type: 'SESSION.CHANGED', session: { status: 'signedOut' } };
const signedIn: SignInEvent = {
  type: 'SESSION.CHANGED',
  session: { status: 'signedIn', expiresAt: 1, state: 'TX', variant: 'primary', email: 'alex@example.com', name: '' },
};
const empty = { email: '', password: '', isRemembered: false };
const tooMany = new RefusedError('signIn', { status: 429, retryAfter: 2000 });

function run({ isSignedIn = false, ...responses }: Record<string, unknown> & { isSignedIn?: boolean } = {}) {
  const visit = runMachine(signInMachine, {
    input: { isSignedIn },
    responses: { prefill: empty, signIn: undefined, signOut: undefined, welcome: true, ...responses },
    callbacks: ['session', 'pageRestore', 'waitTimer'],
  });
  return { ...visit, view: () => connectSignIn(visit.actor.getSnapshot()) };
}

describe('signing in', () => {
  it('takes a customer with the right password to the welcome page, with the password as it was typed', async () => {
    const visit = run();
    await visit.go(submit);
    expect(visit.inputOf('signIn')).toEqual(form);
    expect(visit.timesAsked('welcome')).toBe(1);
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'leaving' });
  });

  it('stays where there is no welcome page that the customer can be taken to', async () => {
    const visit = run({ welcome: false });
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toEqual({ page: 'signedIn', status: 'staying', email: 'alex@example.com' });
  });

  it('signs in once, however often the form is submitted', async () => {
    const visit = run({ signIn: silence });
    await visit.go(submit, submit, submit);
    expect(visit.timesAsked('signIn')).toBe(1);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'sending' });
  });

  it.each([
    ['a wrong password', new RefusedError('signIn', { reason: 'Customer does not exist' }), 'refused'],
    ['401', new StatusError('signIn', 401), 'refused'],
    ['a service that is down', new StatusError('signIn', 503), 'unreachable'],
    ['a broken connection', new NetworkError('signIn'), 'unreachable'],
    ['an answer that cannot be read', new MalformedError('signIn'), 'malformed'],
  ])('returns to the form after %s, and another try may succeed', async (_what, error, kind) => {
    const visit = run({ signIn: error });
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'asking', failure: { kind } });
    visit.responses.signIn = undefined;
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'leaving' });
  });

  it('is offline while the browser is', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const visit = run({ signIn: new NetworkError('signIn') });
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ failure: { kind: 'offline' } });
    vi.unstubAllGlobals();
  });

  it('waits after too many tries, and signs nobody in meanwhile', async () => {
    const visit = run({ signIn: tooMany });
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ status: 'waiting', secondsLeft: 2, failure: { kind: 'tooManyTries' } });
    await visit.go(submit);
    await visit.sendFrom('waitTimer', { type: 'SECOND.PASSED', secondsLeft: 1 });
    expect(visit.view()).toMatchObject({ status: 'waiting', secondsLeft: 1 });
    expect(visit.timesAsked('signIn')).toBe(1);
    await visit.sendFrom('waitTimer', { type: 'SECOND.PASSED', secondsLeft: 0 });
    expect(visit.view()).toMatchObject({ status: 'asking', secondsLeft: 0 });
    visit.responses.signIn = undefined;
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ page: 'signedIn' });
  });

  it('starts with what was remembered, and without it where it cannot be read', async () => {
    const remembered = { email: 'alex@example.com', password: '', isRemembered: true };
    const visit = run({ prefill: remembered });
    await visit.settled();
    expect(visit.view()).toMatchObject({ prefill: remembered });
    const other = run({ prefill: new Error('no storage') });
    await other.settled();
    expect(other.view()).toMatchObject({ status: 'asking', prefill: empty });
  });
});

describe('a session', () => {
  it('that is there shows who is signed in, and leads on or out', async () => {
    const visit = run({ isSignedIn: true, signOut: silence });
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toEqual({ page: 'signedIn', status: 'staying', email: 'alex@example.com' });
    await visit.go({ type: 'CONTINUE' });
    expect(visit.view()).toMatchObject({ status: 'leaving' });
    await visit.sendFrom('pageRestore', { type: 'PAGE.RESTORED' });
    expect(visit.view()).toMatchObject({ status: 'staying' });
    await visit.go({ type: 'SIGN_OUT' });
    expect(visit.view()).toMatchObject({ status: 'signingOut' });
    await visit.sendFrom('session', signedOut);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'asking' });
  });

  it('that begins in another tab replaces the form, and one that ends there brings it back', async () => {
    const visit = run({ signIn: tooMany });
    await visit.sendFrom('session', signedOut);
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'staying' });
    await visit.sendFrom('session', signedOut);
    expect(visit.view()).toMatchObject({ page: 'form' });
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'staying' });
  });

  it('that ends on the way to the welcome page brings the form back', async () => {
    const visit = run();
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    await visit.sendFrom('session', signedOut);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'asking' });
  });

  it('can be ended while the page stays that is being left', async () => {
    const visit = run({ signOut: silence });
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toMatchObject({ status: 'leaving' });
    await visit.go({ type: 'SIGN_OUT' });
    expect(visit.view()).toMatchObject({ status: 'signingOut' });
  });

  it('that a gateway is still asked for leaves the form usable', async () => {
    const visit = run();
    await visit.sendFrom('session', { type: 'SESSION.CHANGED', session: { status: 'checking' } });
    await visit.go(submit);
    expect(visit.timesAsked('signIn')).toBe(1);
  });
});
