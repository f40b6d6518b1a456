import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { loadIdCard } from './load-id-card.contract.ts';

const success = { isSuccess: true, message: '' };

export const loadIdCardExamples = defineExamples(loadIdCard, {
  summary: 'The proof of insurance of a policy',
  request: { one: { summary: 'A policy of the list', query: { ...exampleHeaderQuery, policyId: 'p-1001' } } },
  response: {
    whole: {
      summary: 'Everything',
      body: {
        ...success,
        policyNumber: 'LKM-1001',
        company: 'Larkspur Mutual',
        naicNumber: '99001',
        insuredNames: ['Alex Example', 'Sam Example'],
        vehicles: [{ year: 2003, make: 'Honda', model: 'Accord', vin: '1HGCM82633A004352' }],
        effectiveDate: '2026-08-05',
        expirationDate: '2027-02-05',
        claimsPhone: '8005550100',
        walletPasses: {
          apple: 'https://documents.partner.example/w/8f2c.pkpass',
          google: 'https://pay.google.com/gp/v/save/eyJhbGci',
        },
      },
    },
    minimal: {
      summary: 'Required fields only',
      body: { policyNumber: 'LKM-1001', insuredNames: 'Alex Example' },
    },
    none: { summary: 'There is none', body: success },
    sessionEnded,
    unavailable,
  },
});
