import * as z from 'zod/mini';
import { described } from '#domain/description';
import { alsoNamed } from '../contract/aliases.ts';
import { defineCall } from '../contract/define-call.ts';
import { envelope } from '../contract/envelope.ts';
import { headerQuery } from '../contract/header.ts';
import { identifier } from '../contract/wire-numbers.ts';
import { lenient, rows, text } from '../contract/wire-types.ts';
import { policyVehicle } from './policy-details.contract.ts';

const optionalText = () => lenient(z.string());

const walletPasses = () =>
  z.object({
    apple: described(alsoNamed(optionalText(), 'appleUrl', 'appleWallet'), {
      description: 'URL of a `.pkpass` file: HTTPS, on an origin that the page trusts.',
      examples: ['https://documents.partner.example/w/8f2c.pkpass'],
    }),
    google: described(alsoNamed(optionalText(), 'googleUrl', 'googleWallet'), {
      description: 'URL that saves the card in Google Wallet: HTTPS, on an origin that the page trusts.',
      examples: ['https://pay.google.com/gp/v/save/eyJhbGci'],
    }),
  });

/** The proof of insurance of a policy of the customer who is signed in. It is stored for use offline. */
export const loadIdCard = defineCall({
  id: 'loadIdCard',
  method: 'GET',
  path: '/api/customer/idCard',
  server: 'api',
  authorization: 'customer',
  isSafe: true,
  isWrappedInData: true,
  notFound: {},
  query: z.object({
    ...headerQuery,
    policyId: described(text(), { description: '`policyId` of `listPolicies`.', examples: ['p-1001'] }),
  }),
  response: z.object({
    ...envelope,
    policyNumber: described(lenient(identifier()), {
      description: 'Number as printed on the policy. Absent if there is no card.',
      examples: ['LKM-1001'],
    }),
    company: described(alsoNamed(optionalText(), 'companyName', 'carrierName', 'carrier'), {
      description: 'Name of the carrier.',
      examples: ['Larkspur Mutual'],
    }),
    naicNumber: described(alsoNamed(lenient(identifier()), 'naic', 'naicCode'), {
      description: 'NAIC number of the carrier.',
      examples: ['99001'],
    }),
    insuredNames: described(alsoNamed(lenient(z.union([rows(text()), text()])), 'namedInsured', 'insured', 'name'), {
      description: 'Named insured: a text or a list.',
      examples: [['Alex Example']],
    }),
    vehicles: described(alsoNamed(lenient(rows(policyVehicle())), 'cars'), { description: 'The insured vehicles.' }),
    effectiveDate: described(optionalText(), { description: 'First day, `yyyy-mm-dd`.', examples: ['2026-08-05'] }),
    expirationDate: described(alsoNamed(optionalText(), 'expireDate', 'expiryDate'), {
      description: 'Last day, `yyyy-mm-dd`.',
      examples: ['2027-02-05'],
    }),
    claimsPhone: described(alsoNamed(lenient(identifier()), 'claimPhone', 'phone'), {
      description: 'Phone number for claims.',
      examples: ['8005550100'],
    }),
    walletPasses: described(alsoNamed(lenient(walletPasses()), 'wallet'), {
      description: 'URLs that add the card to a phone’s wallet. A link shows for each URL.',
    }),
  }),
});
