import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { coverageProducts } from './coverage-products.contract.ts';

export const coverageProductsExamples = defineExamples(coverageProducts, {
  summary: 'Coverage packages of a state in a language',
  request: {
    texas: {
      summary: 'The packages of Texas, in Spanish',
      query: { ...exampleHeaderQuery, state: 'TX', language: 'es' },
    },
  },
  response: {
    texas: {
      summary: 'One package, in Spanish',
      body: {
        isSuccess: true,
        message: '',
        products: [
          {
            productCd: 'SML',
            name: 'Mínimo del estado',
            description: 'Lo mínimo que exige su estado.',
            coverages: [
              {
                coverageCd: 'BI',
                description: 'Lesiones corporales',
                limits: [
                  { val1: 30000, val2: 60000 },
                  { val1: 50000, val2: 100000 },
                ],
              },
            ],
          },
        ],
      },
    },
    empty: { summary: 'No packages for this state', body: { isSuccess: true, message: '', products: [] } },
    tokenExpired,
    unavailable,
  },
});
