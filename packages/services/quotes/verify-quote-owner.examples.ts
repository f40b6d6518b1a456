import { defineExamples } from '../contract/define-examples.ts';
import { unavailable } from '../contract/envelope.examples.ts';
import { exampleHeader } from '../contract/header.examples.ts';
import { verifyQuoteOwner } from './verify-quote-owner.contract.ts';

export const verifyQuoteOwnerExamples = defineExamples(verifyQuoteOwner, {
  summary: 'Whether a quote belongs to the visitor',
  request: {
    alex: {
      summary: 'A made-up driver',
      body: { header: exampleHeader, RateQuoteId: 'rq-1042', DateOfBirth: '1990-04-17' },
    },
  },
  response: {
    match: { summary: 'The quote is theirs', body: { isSuccess: true, message: '', isMatch: true } },
    noMatch: {
      summary: 'Another date of birth',
      body: { isSuccess: true, message: "Your dob does not matched with the quote customer's dob.", isMatch: false },
    },
    notFound: { summary: 'There is no such quote', body: { isSuccess: false, message: 'Quote not found!' } },
    unavailable,
  },
});
