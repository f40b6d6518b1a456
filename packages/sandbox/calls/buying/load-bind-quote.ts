import { loadBindQuote } from '#services/buying/load-bind-quote.contract';
import type { QuoteRequest, RatedDriver } from '../../rating/quote-request.ts';
import { findRate } from '../../store/rates.ts';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerLoadBindQuote = implementCall(loadBindQuote, async ({ params, query, database }) => {
  const found = await findRate(database, params.rateQuoteId!);
  const isAsked = found && (query.transactionId === undefined || query.transactionId === found.transactionId);
  const transaction = isAsked && (await findTransaction(database, found.transactionId));
  if (!transaction) throw new Refusal('Quote not found!');
  const { customer, drivers, cars } = transaction.request;
  const { email, phoneNumber } = customer;
  const [primary, ...others] = drivers.toSorted((a, b) => Number(b.primaryDriver) - Number(a.primaryDriver));
  return {
    ...success,
    companyId: found.carrierId,
    transaction: {
      transactionId: found.transactionId,
      customer: { email, phoneNumber, address: addressOf(customer) },
      drivers: [driverOf(primary!, customer), ...others.map((driver) => driverOf(driver, customer))] as [
        Driver,
        ...Driver[],
      ],
      cars: cars.map(({ vin, year, maker, model, annualMilesAge }) => ({
        year,
        maker,
        model,
        ...known({ vin, annualMilesAge }),
      })),
      questionAnswers: [],
    },
  };
});

type Driver = ReturnType<typeof driverOf>;

function driverOf(driver: RatedDriver, customer: QuoteRequest['customer']) {
  const { firstName, lastName, dob, relation, gender, marital, license, driverLicenseNumber, primaryDriver, rec } =
    driver;
  const { priorInsurance, isExcluded = false } = driver;
  const number = driverLicenseNumber ?? license ?? (primaryDriver ? customer.driverLicenseNumber : undefined);
  const issueDate = driver.issueDate?.slice(0, 10);
  return {
    firstName,
    lastName,
    dob: dob.slice(0, 10),
    relation,
    gender,
    maritalStatus: marital,
    isExcluded,
    ...known({
      priorInsurance,
      driverLicenseNumber: number,
      issueDate,
      rec,
      address: primaryDriver ? addressOf(customer) : undefined,
    }),
  };
}

function addressOf({ address: { address1, apt, city, state, zipCode } }: QuoteRequest['customer']) {
  return { address1, city, state, zipCode, ...known({ apt }) };
}

function known<Keys extends object>(keys: Keys): { [Key in keyof Keys]?: Exclude<Keys[Key], undefined> } {
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)) as never;
}
