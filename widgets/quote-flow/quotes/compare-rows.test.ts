import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote';
import { type CompareRow, compareSections } from './compare-rows.ts';
import { biMonthlyQuote, installmentQuote, pseudoCarrierQuote, singlePaymentQuote } from './results.examples.ts';
import { resultsEn } from './strings.en.ts';

const rowsOf = (...quotes: Quote[]): Record<string, CompareRow> =>
  Object.fromEntries(
    compareSections({ quotes, labels: resultsEn, language: 'en' }).flatMap(({ rows }) =>
      rows.map((row) => [row.key, row]),
    ),
  );

describe('quotes side by side', () => {
  it.each([
    ['price', ['$123.45 a month', '$699.00 paid in full', '$274.00 every two months']],
    ['downPayment', ['$124.00', 'None', '$270.00']],
    ['payments', ['5 × $123.45', 'One payment of $699.00', '2 × $274.00']],
    ['total', ['$741.25', '$699.00', '$818.00']],
  ])('lists the %s of each quote', (key, values) => {
    const row = rowsOf(installmentQuote, singlePaymentQuote, biMonthlyQuote)[key]!;
    expect(row.values).toEqual(values);
    expect(row.isDifferent).toBe(true);
  });

  it('lists every fee and which quotes have none of it', () => {
    const rows = rowsOf(installmentQuote, pseudoCarrierQuote, biMonthlyQuote);
    expect(rows['fee-Policy fee']!.values).toEqual(['None', '$15.00, included', 'None']);
    expect(rows['fee-Filing of form SR-22']!.values).toEqual(['None', '$20.00, included', 'None']);
    expect(rows['fee-Payment plan fees']!.values).toEqual(['None', '$19.25, on top', '$8.00, on top']);
  });

  it('says that no carrier names a fee when none does', () => {
    expect(rowsOf(installmentQuote, singlePaymentQuote).fees!.values).toEqual(['None named', 'None named']);
  });

  it('puts the same coverage in one row with limits and deductibles, and describes missing ones in words', () => {
    const rows = rowsOf(installmentQuote, pseudoCarrierQuote);
    expect(rows.BI).toMatchObject({
      label: 'Bodily injury liability',
      values: ['30k/60k', '50k/100k'],
      isDifferent: true,
    });
    expect(rows.PD).toMatchObject({ values: ['25k', '25k'], isDifferent: false });
    expect(rows.COMP).toMatchObject({ values: ['500 deductible', '500 deductible'], isDifferent: false });
    expect(rows.COLL).toMatchObject({ values: ['1000 deductible', 'Not included'], isDifferent: true });
  });

  it('reads a limit or a deductible of 0 as declined', () => {
    const declined = {
      ...installmentQuote,
      coverages: [
        { code: 'UM', description: '', limits: [0, 0] },
        { code: 'COMP', description: '', limits: [], deductible: 0 },
      ],
    };
    const rows = rowsOf(declined, installmentQuote);
    expect([rows.UM!.values[0], rows.COMP!.values[0]]).toEqual(['Not included', 'Not included']);
    expect(rows.UM!.label).toBe('Uninsured motorist, bodily injury');
  });

  it('reads the collision deductible waiver as yes or no', () => {
    const quoteWith = (waiver: number) => ({
      ...installmentQuote,
      coverages: [{ code: 'CWAIV', description: '', limits: [waiver] }],
    });
    expect(rowsOf(quoteWith(1), quoteWith(0), installmentQuote).CWAIV!.values).toEqual(['Yes', 'No', 'Not included']);
  });

  it('shows a coverage that its carrier lists without amounts as not stated', () => {
    const coverages = ['CWAIV', 'TL'].map((code) => ({ code, description: 'Towing', limits: [] }));
    const rows = rowsOf({ ...installmentQuote, coverages }, installmentQuote);
    expect([rows.CWAIV!.values[0], rows.TL!.values[0]]).toEqual(Array(2).fill('Not stated by the company'));
  });

  it('compares different terms by the month and equal terms by their totals', () => {
    expect(rowsOf(installmentQuote, pseudoCarrierQuote).monthly!.values).toEqual(['$123.54', '$84.85']);
    expect(rowsOf(installmentQuote, singlePaymentQuote).monthly).toBeUndefined();
  });
});
