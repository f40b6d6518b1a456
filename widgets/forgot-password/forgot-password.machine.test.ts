import { expect, it } from 'vitest';
import { runMachine, silence } from '#flow/testing/run-machine';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { connectForgotPassword } from './forgot-password.connect.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';
import type { ForgotPasswordEvent } from './forgot-password.types.ts';

const submit: ForgotPasswordEvent = { type: 'EMAIL.SUBMITTED', email: 'alex@example.com' };

function run(responses: Record<string, unknown> = {}) {
  const visit = runMachine(forgotPasswordMachine, {
    input: undefined,
    responses: { accountEmail: '', resetRequest: undefined, ...responses },
    callbacks: ['waitTimer'],
  });
  return { ...visit, view: () => connectForgotPassword(visit.actor.getSnapshot()) };
}

it('sends one request, reports the message as sent, and accepts another request', async () => {
  const visit = run({ resetRequest: silence });
  await visit.go(submit, submit);
  expect(visit.view()).toMatchObject({ page: 'form', status: 'sending' });
  expect(visit.timesAsked('resetRequest')).toBe(1);
  const other = run();
  await other.go(submit);
  expect(other.inputOf('resetRequest')).toEqual({ email: 'alex@example.com' });
  expect(other.view()).toEqual({ page: 'sent', email: 'alex@example.com' });
  await other.go({ type: 'FORM.REQUESTED' });
  expect(other.view()).toMatchObject({ page: 'form', status: 'asking', email: 'alex@example.com' });
});

it('starts with the address from another page, and can send before that address is loaded', async () => {
  const visit = run({ accountEmail: 'kim@example.com' });
  await visit.settled();
  expect(visit.view()).toMatchObject({ email: 'kim@example.com' });
  const early = run({ accountEmail: silence });
  early.send(submit);
  await early.settled();
  expect(early.view()).toMatchObject({ page: 'sent', email: 'alex@example.com' });
  const denied = run({ accountEmail: new Error('no storage') });
  await denied.settled();
  expect(denied.view()).toMatchObject({ status: 'asking', email: '' });
});

it.each([
  ['a service that is down', new StatusError('sendPasswordReset', 503), 'unreachable'],
  ['a broken connection', new NetworkError('checkCustomer'), 'unreachable'],
  ['a malformed response', new MalformedError('checkCustomer'), 'malformed'],
  ['a failed bot check', new RefusedError('checkCustomer', { status: 403 }), 'notVerified'],
])('keeps the address after %s, and accepts another try', async (_what, error, kind) => {
  const visit = run({ resetRequest: error });
  await visit.go(submit);
  expect(visit.view()).toMatchObject({ status: 'asking', email: 'alex@example.com', failure: { kind } });
  visit.responses.resetRequest = undefined;
  await visit.go(submit);
  expect(visit.view()).toMatchObject({ page: 'sent' });
});

it('waits after too many requests, and sends nothing meanwhile', async () => {
  const visit = run({ resetRequest: new StatusError('sendPasswordReset', 429, undefined, 2000) });
  await visit.go(submit, submit);
  expect(visit.view()).toMatchObject({ status: 'waiting', secondsLeft: 2 });
  expect(visit.timesAsked('resetRequest')).toBe(1);
  await visit.sendFrom('waitTimer', { type: 'SECOND.PASSED', secondsLeft: 1 });
  expect(visit.view()).toMatchObject({ status: 'waiting', secondsLeft: 1 });
  await visit.sendFrom('waitTimer', { type: 'SECOND.PASSED', secondsLeft: 0 });
  expect(visit.view()).toMatchObject({ status: 'asking', failure: { kind: 'tooManyTries' } });
});
