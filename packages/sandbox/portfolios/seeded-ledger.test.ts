import { describe, expect, it } from 'vitest';
import { portfolios } from './portfolios.ts';
import { ledgerEntries } from './seeded-ledger.ts';

const before = new Date(Date.UTC(2026, 0, 5));
const { ledger } = portfolios.paying;
const page = (from: number, count = 50) => ledgerEntries(ledger, { from, count, before });

describe('points history of the customer who pays', () => {
  it('has 5,000 entries on 100 pages, each of them once, the latest first', () => {
    const entries = Array.from({ length: 100 }, (_, index) => page(50 * index)).flat();
    expect(entries).toEqual(page(0, 5000));
    expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(5000);
    const times = entries.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThan(before.getTime());
  });

  it('has redeemed gift cards with a PIN, and a rule for each entry', () => {
    const entries = page(0, 5000);
    expect(entries.filter(({ type, pin, name }) => type === 'subtraction' && pin && name)).toHaveLength(5);
    expect(entries.every(({ amount, ruleName }) => amount > 0 && ruleName)).toBe(true);
  });

  it('ends after its last entry', () => {
    expect(page(4990).length).toBe(10);
    expect(page(5000)).toEqual([]);
  });
});
