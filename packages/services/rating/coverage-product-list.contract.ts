import * as z from 'zod/mini';
import { described } from '#domain/description';
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
          name: described(text(), { description: 'Shown to the visitor.', examples: ['State minimum'] }),
          description: described(lenient(z.string()), { description: 'Description in one or two sentences.' }),
          coverages: described(
            rows(
              z.object({
                coverageCd: described(coverageCd(), { description: 'Code of the coverage.', examples: ['BI'] }),
                description: described(lenient(z.string()), {
                  description: 'Shown to the visitor.',
                  examples: ['Bodily injury'],
                }),
                limits: described(lenient(rows(limit())), {
                  description: 'Options for all coverages except COMP and COLL. The package includes the first one.',
                }),
                deductibles: described(lenient(rows(deductible())), {
                  description: 'Options for COMP and COLL. The package includes the first one.',
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
    { description: 'State minimum first; empty, null or absent if the state has no packages.' },
  );
