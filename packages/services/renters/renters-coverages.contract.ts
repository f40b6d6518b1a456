import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, stateCode, text } from '../contract/wire-types.ts';

const amountOrWord = () => z.union([identifier(), z.number()], 'dollars or a word');

const option = () =>
  z.union(
    [
      amountOrWord(),
      z.object({
        value: described(alsoNamed(amountOrWord(), 'val1', 'amount', 'limit'), {
          description: 'Dollars, or a text such as Yes.',
          examples: [20_000],
        }),
        text: described(alsoNamed(lenient(z.string()), 'description', 'label'), {
          description: 'Label of an option that is not an amount. The page formats amounts.',
          examples: ['Yes'],
        }),
      }),
    ],
    'dollars or a word',
  );

const coverage = () =>
  described(
    z.object({
      coverageCd: described(alsoNamed(text(), 'code', 'coverageCode'), {
        description:
          'CoverageC contents, CoverageD loss of use, CoverageE liability, CoverageF, ReplacementCost, RentalIncome, PetDamage, WaterBackup; the deductibles AllOtherPeril and WindHail. Others are ignored.',
        examples: ['CoverageC'],
      }),
      options: described(alsoNamed(rows(option()), 'limits', 'deductibles', 'values'), {
        description: 'Options in display order.',
        examples: [[10_000, 20_000, 30_000]],
      }),
      defaultValue: described(alsoNamed(lenient(amountOrWord()), 'default', 'selected', 'val1'), {
        description: 'Initial option. Defaults to the first one.',
        examples: [20_000],
      }),
    }),
    { title: 'RentersCoverage', description: 'A coverage or a deductible of a state.' },
  );

/** The coverages and deductibles of renters policies in a state (spec 2 §7.3). */
export const rentersCoverages = defineCall({
  id: 'rentersCoverages',
  method: 'GET',
  path: '/api/homerating/getCoverages',
  server: 'api',
  authorization: 'guest',
  isSafe: true,
  notFound: { coverages: [], deductibles: [] },
  isResponsePublic: true,
  query: z.object({
    ...headerQuery,
    State: described(stateCode(), { description: 'Two letters.', examples: ['TX'] }),
  }),
  response: z.object({
    ...envelope,
    coverages: described(lenient(rows(coverage())), {
      description: 'Limits. Empty if renters insurance is not sold in this state.',
    }),
    deductibles: described(lenient(rows(coverage())), { description: 'Deductibles.' }),
  }),
});
