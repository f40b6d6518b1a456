import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { watchBranches } from '#flow/testing/machine-branches';
import { machineEvents } from '#flow/testing/machine-events';
import { runMachine, silence } from '#flow/testing/run-machine';
import { NetworkError, SessionEndedError, StatusError } from '#services/errors';
import type { Session } from '../session.ts';
import { untilNextCheck } from './session-warning.actors.ts';
import { connectSessionWarning } from './session-warning.connect.ts';
import { sessionWarningMachine } from './session-warning.machine.ts';

const start = Date.UTC(2026, 10, 20, 17);
const signedOut: Session = { status: 'signedOut' };
const endsIn = (seconds: number): Session => ({
  status: 'signedIn',
  expiresAt: start + seconds * 1000,
  state: 'TX',
  variant: 'primary',
  email: '',
  name: '',
});

function watch(extension?: unknown) {
  const warning = runMachine(sessionWarningMachine, {
    input: undefined,
    responses: { extension },
    callbacks: ['watch'],
  });
  const reads = (session: Session, seconds = 0) =>
    warning.go({ type: 'SESSION.READ', session, now: start + seconds * 1000, warningSeconds: 120 });
  return { ...warning, reads, view: () => connectSessionWarning(warning.actor.getSnapshot()) };
}

describe('session warning', () => {
  test('asks when the configured seconds are left, and counts them down', async () => {
    const { reads, view } = watch();
    await reads(endsIn(1800));
    await reads(endsIn(1800), 1679.9);
    expect(view()).toEqual({ status: 'hidden' });
    await reads(endsIn(1800), 1680);
    expect(view()).toMatchObject({ status: 'asking', secondsLeft: 120, from: 120, isExtending: false });
    await reads(endsIn(1800), 1701.2);
    expect(view()).toMatchObject({ secondsLeft: 99, from: 120 });
  });

  test('reports a sign-out when the time is up, until the customer closes the notice', async () => {
    const { reads, view, go } = watch();
    await reads(endsIn(60));
    await reads(signedOut, 60);
    expect(view()).toEqual({ status: 'ended', isTimeUp: true });
    await go({ type: 'NOTICE.CLOSED' });
    expect(view()).toEqual({ status: 'hidden' });
  });

  test('reports a sign-out when the device slept past the end', async () => {
    const { reads, view } = watch();
    await reads(endsIn(1800));
    await reads(signedOut, 90_000);
    expect(view()).toEqual({ status: 'ended', isTimeUp: true });
    await reads(endsIn(95_000), 90_001);
    expect(view()).toEqual({ status: 'hidden' });
  });

  test('reports nothing to a customer who signed out, in this tab or another', async () => {
    const { reads, view, isIn } = watch();
    await reads(endsIn(100));
    await reads(signedOut, 10);
    expect(view()).toEqual({ status: 'hidden' });
    expect(isIn('signedOut')).toBe(true);
  });

  test('extends the session on a press, and asks again before its new end', async () => {
    const { reads, view, go, timesAsked } = watch();
    await reads(endsIn(100));
    await go({ type: 'STAY.CHOSEN' });
    expect(timesAsked('extension')).toBe(1);
    await reads(endsIn(1800), 2);
    expect(view()).toEqual({ status: 'hidden' });
    await reads(endsIn(1800), 1700);
    expect(view()).toMatchObject({ status: 'asking', secondsLeft: 100 });
  });

  test('shows a pending extension', async () => {
    const { reads, view, go } = watch(silence);
    await reads(endsIn(100));
    await go({ type: 'STAY.CHOSEN' });
    await reads(endsIn(100), 1);
    expect(view()).toMatchObject({ status: 'asking', isExtending: true, secondsLeft: 99 });
    await reads(signedOut, 100);
    expect(view()).toEqual({ status: 'ended', isTimeUp: true });
  });

  test('stops asking when another tab has extended the session', async () => {
    const { reads, view } = watch();
    await reads(endsIn(100));
    await reads(endsIn(1800), 5);
    expect(view()).toEqual({ status: 'hidden' });
  });

  test.each([
    ['offline', new NetworkError('extendSession')],
    ['unreachable', new StatusError('extendSession', 503)],
  ])('keeps asking when the service is %s, and extends on the next press', async (kind, error) => {
    const { reads, view, go, responses, timesAsked } = watch(error);
    await reads(endsIn(100));
    await go({ type: 'STAY.CHOSEN' });
    expect(view()).toMatchObject({ status: 'asking', failure: kind === 'offline' ? 'unreachable' : kind });
    responses.extension = undefined;
    await go({ type: 'STAY.CHOSEN' });
    expect(timesAsked('extension')).toBe(2);
    await reads(endsIn(1800), 5);
    expect(view()).toEqual({ status: 'hidden' });
  });

  test('reports that the service has ended the session', async () => {
    const ended = watch(silence);
    await ended.reads(endsIn(100));
    await ended.go({ type: 'STAY.CHOSEN' });
    // The visitor's records are removed before the call rejects.
    await ended.reads(signedOut, 3);
    expect(ended.view()).toEqual({ status: 'ended', isTimeUp: false });
    await ended.reads(endsIn(1800), 20);
    expect(ended.view()).toEqual({ status: 'hidden' });
  });

  test('shows no further dialog once the customer chooses to sign out', async () => {
    for (const extension of [undefined, silence]) {
      const { reads, view, go, isIn } = watch(extension);
      await reads(endsIn(100));
      if (extension) await go({ type: 'STAY.CHOSEN' });
      await go({ type: 'LEAVE.CHOSEN' });
      await reads(endsIn(100), 1);
      expect(view()).toEqual({ status: 'hidden' });
      await reads(signedOut, 2);
      expect(isIn('signedOut')).toBe(true);
    }
  });

  test('extends the session without asking if less than 20 seconds are left to answer', async () => {
    const { reads, view, timesAsked } = watch();
    await reads(endsIn(15));
    expect(timesAsked('extension')).toBe(1);
    await reads(endsIn(1800), 1);
    expect(view()).toEqual({ status: 'hidden' });
    await reads(endsIn(1800), 1790);
    expect(timesAsked('extension')).toBe(2);
  });

  test('asks with the remaining time if the extension fails, and does not repeat it', async () => {
    const { reads, view, timesAsked } = watch(new NetworkError('extendSession'));
    await reads(endsIn(15));
    expect(view()).toMatchObject({ status: 'asking', secondsLeft: 15, failure: undefined });
    await reads(endsIn(15), 3);
    expect(view()).toMatchObject({ secondsLeft: 12 });
    expect(timesAsked('extension')).toBe(1);
  });

  test('extends only once if the service does not extend by enough', async () => {
    const { reads, view, timesAsked } = watch();
    await reads(endsIn(15));
    await reads(endsIn(16), 1);
    await reads(endsIn(17), 2);
    expect(timesAsked('extension')).toBe(1);
    expect(view()).toMatchObject({ status: 'asking', secondsLeft: 15 });
  });

  test('shows nothing during an automatic extension, and reports the end of the session', async () => {
    for (const [end, isTimeUp] of [
      [2, false],
      [15, true],
    ] as const) {
      const { reads, view } = watch(silence);
      await reads(endsIn(15));
      await reads(endsIn(15), 1);
      expect(view()).toEqual({ status: 'hidden' });
      await reads(signedOut, end);
      expect(view()).toEqual({ status: 'ended', isTimeUp });
    }
  });

  test('treats a rejected extension as a failure while the session exists', async () => {
    const { reads, view, go } = watch(new SessionEndedError('extendSession', 401));
    await reads(endsIn(100));
    await go({ type: 'STAY.CHOSEN' });
    expect(view()).toMatchObject({ status: 'asking', failure: 'expired' });
  });

  test('takes every transition with each of its guards on the shortest paths', () => {
    const watched = sessionWarningMachine.provide({});
    const { all, taken } = watchBranches(watched);
    const readings = [signedOut, endsIn(10), endsIn(100), endsIn(1800)].flatMap((session) =>
      [0, 2000].map((seconds) => ({ session, now: start + seconds * 1000, warningSeconds: 120 })),
    );
    const events = machineEvents(watched, { payloads: { 'SESSION.READ': readings }, responses: {} });
    getShortestPaths(watched, { events });
    expect(all.filter(({ name }) => !taken.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

test.each([
  [1_800_000, 120, 1_680_000],
  [120_000, 120, 1000],
  [119_300, 120, 300],
  [120_001, 120, 1],
  [0, 120, 1000],
])('with %s ms left and a warning at %s seconds, checks again in %s ms', (left, warningSeconds, expected) => {
  expect(untilNextCheck(left, warningSeconds)).toBe(expected);
});
