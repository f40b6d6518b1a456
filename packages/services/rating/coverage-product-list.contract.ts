import * as z from 'zod/mini';
import { described } from '#domain/described';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { coverageCd, deductible, limit } from './coverage-amounts.contract.ts';

/** The coverage packages of a state. */
export const coverageProductList = () =>
  described(
    z._default(
      rows(
        z.object({
          productCd: described(text(), {
            description: 'SML (state minimum), LUU, LUUCC or LCCUU.',
            examples: ['SML'],
          }),
          name: described(text(), { description: 'To be shown.', examples: ['State minimum'] }),
          description: described(lenient(z.string()), { description: 'One or two sentences.' }),
          coverages: described(
            rows(
              z.object({
                coverageCd: described(coverageCd(), { description: 'Which coverage.', examples: ['BI'] }),
                description: described(lenient(z.string()), {
                  description: 'To be shown.',
                  examples: ['Bodily injury'],
                }),
                limits: described(lenient(rows(limit())), {
                  description: 'What can be picked, for all but COMP and COLL. The first is what the package includes.',
                }),
                deductibles: described(lenient(rows(deductible())), {
                  description: 'What can be picked for COMP and COLL. The first is what the package includes.',
                  examples: [[1000, 500]],
                }),
              }),
            ),
            { description: 'The coverages of the package.' },
          ),
        }),
      ),
      [],
    ),
    { description: 'The state minimum first; empty, null or absent when the state has none.' },
  );
