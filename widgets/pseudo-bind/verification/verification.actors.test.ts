import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { Device } from '#visitor/testing/device';
import { FakeSheet } from './testing/fake-sheet.ts';
import { verificationActors } from './verification.actors.ts';
import { connectChannel, connectVerification } from './verification.connect.ts';
import { exampleInput } from './verification.examples.ts';
import { verificationMachine } from './verification.machine.ts';
import type { VerificationEvent } from './verification.types.ts';

const silent = fromCallback(() => undefined) as never;

/** A tab of a device with the purchase open, over a fake sheet. It polls on request. */
function openTab(sheet: FakeSheet, device = new Device()) {
  const visitor = device.openTab();
  const machine = verificationMachine
    .provide(verificationActors(() => ({ client: sheet.client(), visitor }), device.locks))
    .provide({ actors: { network: silent, visibility: silent }, actions: { reportReset: () => undefined } });
  const actor = createActor(machine, { input: exampleInput });
  actor.start();
  onTestFinished(() => void actor.stop());
  const see = () => connectVerification(actor.getSnapshot());
  return {
    device,
    actor,
    see,
    channel: (name: 'email' | 'text') => connectChannel(name)(actor.getSnapshot()),
    send: (event: VerificationEvent) => actor.send(event),
    close: () => actor.stop(),
    /** Resolves when the agent is notified, or could not be, and the row is saved. */
    ready: () =>
      expect
        .poll(() => {
          const snapshot = actor.getSnapshot();
          return (
            snapshot.matches({ row: 'saved' }) &&
            (snapshot.matches({ agent: 'notified' }) || snapshot.matches({ agent: 'asked' }))
          );
        })
        .toBe(true),
    async look(status: { email?: string; text?: string }) {
      await expect
        .poll(
          () => {
            actor.send({ type: 'RETRY' });
            const { email, text } = {
              email: connectChannel('email')(actor.getSnapshot()).status,
              text: connectChannel('text')(actor.getSnapshot()).status,
            };
            return { ...(status.email && { email }), ...(status.text && { text }) };
          },
          { interval: 20 },
        )
        .toEqual(status);
    },
  };
}

const code = (channel: 'email' | 'text', text = '123456'): VerificationEvent => ({
  type: 'CODE.SENT',
  channel,
  code: text,
});

describe('one visitor', () => {
  it('writes one row per visitor, in columns found by their names', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex', lastName: 'Example' } });
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    expect(sheet.rows).toEqual([
      expect.objectContaining({
        TransactionId: 'transaction-1',
        RateQuoteId: 'RQ-1001',
        Email: 'alex@example.com',
        Phone: '5125550142',
        'First Name': 'Alex',
        'Agent Notification': 'Agent notified',
      }),
    ]);
  });

  it('writes only changed cells and the time', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex', lastName: 'Example' } });
    await expect.poll(() => sheet.rows.length).toBe(1);
    tab.send({ type: 'DETAILS.CHANGED', details: { lastName: 'Other', vins: ['1HGCM82633A004352'] } });
    await expect.poll(() => sheet.writes.length).toBe(1);
    const [written] = sheet.writes;
    expect(Object.keys(written!).toSorted()).toEqual(['Last Name', 'Timestamp', 'Vin Number 1']);
    expect(written!.Timestamp).toBeTruthy();
    expect(sheet.rows).toEqual([
      expect.objectContaining({ 'First Name': 'Alex', 'Last Name': 'Other', 'Vin Number 1': '1HGCM82633A004352' }),
    ]);
  });

  it('records that no agent could be notified', async () => {
    const sheet = new FakeSheet();
    sheet.isAgentAway = true;
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    expect(sheet.rows[0]).toMatchObject({ 'Agent Notification': 'Failure' });
  });

  it.each(['012345', '12E45'])('keeps the code %s and a license number as they were typed', async (typed) => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex', licenseNumber: typed } });
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    tab.send(code('email', typed));
    await tab.look({ email: 'waiting' });
    expect(sheet.rows[0]).toMatchObject({ 'Email Code 1': typed, DriverLicense: typed });
  });

  it('writes a sent code as Verify-1 into its columns', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    tab.send(code('email', '12 34-56'));
    await tab.look({ email: 'waiting' });
    expect(sheet.rows[0]).toMatchObject({ 'Email Code 1': '123456', 'Email Code Status 1': 'Verify-1' });
  });

  it('counts three attempts, then starts again with empty columns', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    for (const attempt of [1, 2, 3]) {
      tab.send(code('text'));
      await expect.poll(() => sheet.verification().text.status).toBe(`Verify-${attempt}`);
      await tab.look({ text: 'waiting' });
      sheet.answer('text', 'no');
      await tab.look({ text: 'asking' });
    }
    await expect.poll(() => sheet.verification().text).toEqual({ code: '', status: '', attempt: 1 });
    expect(sheet.rows[0]).toMatchObject({
      'Text Code 1': '',
      'Text Code 2': '',
      'Text Code Status 1': '',
      'Text Code Status 2': '',
    });
    await expect.poll(() => tab.channel('text').message).toBe('reset');
  });

  it('writes a requested call back to the row and notifies the agent again', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    tab.send({ type: 'CALL_BACK.REQUESTED' });
    await expect.poll(() => tab.see().callBack).toBe('requested');
    expect(sheet.rows[0]).toMatchObject({ 'Request Call Back': 'Yes', 'Agent Notification': 'Agent notified' });
    expect(sheet.calls).toBe(2);
  });

  it('keeps the requested call back when the notification fails and records the failure', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    sheet.isAgentAway = true;
    tab.send({ type: 'CALL_BACK.REQUESTED' });
    await expect.poll(() => tab.see().callBack).toBe('noted');
    expect(sheet.rows[0]).toMatchObject({ 'Request Call Back': 'Yes', 'Agent Notification': 'Failure' });
  });

  it('records the successful call of a call back where the first notification had failed', async () => {
    const sheet = new FakeSheet();
    sheet.isAgentAway = true;
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    sheet.isAgentAway = false;
    tab.send({ type: 'CALL_BACK.REQUESTED' });
    await expect.poll(() => tab.see().callBack).toBe('requested');
    expect(tab.see().agent).toBe('notified');
    expect(sheet.rows[0]).toMatchObject({ 'Request Call Back': 'Yes', 'Agent Notification': 'Agent notified' });
  });

  it('creates one row although the response to the first write was lost', async () => {
    const sheet = new FakeSheet();
    sheet.losesNextResponse = true;
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    await expect.poll(() => tab.actor.getSnapshot().matches({ row: 'waitingToRetry' }), { timeout: 20_000 }).toBe(true);
    tab.send({ type: 'RETRY' });
    await tab.ready();
    expect(sheet.rows).toHaveLength(1);
  });

  it('counts a code once although the response to its write was lost', async () => {
    const sheet = new FakeSheet();
    const tab = openTab(sheet);
    tab.send({ type: 'CODES.REQUESTED' });
    await tab.ready();
    sheet.losesNextResponse = true;
    tab.send(code('email'));
    await tab.look({ email: 'waiting' });
    expect(sheet.verification().email.attempt).toBe(1);
  });
});

describe('two tabs', () => {
  it('two tabs create one row', async () => {
    const sheet = new FakeSheet();
    const device = new Device();
    const tabs = [openTab(sheet, device), openTab(sheet, device)];
    for (const tab of tabs) tab.send({ type: 'CODES.REQUESTED' });
    for (const tab of tabs) await tab.ready();
    expect(sheet.rows).toHaveLength(1);
    expect(sheet.calls).toBe(1);
  });

  it('two tabs that both send a code count one attempt', async () => {
    const sheet = new FakeSheet();
    const device = new Device();
    const [one, other] = [openTab(sheet, device), openTab(sheet, device)];
    for (const tab of [one, other]) tab.send({ type: 'CODES.REQUESTED' });
    for (const tab of [one, other]) await tab.ready();
    one.send(code('email', '111111'));
    other.send(code('email', '222222'));
    await one.look({ email: 'waiting' });
    await other.look({ email: 'waiting' });
    expect(sheet.verification().email).toEqual({ code: '111111', status: 'Verify-1', attempt: 1 });
  });

  it('two tabs share codes, answers and call backs', async () => {
    const sheet = new FakeSheet();
    const device = new Device();
    const one = openTab(sheet, device);
    one.send({ type: 'CODES.REQUESTED' });
    await one.ready();
    const other = openTab(sheet, device);
    await other.ready();
    one.send(code('text'));
    await other.look({ text: 'waiting' });
    sheet.answer('text', 'yes');
    other.send({ type: 'CALL_BACK.REQUESTED' });
    await one.look({ text: 'verified' });
    await expect.poll(() => (one.send({ type: 'RETRY' }), one.see().callBack), { interval: 20 }).toBe('requested');
  });

  it('two tabs reset a channel once after the third “no” and keep codes sent later', async () => {
    const sheet = new FakeSheet();
    const device = new Device();
    const one = openTab(sheet, device);
    one.send({ type: 'CODES.REQUESTED' });
    for (const _ of [1, 2, 3]) {
      one.send(code('email', '000000'));
      await one.look({ email: 'waiting' });
      sheet.answer('email', 'no');
      if (sheet.verification().email.attempt < 3) await one.look({ email: 'asking' });
    }
    // The other tab opens after the third “no”, while the first one resets the channel and sends again.
    const other = openTab(sheet, device);
    await one.look({ email: 'asking' });
    await expect.poll(() => sheet.verification().email.status).toBe('');
    one.send(code('email', '123456'));
    await one.look({ email: 'waiting' });
    await other.look({ email: 'waiting' });
    expect(sheet.verification().email).toEqual({ code: '123456', status: 'Verify-1', attempt: 1 });
  });
});

describe('a reload', () => {
  it('a reload keeps the number of attempts', async () => {
    const sheet = new FakeSheet();
    const before = openTab(sheet);
    before.send({ type: 'CODES.REQUESTED' });
    before.send(code('email', '000000'));
    await before.look({ email: 'waiting' });
    sheet.answer('email', 'no');
    before.close();

    const after = openTab(sheet, before.device);
    await after.ready();
    expect(after.channel('email')).toMatchObject({ status: 'asking', attempt: 2, message: 'failed' });
    after.send(code('email', '123456'));
    await expect.poll(() => sheet.verification().email).toEqual({ code: '123456', status: 'Verify-2', attempt: 2 });
    expect(sheet.rows).toHaveLength(1);
    expect(sheet.calls).toBe(1);
  });

  it('a reload clears the columns of a driver who was removed since, and no others', async () => {
    const sheet = new FakeSheet();
    const [casey, robin] = [
      { firstName: 'Casey', lastName: 'Example', action: 'include', licenseNumber: '11111111' },
      { firstName: 'Robin', lastName: 'Example', action: 'include', licenseNumber: '22222222' },
    ] as const;
    const before = openTab(sheet);
    before.send({
      type: 'DETAILS.CHANGED',
      details: { firstName: 'Alex', vins: ['1HGCM82633A004352'], additionalDrivers: [casey, robin] },
    });
    await expect.poll(() => sheet.rows[0]?.['First Name 2']).toBe('Robin');
    before.close();

    const after = openTab(sheet, before.device);
    after.send({ type: 'DETAILS.CHANGED', details: { firstName: 'Alex', additionalDrivers: [robin] } });
    await expect.poll(() => sheet.rows[0]?.['First Name 1']).toBe('Robin');
    expect(sheet.rows[0]).toMatchObject({
      'License 1': '22222222',
      'First Name 2': '',
      'Last Name 2': '',
      'Action Type 2': '',
      'License 2': '',
      'First Name': 'Alex',
      'Vin Number 1': '1HGCM82633A004352',
      Email: 'alex@example.com',
    });
    expect(Object.keys(sheet.writes.at(-1)!)).not.toContain('First Name');
  });

  it('a reload keeps the requested call back', async () => {
    const sheet = new FakeSheet();
    const before = openTab(sheet);
    before.send({ type: 'CODES.REQUESTED' });
    await before.ready();
    before.send({ type: 'CALL_BACK.REQUESTED' });
    await expect.poll(() => before.see().callBack).toBe('requested');
    before.close();
    const after = openTab(sheet, before.device);
    await expect.poll(() => after.see().callBack).toBe('requested');
    expect(after.see().isOpen).toBe(true);
  });
});
