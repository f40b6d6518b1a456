import { defineExamples } from '../contract/define-examples.ts';
import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { getCoverages } from './get-coverages.contract.ts';

const bodilyInjury = {
  coverageCd: 'BI',
  description: 'Bodily injury',
  limits: [
    { val1: 30000, val2: 60000 },
    { val1: 50000, val2: 100000 },
    { val1: 100000, val2: 300000 },
  ],
};
const propertyDamage = {
  coverageCd: 'PD',
  description: 'Property damage',
  limits: [{ val1: 25000 }, { val1: 50000 }, { val1: 100000 }],
};
const uninsured = {
  coverageCd: 'UM',
  description: 'Uninsured motorists, bodily injury',
  limits: [
    { val1: 30000, val2: 60000 },
    { val1: 50000, val2: 100000 },
  ],
};
const uninsuredProperty = {
  coverageCd: 'UMPD',
  description: 'Uninsured motorists, property damage',
  limits: [{ val1: 25000 }, { val1: 50000 }],
};
const comprehensive = { coverageCd: 'COMP', description: 'Comprehensive deductible', deductibles: [1000, 500, 250] };
const collision = { coverageCd: 'COLL', description: 'Collision deductible', deductibles: [1000, 500, 250] };
const rental = {
  coverageCd: 'RREIM',
  description: 'Rental reimbursement',
  limits: [{ val1: 0 }, { val1: 30, val2: 900 }, { val1: 40, val2: 1200 }],
};
const injuryProtection = {
  coverageCd: 'PIP',
  description: 'Personal injury protection',
  limits: [{ val1: 0 }, { val1: 2500 }, { val1: 5000 }],
};
const deductibleWaiver = {
  coverageCd: 'CWAIV',
  description: 'Collision deductible waiver',
  limits: [{ val1: 0 }, { val1: 1 }],
};

export const getCoveragesExamples = defineExamples(getCoverages, {
  summary: 'Coverage packages of a state',
  request: { texas: { summary: 'The packages of Texas', query: { ...exampleHeaderQuery, state: 'TX' } } },
  response: {
    texas: {
      summary: 'Four packages',
      body: {
        isSuccess: true,
        message: '',
        products: [
          {
            productCd: 'SML',
            name: 'State minimum',
            description: 'The liability cover that Texas asks for.',
            coverages: [bodilyInjury, propertyDamage, injuryProtection],
          },
          {
            productCd: 'LUU',
            name: 'Liability plus',
            description: 'Liability, and cover against drivers without insurance.',
            coverages: [bodilyInjury, propertyDamage, injuryProtection, uninsured, uninsuredProperty],
          },
          {
            productCd: 'LUUCC',
            name: 'Full coverage',
            description: 'Liability plus, with comprehensive and collision.',
            coverages: [
              bodilyInjury,
              propertyDamage,
              injuryProtection,
              uninsured,
              uninsuredProperty,
              comprehensive,
              collision,
            ],
          },
          {
            productCd: 'LCCUU',
            name: 'Full coverage plus',
            description: 'Full coverage, with a rental car.',
            coverages: [
              bodilyInjury,
              propertyDamage,
              injuryProtection,
              uninsured,
              uninsuredProperty,
              comprehensive,
              collision,
              rental,
            ],
          },
        ],
      },
    },
    california: {
      summary: 'A state with a deductible waiver',
      body: {
        isSuccess: true,
        message: '',
        products: [
          {
            productCd: 'LUUCC',
            name: 'Full coverage',
            coverages: [bodilyInjury, propertyDamage, comprehensive, collision, deductibleWaiver],
          },
        ],
      },
    },
    empty: { summary: 'No packages for this state', body: { isSuccess: true, message: '', products: [] } },
    tokenExpired,
    unavailable,
  },
});
