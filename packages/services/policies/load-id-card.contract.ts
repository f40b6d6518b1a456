import * as z from 'zod/mini';
import { described } from '#domain/described';
import { alsoNamed } from '../contract/also-named.ts';
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
      description: 'Address of a `.pkpass`. An https address on an origin that the page trusts.',
      examples: ['https://documents.partner.example/w/8f2c.pkpass'],
    }),
    google: described(alsoNamed(optionalText(), 'googleUrl', 'googleWallet'), {
      description: 'Address that saves the card in Google Wallet. An https address on an origin that the page trusts.',
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
    policyId: described(text(), { description: 'A policy of the list.', examples: ['p-1001'] }),
  }),
  response: z.object({
    ...envelope,
    policyNumber: described(lenient(identifier()), {
      description: 'As it stands on the policy. Absent: there is no card.',
      examples: ['LKM-1001'],
    }),
    company: described(alsoNamed(optionalText(), 'companyName', 'carrierName', 'carrier'), {
      description: 'The carrier’s name.',
      examples: ['Larkspur Mutual'],
    }),
    naicNumber: described(alsoNamed(lenient(identifier()), 'naic', 'naicCode'), {
      description: 'Number of the carrier with the insurance commissioners.',
      examples: ['99001'],
    }),
    insuredNames: described(alsoNamed(lenient(z.union([rows(text()), text()])), 'namedInsured', 'insured', 'name'), {
      description: 'The named insured; one as text, or a list.',
      examples: [['Alex Example']],
    }),
    vehicles: described(alsoNamed(lenient(rows(policyVehicle())), 'cars'), { description: 'The insured vehicles.' }),
    effectiveDate: described(optionalText(), { description: 'The first day, `yyyy-mm-dd`.', examples: ['2026-08-05'] }),
    expirationDate: described(alsoNamed(optionalText(), 'expireDate', 'expiryDate'), {
      description: 'The last day, `yyyy-mm-dd`.',
      examples: ['2027-02-05'],
    }),
    claimsPhone: described(alsoNamed(lenient(identifier()), 'claimPhone', 'phone'), {
      description: 'Where an accident is reported.',
      examples: ['8005550100'],
    }),
    walletPasses: described(alsoNamed(lenient(walletPasses()), 'wallet'), {
      description: 'Where the card is added to a phone’s wallet. A link is shown for each address.',
    }),
  }),
});
