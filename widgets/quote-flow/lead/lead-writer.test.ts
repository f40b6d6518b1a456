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
  const tell = (quoteStatus: LeadSource['quoteStatus'], mayExist = false) =>
    actor.send({ type: 'LEAD.CHANGED', lead: { ...lead, quoteStatus }, mayExist });
  return {
    actor,
    writes,
    settled,
    tell,
    told: () => writes.map(({ lead: { quoteStatus }, mayExist }) => [quoteStatus, mayExist]),
  };
}

describe('the lead writer', () => {
  it('creates the record, then updates it', async () => {
    const { writes, settled, tell, told } = open();
    tell('Lead');
    writes[0]!.end();
    await settled();
    tell('Quoted');
    expect(told()).toEqual([
      ['Lead', false],
      ['Quoted', true],
    ]);
  });

  it('writes one change at a time, the latest last', async () => {
    const { writes, settled, tell, told } = open();
    tell('Lead');
    tell('Lead');
    tell('Quoted');
    expect(told()).toEqual([['Lead', false]]);
    writes[0]!.end();
    await settled();
    expect(told()).toEqual([
      ['Lead', false],
      ['Quoted', true],
    ]);
  });

  it('retries when the network returns without creating the record twice', async () => {
    const { actor, writes, settled, tell, told } = open();
    tell('Lead');
    writes[0]!.fail();
    await settled();
    expect(told()).toHaveLength(1);
    actor.send({ type: 'NETWORK.RETURNED' });
    expect(told()).toEqual([
      ['Lead', false],
      ['Lead', true],
    ]);
  });

  it('retries a failed write on the next change', async () => {
    const { writes, settled, tell, told } = open();
    tell('Lead');
    writes[0]!.fail();
    await settled();
    tell('Quoted');
    expect(told()).toEqual([
      ['Lead', false],
      ['Quoted', true],
    ]);
  });

  it('updates a record from an earlier part of the visit at once', () => {
    const { tell, told } = open();
    tell('Quoted', true);
    expect(told()).toEqual([['Quoted', true]]);
  });
});
