import { expect, it, test } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { MalformedError, NetworkError, RefusedError, StatusError, TimeoutError } from '#services/errors';
import { failureOfNewPassword, LinkMissingError, LinkUnreadError } from './new-password-failure.ts';
import { sendersOf } from './reset-link.ts';
import { connectSetPassword } from './set-password.connect.ts';
import { setPasswordMachine } from './set-password.machine.ts';
import type { SetPasswordEvent } from './set-password.types.ts';

const passwords = { password: ' Example1! ', passwordVerify: ' Example1! ' };
const submit: SetPasswordEvent = { type: 'PASSWORD.SUBMITTED', ...passwords };
const expired = new RefusedError('setPassword', { response: { code: 'linkExpired' } });

function run(responses: Record<string, unknown> = {}) {
  const visit = runMachine(setPasswordMachine, {
    input: undefined,
    responses: { accountEmail: '', resetLink: true, newPassword: undefined, ...responses },
    callbacks: ['waitTimer'],
  });
  return { ...visit, view: () => connectSetPassword(visit.actor.getSnapshot()) };
}

it('sets the password as it was typed, once', async () => {
  const visit = run({ accountEmail: 'alex@example.com' });
  await visit.settled();
  expect(visit.view()).toMatchObject({ page: 'form', status: 'asking', email: 'alex@example.com' });
  await visit.go(submit, submit);
  expect(visit.asked.filter(({ name }) => name === 'newPassword')).toEqual([{ name: 'newPassword', input: passwords }]);
  expect(visit.view()).toEqual({ page: 'done' });
});

it('sets the password before the stored link is loaded', async () => {
  const visit = run({ resetLink: silence });
  await visit.go(submit);
  expect(visit.view()).toEqual({ page: 'done' });
});

it('the visitor is on the missing-link page when there is no link', async () => {
  const visit = run({ resetLink: false });
  await visit.settled();
  expect(visit.view()).toEqual({ page: 'linkMissing' });
});

it('says why, and lets the visitor try again, while the stored link cannot be decrypted', async () => {
  const cause = new TypeError('Failed to fetch');
  const visit = run({ resetLink: cause, newPassword: new LinkUnreadError('', { cause }) });
  await visit.go(submit);
  expect(visit.view()).toMatchObject({ page: 'form', status: 'asking', failure: { kind: 'unreachable' } });
  visit.responses.newPassword = undefined;
  await visit.go(submit);
  expect(visit.view()).toEqual({ page: 'done' });
});

it('does not say that the password may be set if the link could not be decrypted before it was refused', async () => {
  const cause = new TypeError('Failed to fetch');
  const visit = run({ resetLink: cause, newPassword: new LinkUnreadError('', { cause }) });
  await visit.go(submit);
  visit.responses.newPassword = expired;
  await visit.go(submit);
  expect(visit.view()).toEqual({ page: 'linkExpired', isInDoubt: false });
});

it.each([
  ['a common password', new RefusedError('setPassword', { response: { code: 'commonPassword' } }), 'refused'],
  ['a refusal with a message', new RefusedError('setPassword', { reason: 'Not one of your last three.' }), 'refused'],
  ['a service that is down', new StatusError('setPassword', 503), 'unreachable'],
  ['a malformed response', new MalformedError('setPassword'), 'malformed'],
])('returns to the form after %s, and another try may succeed', async (_what, error, kind) => {
  const visit = run({ newPassword: error });
  await visit.go(submit);
  expect(visit.view()).toMatchObject({ page: 'form', status: 'asking', failure: { kind } });
  visit.responses.newPassword = undefined;
  await visit.go(submit);
  expect(visit.view()).toEqual({ page: 'done' });
});

it('ends with an expired link, in doubt only when an earlier try got no response', async () => {
  const visit = run({ newPassword: expired });
  await visit.go(submit);
  expect(visit.view()).toEqual({ page: 'linkExpired', isInDoubt: false });
  const doubtful = run({ newPassword: new NetworkError('setPassword') });
  await doubtful.go(submit);
  expect(doubtful.view()).toMatchObject({ page: 'form', failure: { kind: 'unreachable' } });
  doubtful.responses.newPassword = expired;
  await doubtful.go(submit);
  expect(doubtful.view()).toEqual({ page: 'linkExpired', isInDoubt: true });
});

it('waits after too many tries, and sends nothing meanwhile', async () => {
  const visit = run({ newPassword: new StatusError('setPassword', 429, undefined, 2000) });
  await visit.go(submit, submit);
  expect(visit.view()).toMatchObject({ status: 'waiting', secondsLeft: 2 });
  expect(visit.timesAsked('newPassword')).toBe(1);
  await visit.sendFrom('waitTimer', { type: 'SECOND.PASSED', secondsLeft: 1 });
  expect(visit.view()).toMatchObject({ secondsLeft: 1 });
  await visit.sendFrom('waitTimer', { type: 'SECOND.PASSED', secondsLeft: 0 });
  expect(visit.view()).toMatchObject({ status: 'asking' });
});

test.each<[string, Error, string | undefined]>([
  [
    'the code commonPassword',
    new RefusedError('setPassword', { response: { code: 'commonPassword' } }),
    'commonPassword',
  ],
  [
    'a code in another case',
    new RefusedError('setPassword', { response: { code: 'COMMON_PASSWORD' } }),
    'commonPassword',
  ],
  ['the code linkExpired', expired, 'linkExpired'],
  ['401', new StatusError('setPassword', 401), 'linkExpired'],
  ['404', new RefusedError('setPassword', { status: 404 }), 'linkExpired'],
  ['410', new StatusError('setPassword', 410), 'linkExpired'],
  ['text about a token', new RefusedError('setPassword', { reason: 'The token has expired.' }), 'linkExpired'],
  ['text about a used link', new RefusedError('setPassword', { reason: 'Este enlace ya fue usado.' }), 'linkExpired'],
  ...[
    'Invalid token',
    'Token inválido',
    'Expired link',
    'enlace inválido',
    'Your reset request has expired. Please request a new one.',
    'Su solicitud venció.',
    'The link is no longer valid',
    'This token was already used.',
    'El enlace ya no es válido',
  ].map(
    (reason) =>
      [reason, new RefusedError('setPassword', { status: 400, reason }), 'linkExpired'] as [string, Error, string],
  ),
  ...[
    'Password must not contain a link that is invalid.',
    'La contraseña no puede contener un enlace inválido.',
    'Invalid request',
    'This password was used before.',
    'Your password is linked to an invalid pattern.',
  ].map(
    (reason) =>
      [reason, new RefusedError('setPassword', { status: 400, reason }), undefined] as [string, Error, undefined],
  ),
  ['no link', new LinkMissingError(), 'linkExpired'],
  ['another message', new RefusedError('setPassword', { reason: 'Too much like the last one.' }), undefined],
  ['a timeout', new TimeoutError('setPassword'), undefined],
])('reads %s as the cause %s of a refusal', (_what, error, refusal) => {
  expect(failureOfNewPassword(error).refusal).toBe(refusal);
});

test.each([
  ['CA', ['ca', 'primary']],
  [' ca ', ['ca', 'primary']],
  ['TX', ['primary']],
  ['', [undefined]],
])('the state %j of a link names the services %j', (state, variants) => {
  expect(sendersOf({ token: 'reset-1', state })).toEqual(variants);
});
