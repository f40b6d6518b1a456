import { getResults } from '#services/rating/get-results.contract';
import { carrierById } from '../../rating/carriers.ts';
import { findTransaction, type StoredAnswer, type StoredTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerGetResults = implementCall(
  getResults,
  async ({ query, database, now, variant, siteOrigin, fault }) => {
    const transaction = await findTransaction(database, query.transactionId);
    if (!transaction || transaction.variant !== variant) throw new Refusal('Transaction not found', 404);
    if (fault === 'norates') {
      return { ...success, isDone: true, completedCount: transaction.answers.length, results: [] };
    }
    const arrived = transaction.answers.filter(({ answersAt }) => answersAt.getTime() <= now);
    if (fault === 'carrierNever' && arrived.length === transaction.answers.length) arrived.pop();
    const isDone = arrived.length === transaction.answers.length;

    const withRates = arrived.filter(({ rates }) => rates.length > 0);
    const wanted = query.takeBestResults === 'true' ? cheapest(withRates) : withRates;
    const results = (query.returnAll === 'true' || isDone ? wanted : []).map((answer) =>
      resultOf(transaction, answer, { siteOrigin, limit: query.allRates === 'true' ? Number(query.resultLimit) : 1 }),
    );
    return {
      ...success,
      isDone,
      completedCount: arrived.length,
      results:
        fault === 'carrierTwice'
          ? results.flatMap((result, index) => (index === 0 ? [result, result] : [result]))
          : results,
    };
  },
);

function cheapest(answers: readonly StoredAnswer[]): StoredAnswer[] {
  return answers.toSorted((a, b) => a.rates[0]!.totalPremium - b.rates[0]!.totalPremium).slice(0, 1);
}

function resultOf(
  { transactionId, request }: StoredTransaction,
  { carrierId, rates }: StoredAnswer,
  { siteOrigin, limit }: { siteOrigin: string; limit: number },
) {
  const carrier = carrierById(carrierId)!;
  return {
    transactionID: transactionId,
    companyID: carrierId,
    companyName: carrier.name,
    logoUrl: `${siteOrigin}/sandbox/carriers/${carrierId}.svg`,
    showBuyButton: carrier.bolType === 'carrier',
    bolType: carrier.bolType,
    openNewWindow: carrier.opensNewWindow,
    cars: request.cars,
    drivers: request.drivers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    rates: rates.slice(0, Math.max(1, limit)),
  };
}
