import { listCustomerQuotes } from '#services/quotes/list-customer-quotes.contract';
import { quotesOfCustomer } from '../../portfolios/customer-quotes.ts';
import { carrierById } from '../../rating/carriers.ts';
import { implementCall, success } from '../implement-call.ts';
import { agencyDay, rateOf } from './previous-quote.ts';

export const answerListCustomerQuotes = implementCall(
  listCustomerQuotes,
  async ({ database, customer, variant, now }) => {
    const found = await quotesOfCustomer(database, customer!, { variant, now });
    const quotes = await Promise.all(
      found.map(async (transaction) => {
        const { transactionId, createdAt, request, answers } = transaction;
        const rate = await rateOf(database, transaction, now);
        const carrierId =
          rate &&
          answers.find(({ rates }) => rates.some((candidate) => candidate.rateQuoteId === rate.rateQuoteId))?.carrierId;
        return {
          transactionId,
          quoteDate: agencyDay(createdAt.getTime()),
          ...(rate && {
            rateQuoteId: rate.rateQuoteId,
            quoteNumber: rate.quoteNumber,
            effectiveDate: rate.effectiveDate,
            totalPremium: rate.totalPremium,
            term: rate.term,
          }),
          ...(carrierId && { companyName: carrierById(carrierId)!.name }),
          drivers: request.drivers
            .toSorted((a, b) => Number(b.primaryDriver) - Number(a.primaryDriver))
            .map(({ firstName, lastName }) => ({ firstName, lastName })),
          vehicles: request.cars.map(({ year, maker, model }) => ({ year, maker, model })),
        };
      }),
    );
    return { ...success, quotes };
  },
);
