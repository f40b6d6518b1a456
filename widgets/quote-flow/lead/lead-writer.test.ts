import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { minimalAnswers } from '../quote-flow.examples.ts';
import { leadWriter, type LeadSource } from './lead-writer.ts';

const lead: LeadSource = {
  answers: minimalAnswers,
  quoteStatus: 'Lead',
  quotes: [],
  transactionId: '',
  visitedAt: 1,
  email: 'alex@example.com',
  experience: '',
  userType: 'new',
};

/** A lead writer whose writes the test settles. */
function open() {
  const writes: { lead: LeadSource; mayExist: boolean; end: () => void; fail: () => void }[] = [];
  const machine = leadWriter.provide({
    actors: {
      writeLead: fromPromise<void, { lead: LeadSource; mayExist: boolean }>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            writes.push({ ...input, end: () => resolve(), fail: () => reject(new Error('offline')) });
          }),
      ),
    },
  });
  const actor = createActor(machine).start();
  const settled = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  const tell = (quoteStatus: LeadSource['quoteStatus'], mayExist = false, email = lead.email) =>
    actor.send({ type: 'LEAD.CHANGED', lead: { ...lead, quoteStatus, email }, mayExist });
  return {
    actor,
    writes,
    settled,
    tell,
    written: () => writes.map(({ lead: { quoteStatus }, mayExist }) => [quoteStatus, mayExist]),
    rows: () => writes.map(({ lead: { email, quoteStatus }, mayExist }) => [email, quoteStatus, mayExist]),
  };
}

describe('the lead writer', () => {
  it('creates the record, then updates it', async () => {
    const { writes, settled, tell, written } = open();
    tell('Lead');
    writes[0]!.end();
    await settled();
    tell('Quoted');
    expect(written()).toEqual([
      ['Lead', false],
      ['Quoted', true],
    ]);
  });

  it('writes one change at a time, the latest last', async () => {
    const { writes, settled, tell, written } = open();
    tell('Lead');
    tell('Lead');
    tell('Quoted');
    expect(written()).toEqual([['Lead', false]]);
    writes[0]!.end();
    await settled();
    expect(written()).toEqual([
      ['Lead', false],
      ['Quoted', true],
    ]);
  });

  it('retries when the network returns without creating the record twice', async () => {
    const { actor, writes, settled, tell, written } = open();
    tell('Lead');
    writes[0]!.fail();
    await settled();
    expect(written()).toHaveLength(1);
    actor.send({ type: 'NETWORK.RETURNED' });
    expect(written()).toEqual([
      ['Lead', false],
      ['Lead', true],
    ]);
  });

  it('retries a failed write on the next change', async () => {
    const { writes, settled, tell, written } = open();
    tell('Lead');
    writes[0]!.fail();
    await settled();
    tell('Quoted');
    expect(written()).toEqual([
      ['Lead', false],
      ['Quoted', true],
    ]);
  });

  it('creates the row of another person, and loses no change of the first', async () => {
    const { writes, settled, tell, rows } = open();
    tell('Lead');
    tell('Quoted');
    tell('Lead', false, 'kim@example.com');
    for (const index of [0, 1, 2]) {
      writes[index]!.end();
      await settled();
    }
    expect(rows()).toEqual([
      ['alex@example.com', 'Lead', false],
      ['kim@example.com', 'Lead', false],
      ['alex@example.com', 'Quoted', true],
    ]);
  });

  it('retries the failed row of the first person after the row of another', async () => {
    const { writes, settled, tell, rows } = open();
    tell('Lead');
    writes[0]!.fail();
    await settled();
    tell('Lead', false, 'kim@example.com');
    writes[1]!.end();
    await settled();
    expect(rows().slice(1)).toEqual([
      ['kim@example.com', 'Lead', false],
      ['alex@example.com', 'Lead', true],
    ]);
  });

  it('updates a record from an earlier part of the visit at once', () => {
    const { tell, written } = open();
    tell('Quoted', true);
    expect(written()).toEqual([['Quoted', true]]);
  });
});
