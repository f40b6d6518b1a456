import { describe, expect, it } from 'vitest';
import type { Verification } from '#domain/contact-verification';
import { silence } from '#flow/testing/run-machine';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { type Responses, runVerification } from './testing/run-verification.ts';
import { connectChannel, connectVerification } from './verification.connect.ts';
import { channelAt, exampleConfig, everyChannel, everyOverall, newRow } from './verification.examples.ts';

const cutOff = new NetworkError('sheet');
const view = (run: ReturnType<typeof runVerification>) => connectVerification(run.actor.getSnapshot());
const channel = (run: ReturnType<typeof runVerification>, name: 'email' | 'text') =>
  connectChannel(name)(run.actor.getSnapshot());

/** A fake sheet that stores codes and returns its current row. */
function sheet(row: Verification = newRow): {
  responses: Responses;
  row: () => Verification;
  set: (changes: Partial<Verification>) => void;
} {
  let now = row;
  const put = (changes: Partial<Verification>) => (now = { ...now, ...changes });
  return {
    row: () => now,
    set: put,
    responses: {
      findRow: () => now,
      notifyAgent: () => put({ agentNotification: 'Success' }),
      requestCallBack: () => put({ callBack: 'Yes' }),
      sendCode: ({ channel: name, code }: { channel: 'email' | 'text'; code: string }) => {
        const attempt = (now[name].status === 'no' ? now[name].attempt + 1 : 1) as 1 | 2 | 3;
        return put({ [name]: { code, status: `Verify-${attempt}`, attempt } });
      },
      resetChannel: ({ channel: name }: { channel: 'email' | 'text' }) => put({ [name]: channelAt('') }),
    },
  };
}

async function opened(row?: Verification) {
  const kept = sheet(row);
  const run = runVerification({ responses: kept.responses });
  await run.go({ type: 'QUESTIONS.SUBMITTED' });
  return { ...run, ...kept, run };
}

describe('the row', () => {
  it('does not create a row for a visitor who only looks at the page', async () => {
    const run = runVerification({ responses: { findRow: undefined } });
    await run.go();
    await run.wait(30);
    expect(run.asked.map(({ name }) => name)).toEqual(['findRow']);
  });

  it('creates the row with the known details once there is something to write', async () => {
    const run = runVerification({ responses: { findRow: undefined } });
    await run.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    expect(run.asked.at(-1)).toEqual({
      name: 'createRow',
      input: expect.objectContaining({
        transactionId: 'transaction-1',
        rateQuoteId: 'RQ-1001',
        details: { email: 'alex@example.com', phone: '5125550142', firstName: 'Alex' },
      }),
    });
    await run.go();
    expect(run.timesAsked('writeDetails')).toBe(0);
  });

  it('writes details that another tab’s row lacks', async () => {
    const run = runVerification({ responses: { findRow: undefined, createRow: { row: newRow, isNew: false } } });
    await run.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    expect(run.asked.at(-1)).toMatchObject({
      name: 'writeDetails',
      input: { details: { firstName: 'Alex' } },
    });
  });

  it('writes each change once, the latest last', async () => {
    const run = runVerification();
    await run.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    await run.go(
      { type: 'DETAILS.CHANGED', details: { lastName: 'Example' } },
      { type: 'DETAILS.CHANGED', details: { lastName: 'Example' } },
    );
    expect(run.asked.filter(({ name }) => name === 'writeDetails').map(({ input }) => input)).toEqual([
      expect.objectContaining({ details: { firstName: 'Alex' } }),
      expect.objectContaining({ details: { firstName: 'Alex', lastName: 'Example' } }),
    ]);
  });

  it('reads the row again after an interrupted write and writes when the network returns', async () => {
    const run = runVerification({ responses: { writeDetails: cutOff } });
    await run.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    expect(view(run).problem).toEqual({ kind: 'unreachable' });
    run.responses.writeDetails = undefined;
    await run.pageSends('NETWORK.RETURNED');
    expect(run.asked.slice(-2).map(({ name }) => name)).toEqual(['findRow', 'writeDetails']);
    expect(view(run).problem).toBeUndefined();
  });

  it.each([
    ['no response', cutOff, { kind: 'unreachable' }],
    ['status 503', new StatusError('sheet', 503, 'Object reference not set'), { kind: 'unreachable' }],
    [
      'a refusal with a message',
      new RefusedError('sheet', { reason: 'The list is full.' }),
      { kind: 'refused', reason: 'The list is full.' },
    ],
    ['a malformed response', new MalformedError('sheet'), { kind: 'malformed' }],
    ['status 401', new StatusError('sheet', 401), { kind: 'expired' }],
  ])('keeps the kind of a failed write: %s', async (_, writeDetails, problem) => {
    const run = runVerification({ responses: { writeDetails } });
    await run.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    expect(view(run).problem).toEqual(problem);
  });

  it('shows a failed write until it has succeeded, also while it is repeated, but not while the visitor repeats it', async () => {
    const run = runVerification({ responses: { writeDetails: cutOff } });
    await run.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    run.responses.writeDetails = silence;
    await run.wait(6);
    expect(run.timesAsked('writeDetails')).toBe(2);
    expect(view(run).problem).toEqual({ kind: 'unreachable' });

    const pressed = runVerification({ responses: { writeDetails: cutOff } });
    await pressed.go({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex' } });
    pressed.responses.writeDetails = silence;
    await pressed.go({ type: 'RETRY' });
    expect(pressed.timesAsked('writeDetails')).toBe(2);
    expect(view(pressed).problem).toBeUndefined();
  });

  it('retries a failed write by itself at growing intervals', async () => {
    const run = runVerification({ responses: { findRow: cutOff } });
    await run.go();
    await run.wait(6);
    expect(run.timesAsked('findRow')).toBe(2);
    await run.wait(12);
    expect(run.timesAsked('findRow')).toBe(3);
  });
});

describe('the agent', () => {
  it('notifies the agent once codes are requested, and only once', async () => {
    const { run } = await opened();
    expect(run.asked).toContainEqual({
      name: 'notifyAgent',
      input: expect.objectContaining({ phone: '5125550142', rateQuoteId: 'RQ-1001' }),
    });
    await run.go({ type: 'DIALOG.CLOSED' }, { type: 'CODES.REQUESTED' });
    expect(run.timesAsked('notifyAgent')).toBe(1);
  });

  it('does not notify the agent again after a reload', async () => {
    const { run } = await opened({ ...newRow, agentNotification: 'Success' });
    expect(run.timesAsked('notifyAgent')).toBe(0);
  });

  it('notifies the agent again after a reload where the notification had failed', async () => {
    const { run } = await opened({ ...newRow, agentNotification: 'Failure' });
    expect(run.timesAsked('notifyAgent')).toBe(1);
  });

  it('accepts codes before the agent is notified', async () => {
    const run = runVerification({ responses: { notifyAgent: cutOff, findRow: newRow } });
    await run.go({ type: 'CODES.REQUESTED' });
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '123456' });
    expect(run.timesAsked('sendCode')).toBe(1);
    run.responses.notifyAgent = { ...newRow, agentNotification: 'Success' };
    await run.go({ type: 'RETRY' });
    expect(run.row()?.agentNotification).toBe('Success');
  });
});

describe('a code', () => {
  it('sends a pasted code without its spaces and dashes', async () => {
    const { run } = await opened();
    await run.go({ type: 'CODE.SENT', channel: 'text', code: ' 123-456 ' });
    expect(run.asked.find(({ name }) => name === 'sendCode')?.input).toMatchObject({ channel: 'text', code: '123456' });
    expect(channel(run, 'text').status).toBe('waiting');
    expect(channel(run, 'email').status).toBe('asking');
  });

  it.each(['', '   ', ' - '])('does not send the blank code "%s"', async (code) => {
    const { run } = await opened();
    await run.go({ type: 'CODE.SENT', channel: 'email', code });
    expect(run.timesAsked('sendCode')).toBe(0);
  });

  it('sends a code once when the button is pressed twice', async () => {
    const { run } = await opened();
    const press = { type: 'CODE.SENT', channel: 'email', code: '123456' } as const;
    run.actor.send(press);
    run.actor.send(press);
    await run.go(press);
    expect(run.timesAsked('sendCode')).toBe(1);
  });

  it('waits for the row before it sends a code', async () => {
    const run = runVerification({ responses: { ...sheet().responses, findRow: undefined, createRow: silence } });
    await run.go({ type: 'CODES.REQUESTED' }, { type: 'CODE.SENT', channel: 'email', code: '123456' });
    expect(channel(run, 'email').status).toBe('sending');
    expect(run.timesAsked('sendCode')).toBe(0);
  });

  it('clears the field after a wrong code and counts the attempt', async () => {
    const { run, set } = await opened();
    await run.go(
      { type: 'CODE.TYPED', channel: 'email', code: '000000' },
      { type: 'CODE.SENT', channel: 'email', code: '000000' },
    );
    set({ email: channelAt('no', 1) });
    await run.wait(3);
    expect(channel(run, 'email')).toEqual({ status: 'asking', attempt: 2, message: 'failed', typed: '' });
    expect(view(run).failure).toBe('email');
  });

  it('starts a channel again after the third wrong code and says so', async () => {
    const { run, set, row } = await opened();
    for (const attempt of [1, 2, 3] as const) {
      await run.go({ type: 'CODE.SENT', channel: 'email', code: '000000' });
      expect(row().email.status).toBe(`Verify-${attempt}`);
      set({ email: channelAt('no', attempt) });
      await run.wait(3);
    }
    expect(row().email).toEqual(channelAt(''));
    expect(channel(run, 'email')).toEqual({ status: 'asking', attempt: 1, message: 'reset', typed: '' });
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '123456' });
    expect(row().email.status).toBe('Verify-1');
    expect(channel(run, 'email').message).toBeUndefined();
  });

  it('keeps a code that could not be sent in its field and sends it when the network returns', async () => {
    const { run, responses } = await opened();
    const take = responses.sendCode;
    run.responses.sendCode = cutOff;
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '123456' });
    expect(channel(run, 'email')).toMatchObject({ status: 'asking', typed: '123456' });
    expect(view(run).problem).toEqual({ kind: 'unreachable' });
    run.responses.sendCode = take;
    await run.pageSends('NETWORK.RETURNED');
    expect(channel(run, 'email')).toMatchObject({ status: 'waiting', typed: '' });
    expect(view(run).problem).toBeUndefined();
  });
});

it.each([
  ['the notification of the agent', 'notifyAgent', newRow, []],
  ['the sending of a code', 'sendCode', newRow, [{ type: 'CODE.SENT', channel: 'email', code: '123456' }]],
  ['the reset of a channel', 'resetChannel', { ...newRow, email: channelAt('no', 3) }, []],
] as const)(
  'shows that %s failed also while it is repeated, but not while the visitor repeats it',
  async (_, call, row, events) => {
    const { responses } = sheet(row);
    const run = runVerification({ responses: { ...responses, [call]: cutOff } });
    await run.go({ type: 'CODES.REQUESTED' }, ...events);
    expect(view(run).problem).toEqual({ kind: 'unreachable' });
    run.responses[call] = silence;
    await run.wait(24);
    expect(run.timesAsked(call)).toBe(2);
    expect(view(run).problem).toEqual({ kind: 'unreachable' });
    await run.go({ type: 'RETRY' });
    expect(view(run).problem).toBeUndefined();
    expect(run.timesAsked(call)).toBe(2);
  },
);

describe('polling for the agent’s answer', () => {
  it('polls at the configured interval', async () => {
    const { run } = await opened();
    const before = run.timesAsked('findRow');
    await run.wait(9);
    expect(run.timesAsked('findRow') - before).toBe(3);
  });

  it('does not poll before codes are requested', async () => {
    const run = runVerification();
    await run.wait(60);
    expect(run.timesAsked('findRow')).toBe(1);
  });

  it('polls at the configured interval however long nothing changes', async () => {
    const { run } = await opened();
    await run.wait(240);
    const before = run.timesAsked('findRow');
    await run.wait(12);
    expect(run.timesAsked('findRow') - before).toBe(4);
  });

  it('pauses polling while the page is hidden and polls at once when it is visible again', async () => {
    const { run } = await opened();
    await run.pageSends('PAGE.HIDDEN');
    const before = run.timesAsked('findRow');
    await run.wait(600);
    expect(run.timesAsked('findRow')).toBe(before);
    await run.pageSends('PAGE.SEEN');
    expect(run.timesAsked('findRow')).toBe(before + 1);
  });

  it('keeps polling after failures, and polls at once when the network returns', async () => {
    const { run, responses } = await opened();
    const find = responses.findRow;
    run.responses.findRow = cutOff;
    await run.wait(30);
    expect(view(run).problem).toEqual({ kind: 'unreachable' });
    run.responses.findRow = find;
    await run.pageSends('NETWORK.RETURNED');
    expect(view(run).problem).toBeUndefined();
  });

  it('drops a poll result that is older than the last write', async () => {
    const { run, row } = await opened();
    run.responses.findRow = silence;
    await run.wait(3);
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '123456' });
    expect(row().email.status).toBe('Verify-1');
    expect(run.isIn({ polling: 'pausing' })).toBe(true);
  });

  it('stops polling once the visitor is verified', async () => {
    const { run, set } = await opened();
    set({ overall: 'yes' });
    await run.wait(3);
    const before = run.timesAsked('findRow');
    await run.wait(60);
    expect(run.timesAsked('findRow')).toBe(before);
  });
});

describe('being verified', () => {
  it.each([
    ['both channels are verified', { email: channelAt('yes'), text: channelAt('yes', 3) }],
    ['the agent approves the verification as a whole', { overall: 'yes' as const }],
  ])('moves the visitor on after the questions when %s', async (_, changes) => {
    const { run, set } = await opened();
    set(changes);
    await run.wait(3);
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
    expect(view(run)).toMatchObject({ isOpen: false, isFinished: true });
    await run.wait(30);
    expect(run.sentToParent).toHaveLength(1);
  });

  it.each([
    ['email', { phone: '' }],
    ['text', { email: '' }],
  ] as const)('moves the visitor on with only the %s code when no other can be sent', async (only, contact) => {
    const { responses, set } = sheet();
    const run = runVerification({ responses, input: contact });
    await run.go({ type: 'QUESTIONS.SUBMITTED' });
    set({ [only]: channelAt('Verify-1') });
    await run.wait(3);
    expect(view(run).phase).toBe('waiting');
    set({ [only]: channelAt('yes') });
    await run.wait(3);
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
  });

  it('does not move the visitor on without the agent’s overall yes when no code can be sent', async () => {
    const { responses, set } = sheet();
    const run = runVerification({ responses, input: { email: '', phone: '' } });
    await run.go({ type: 'QUESTIONS.SUBMITTED' });
    expect(run.sentToParent).toEqual([]);
    set({ overall: 'yes' });
    await run.wait(3);
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
  });

  it('waits until the answers are written to the row', async () => {
    const { responses } = sheet({ ...newRow, overall: 'yes' });
    const run = runVerification({ responses: { ...responses, writeDetails: silence } });
    await run.go(
      { type: 'DETAILS.CHANGED', details: { answers: [{ question: 'Q1', value: 'Yes' }] } },
      { type: 'QUESTIONS.SUBMITTED' },
    );
    expect(run.sentToParent).toEqual([]);
  });

  it('retries answers that could not be written before it moves the visitor on', async () => {
    const { responses } = sheet({ ...newRow, overall: 'yes' });
    const run = runVerification({ responses: { ...responses, writeDetails: cutOff } });
    await run.go(
      { type: 'DETAILS.CHANGED', details: { answers: [{ question: 'Q1', value: 'Yes' }] } },
      { type: 'QUESTIONS.SUBMITTED' },
    );
    await run.wait(60);
    expect(run.sentToParent).toEqual([]);
    expect(view(run)).toMatchObject({ isOpen: true, isSaving: true, problem: { kind: 'unreachable' } });
    run.responses.writeDetails = undefined;
    await run.go({ type: 'RETRY' });
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
  });

  it('reports a verified visitor again once answers that were changed later are written', async () => {
    const { responses, set } = sheet();
    const run = runVerification({ responses });
    await run.go({ type: 'QUESTIONS.SUBMITTED' });
    set({ overall: 'yes' });
    await run.wait(3);
    run.responses.writeDetails = silence;
    await run.go(
      { type: 'DETAILS.CHANGED', details: { answers: [{ question: 'Q1', value: 'No' }] } },
      { type: 'QUESTIONS.SUBMITTED' },
    );
    expect(run.asked.at(-1)).toMatchObject({
      name: 'writeDetails',
      input: { details: { answers: [{ question: 'Q1', value: 'No' }] } },
    });
    expect(run.sentToParent).toHaveLength(1);
    expect(view(run)).toMatchObject({ isFinished: false, isSaving: true });
  });

  it('does not open the dialog of a verified visitor before the questions', async () => {
    const run = runVerification({ responses: sheet({ ...newRow, overall: 'yes' }).responses });
    await run.go({ type: 'CODES.REQUESTED' });
    expect(view(run).isOpen).toBe(false);
  });

  it('shows the message before the questions and moves the visitor on when they are submitted', async () => {
    const { responses, set } = sheet();
    const run = runVerification({ responses });
    await run.go({ type: 'CODES.REQUESTED' });
    set({ overall: 'yes' });
    await run.wait(3);
    expect(run.sentToParent).toEqual([]);
    expect(view(run)).toMatchObject({ isOpen: true, phase: 'verified', timer: 'off' });
    await run.go({ type: 'QUESTIONS.SUBMITTED' });
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
  });
});

describe('the wait', () => {
  it('waits for the agent once both codes are sent', async () => {
    const { run } = await opened();
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '1' }, { type: 'CODE.SENT', channel: 'text', code: '2' });
    expect(view(run).phase).toBe('waiting');
  });

  it.each(['', 'no'] as const)('keeps the timer running while the overall status is "%s"', async (overall) => {
    const { run, set } = await opened({ ...newRow, email: channelAt('Verify-1'), text: channelAt('yes') });
    set({ overall });
    await run.wait(60);
    expect(view(run)).toMatchObject({ isOpen: true, phase: 'waiting', timer: 'running', isRefused: overall === 'no' });
    const before = run.timesAsked('findRow');
    await run.wait(61);
    expect(view(run).timer).toBe('over');
    await run.wait(30);
    expect(run.timesAsked('findRow')).toBeGreaterThan(before);
  });

  it('extends the timer before and after it ends', async () => {
    const { run } = await opened();
    await run.wait(100);
    await run.go({ type: 'TIMER.EXTENDED' });
    await run.wait(100);
    expect(view(run).timer).toBe('running');
    await run.wait(21);
    expect(view(run).timer).toBe('over');
    await run.go({ type: 'TIMER.EXTENDED' });
    expect(view(run).timer).toBe('running');
  });

  it('runs the timer for the configured time', async () => {
    const { run } = await opened();
    await run.go(
      { type: 'CONFIG.CHANGED', config: { ...exampleConfig, verificationTimer: 10 } },
      { type: 'TIMER.EXTENDED' },
    );
    await run.wait(10);
    expect(view(run).timer).toBe('over');
  });

  it('restarts the timer when the visitor waits for something else', async () => {
    const { run } = await opened();
    await run.wait(110);
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '1' }, { type: 'CODE.SENT', channel: 'text', code: '2' });
    await run.wait(60);
    expect(view(run).timer).toBe('running');
  });
});

describe('a call back', () => {
  it('requests a call back once and keeps it requested', async () => {
    const { run, row } = await opened();
    await run.go({ type: 'CALL_BACK.REQUESTED' }, { type: 'CALL_BACK.REQUESTED' });
    expect(run.timesAsked('requestCallBack')).toBe(1);
    expect(row().callBack).toBe('Yes');
    expect(view(run).callBack).toBe('requested');
  });

  it('restores a requested call back after a reload', async () => {
    const run = runVerification({ responses: sheet({ ...newRow, callBack: 'Yes' }).responses });
    await run.go();
    expect(view(run)).toMatchObject({ callBack: 'requested', isOpen: true });
  });

  it('reports a call back request that failed and retries it', async () => {
    const { run, responses } = await opened();
    const take = responses.requestCallBack;
    run.responses.requestCallBack = cutOff;
    await run.go({ type: 'CALL_BACK.REQUESTED' });
    expect(view(run).callBack).toBe('failed');
    run.responses.requestCallBack = take;
    await run.go({ type: 'CALL_BACK.REQUESTED' });
    expect(view(run).callBack).toBe('requested');
  });

  it('offers no call back when the page turns it off', async () => {
    const run = runVerification({ input: { config: { ...exampleConfig, callBackEnabled: false } } });
    await run.go({ type: 'CODES.REQUESTED' }, { type: 'CALL_BACK.REQUESTED' });
    expect(view(run).callBack).toBe('off');
    expect(run.timesAsked('requestCallBack')).toBe(0);
  });
});

describe('after a reload', () => {
  it('resumes verification at the state of the row', async () => {
    const row = { ...newRow, agentNotification: 'Success', email: channelAt('no', 2), text: channelAt('Verify-3', 3) };
    const run = runVerification({ responses: sheet(row).responses });
    await run.go();
    expect(view(run)).toMatchObject({ isOpen: true, phase: 'entering', failure: 'email' });
    expect(channel(run, 'email')).toMatchObject({ status: 'asking', attempt: 3 });
    expect(channel(run, 'text')).toMatchObject({ status: 'waiting', attempt: 3 });
    await run.go({ type: 'CODE.SENT', channel: 'email', code: '1' });
    expect(run.row()?.email.status).toBe('Verify-3');
  });

  it('keeps a dialog closed that the visitor has closed', async () => {
    const { run } = await opened();
    await run.go({ type: 'DIALOG.CLOSED' });
    await run.wait(30);
    expect(view(run).isOpen).toBe(false);
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.POSTPONED' }]);
  });

  it('keeps a dialog closed that the visitor has closed before the row was found', async () => {
    const { responses } = sheet({ ...newRow, agentNotification: 'Success' });
    const run = runVerification({ responses: { ...responses, findRow: cutOff } });
    await run.go({ type: 'CODES.REQUESTED' }, { type: 'DIALOG.CLOSED' });
    run.responses.findRow = responses.findRow;
    await run.go({ type: 'RETRY' });
    expect(run.row()).toBeDefined();
    expect(view(run).isOpen).toBe(false);
  });

  it.each([
    ['by the row', []],
    ['by a submission that is sent again', [{ type: 'QUESTIONS.SUBMITTED', isPostponed: true } as const]],
  ])('does not open a postponed dialog %s, but on request', async (_what, events) => {
    const { responses } = sheet({ ...newRow, agentNotification: 'Success', email: channelAt('Verify-1') });
    const run = runVerification({ responses, input: { isPostponed: true } });
    await run.go(...events);
    expect(view(run).isOpen).toBe(false);
    await run.go({ type: 'CODES.REQUESTED' });
    expect(view(run).isOpen).toBe(true);
  });

  it('opens the dialog of a verified visitor whose changed answers are being written', async () => {
    const { responses } = sheet({ ...newRow, agentNotification: 'Success', overall: 'yes' });
    const run = runVerification({ responses: { ...responses, writeDetails: silence }, input: { isPostponed: true } });
    await run.go(
      { type: 'DETAILS.CHANGED', details: { answers: [{ question: 'Q1', value: 'Yes' }] } },
      { type: 'QUESTIONS.SUBMITTED', isPostponed: true },
    );
    expect(view(run)).toMatchObject({ isOpen: true, isSaving: true });
  });

  it('does not open the dialog for a verified visitor', async () => {
    const run = runVerification({
      responses: sheet({ ...newRow, agentNotification: 'Success', overall: 'yes' }).responses,
    });
    await run.go();
    expect(view(run).isOpen).toBe(false);
    await run.go({ type: 'QUESTIONS.SUBMITTED' });
    expect(run.sentToParent).toEqual([{ type: 'VERIFICATION.VERIFIED' }]);
  });
});

describe('no combination of statuses is a dead end', () => {
  const combinations = Object.entries(everyChannel).flatMap(([emailIs, email]) =>
    Object.entries(everyChannel).flatMap(([textIs, text]) =>
      everyOverall.map((overall) => ({ emailIs, textIs, overall, email, text })),
    ),
  );

  it.each(combinations)(
    'verifies the visitor from email: $emailIs, text: $textIs, overall: "$overall"',
    async ({ email, text, overall }) => {
      const { run, set, row } = await opened({ ...newRow, email, text, overall });
      await run.go();
      // Verified at once, or each channel has an action for the visitor or a pending answer.
      if (overall !== 'yes' && !(email.status === 'yes' && text.status === 'yes')) {
        expect(view(run)).toMatchObject({ isOpen: true, timer: 'running', callBack: 'offered' });
        for (const name of ['email', 'text'] as const) {
          for (let round = 0; row()[name].status !== 'yes'; round += 1) {
            expect(round).toBeLessThan(3);
            if (channel(run, name).status === 'asking')
              await run.go({ type: 'CODE.SENT', channel: name, code: '123456' });
            expect(channel(run, name).status).toBe('waiting');
            set({ [name]: { ...row()[name], status: 'yes' } });
            await run.wait(24);
          }
        }
      }
      expect(run.sentToParent.filter(({ type }) => type === 'VERIFICATION.VERIFIED')).toHaveLength(1);
      expect(view(run).isFinished).toBe(true);
    },
  );
});
