import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '#analytics/event-catalogue';
import type { Track } from '#analytics/events';
import type { Verification } from '#domain/contact-verification';
import { runVerification } from './testing/run-verification.ts';
import { channelAt, newRow } from './verification.examples.ts';
import { trackVerification } from './verification.tracking.ts';

const notifiedRow: Verification = { ...newRow, agentNotification: 'Success' };

async function tracked(row: Verification = notifiedRow) {
  const run = runVerification({
    responses: {
      findRow: row,
      sendCode: { ...row, email: channelAt('Verify-1') },
      requestCallBack: { ...row, callBack: 'Yes' },
    },
  });
  const events: unknown[] = [];
  const tell: Track = (name, ...data) => {
    if (data[0]) expect(Object.keys(eventCatalogue[name].shape)).toEqual(expect.arrayContaining(Object.keys(data[0])));
    events.push([name, ...data]);
  };
  const stop = trackVerification(run.actor, () => tell);
  await run.go({ type: 'QUESTIONS.SUBMITTED' });
  const sheetSays = async (changes: Partial<Verification>) => {
    run.sheetSays(changes);
    await run.wait(3);
  };
  return { ...run, events, sheetSays, stop };
}

describe('verification analytics', () => {
  it('sends an event for the opened dialog, each code with its channel and attempt, and each answer', async () => {
    const { events, go, sheetSays } = await tracked();
    await go({ type: 'CODE.SENT', channel: 'email', code: '123456' });
    await sheetSays({ email: channelAt('no', 1) });
    await sheetSays({ email: channelAt('Verify-2', 2) });
    await sheetSays({ email: channelAt('yes', 2), text: channelAt('yes') });
    expect(events).toEqual([
      ['Verification Opened'],
      ['Code Sent', { channel: 'email', attempt: 1 }],
      ['Code Answered', { channel: 'email', outcome: 'wrong' }],
      ['Code Sent', { channel: 'email', attempt: 2 }],
      ['Code Answered', { channel: 'email', outcome: 'verified' }],
      ['Code Answered', { channel: 'text', outcome: 'verified' }],
      ['Contact Verified'],
    ]);
  });

  it('sends an event for the third wrong code', async () => {
    const { events, sheetSays } = await tracked({ ...notifiedRow, text: channelAt('Verify-3', 3) });
    await sheetSays({ text: channelAt('no', 3) });
    expect(events).toContainEqual(['Code Answered', { channel: 'text', outcome: 'startedAnew' }]);
  });

  it('sends one event for a requested call back', async () => {
    const { events, go, wait } = await tracked();
    await go({ type: 'CALL_BACK.REQUESTED' });
    await wait(6);
    expect(events.filter((event) => JSON.stringify(event).includes('Call Back'))).toEqual([['Call Back Requested']]);
  });

  it('does not repeat the events of an earlier visit', async () => {
    const { events } = await tracked({ ...notifiedRow, email: channelAt('no', 2), callBack: 'Yes' });
    expect(events).toEqual([['Verification Opened']]);
  });

  it('sends no code, address or number to analytics', async () => {
    const { events, go, sheetSays } = await tracked();
    await go({ type: 'CODE.SENT', channel: 'email', code: '987654' });
    await sheetSays({ email: { code: '987654', status: 'no', attempt: 1 }, text: channelAt('yes') });
    expect(JSON.stringify(events)).not.toMatch(/987654|example\.com|5125550142|transaction-1/);
  });

  it('sends no event after tracking is stopped', async () => {
    const { events, sheetSays, stop } = await tracked();
    stop();
    const before = events.length;
    await sheetSays({ overall: 'yes' });
    expect(events).toHaveLength(before);
  });
});
