import { describe, expect, it, vi } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { connectSignIn } from './sign-in.connect.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { SignInEvent } from './sign-in.types.ts';

const form = { email: 'alex@example.com', password: ' Example1! ', isRemembered: true };
const submit: SignInEvent = { type: 'FORM.SUBMITTED', ...form };
const signedOut: SignInEvent = { type: 'SESSION.CHANGED', session: { status: 'signedOut' } };
const session = {
  status: 'signedIn',
  expiresAt: 1,
  state: 'TX',
  variant: 'primary',
  email: 'alex@example.com',
  name: '',
} as const;
const signedIn: SignInEvent = { type: 'SESSION.CHANGED', session };
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
  it('takes a customer to the welcome page, with the password exactly as typed', async () => {
    const visit = run();
    await visit.go(submit);
    expect(visit.inputOf('signIn')).toEqual(form);
    expect(visit.timesAsked('welcome')).toBe(1);
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'leaving' });
  });

  it('stays when there is no welcome page to navigate to', async () => {
    const visit = run({ welcome: false });
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toEqual({ page: 'signedIn', status: 'staying', email: 'alex@example.com' });
  });

  it('says that only this page knows the sign-in where the browser stores nothing', async () => {
    const visit = run({ welcome: false });
    await visit.go(submit);
    await visit.sendFrom('session', { type: 'SESSION.CHANGED', session: { ...session, endsWithPage: true } });
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'staying', isOnThisPageOnly: true });
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
    ['a malformed response', new MalformedError('signIn'), 'malformed'],
  ])('returns to the form after %s, and another try may succeed', async (_what, error, kind) => {
    const visit = run({ signIn: error });
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'asking', failure: { kind } });
    visit.responses.signIn = undefined;
    await visit.go(submit);
    expect(visit.view()).toMatchObject({ page: 'signedIn', status: 'leaving' });
  });

  it('reports a failed call as offline while the browser is', async () => {
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

  it('starts with the remembered sign-in, or with an empty form when storage cannot be read', async () => {
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
  it('is reported when the page opens, and can be continued or ended', async () => {
    const visit = run({ isSignedIn: true, signOut: silence });
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toEqual({ page: 'signedIn', status: 'staying', email: 'alex@example.com' });
    await visit.go({ type: 'CONTINUE' });
    expect(visit.view()).toMatchObject({ status: 'leaving' });
    await visit.sendFrom('pageRestore', { type: 'PAGE.RESTORED' });
    expect(visit.view()).toMatchObject({ status: 'staying' });
    // The visitor stops the page that was to open.
    await visit.go({ type: 'CONTINUE' });
    await visit.wait(10);
    expect(visit.view()).toMatchObject({ status: 'staying' });
    await visit.go({ type: 'SIGN_OUT' });
    expect(visit.view()).toMatchObject({ status: 'signingOut' });
    await visit.sendFrom('session', signedOut);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'asking' });
  });

  it('replaces the form when it begins in another tab, and the form returns when it ends there', async () => {
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

  it('replaces the form when it began in another tab while the own sign-in failed', async () => {
    let fail!: (error: Error) => void;
    const visit = run({ signIn: () => new Promise((_, reject) => (fail = reject)) });
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    fail(new NetworkError('signIn'));
    await visit.settled();
    expect(visit.view()).toEqual({ page: 'signedIn', status: 'staying', email: 'alex@example.com' });
  });

  it('returns to the form when it ends on the way to the welcome page', async () => {
    const visit = run();
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    await visit.sendFrom('session', signedOut);
    expect(visit.view()).toMatchObject({ page: 'form', status: 'asking' });
  });

  it('a session can be ended while the page that is being left stays', async () => {
    const visit = run({ signOut: silence });
    await visit.go(submit);
    await visit.sendFrom('session', signedIn);
    expect(visit.view()).toMatchObject({ status: 'leaving' });
    await visit.go({ type: 'SIGN_OUT' });
    expect(visit.view()).toMatchObject({ status: 'signingOut' });
  });

  it('leaves the form usable while a gateway is still checking it', async () => {
    const visit = run();
    await visit.sendFrom('session', { type: 'SESSION.CHANGED', session: { status: 'checking' } });
    await visit.go(submit);
    expect(visit.timesAsked('signIn')).toBe(1);
  });
});
