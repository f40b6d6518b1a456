import { customerQuote } from '#services/quotes/customer-quote.contract';
import { findTransactionOfCustomer } from '../../store/visitor-transactions.ts';
import { implementCall, success } from '../implement-call.ts';
import { rateOf } from './previous-quote.ts';
import { savedQuote } from './saved-quote.ts';

export const answerCustomerQuote = implementCall(customerQuote, async ({ body, database, variant, now }) => {
  const { name, surname, dob, driverLicenseNumber, zipCode } = body;
  const customer = { name, surname, birthDate: dob, licenseNumber: driverLicenseNumber, zip: zipCode };
  const transaction = await findTransactionOfCustomer(database, { customer, variant });
  const rate = transaction && (await rateOf(database, transaction, now));
  return rate ? savedQuote(transaction, rate, body.header.lang) : success;
});
