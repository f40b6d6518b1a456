import { listLoyaltyTransactions } from '#services/loyalty/list-loyalty-transactions.contract';
import { readLedger } from '../../store/loyalty-entries.ts';
import { implementCall, success } from '../implement-call.ts';
import { isEnrolled } from './is-enrolled.ts';

const pageSize = 50;
const pointsLife = 2 * 365 * 24 * 3_600_000;

export const answerListLoyaltyTransactions = implementCall(
  listLoyaltyTransactions,
  async ({ query, database, customer }) => {
    if (!isEnrolled(customer!)) return { ...success, hasMore: false, data: [] };
    const page = { offset: Number(query.offset), count: pageSize };
    const { entries, hasMore } = await readLedger(database, customer!, page);
    return {
      ...success,
      hasMore,
      data: entries.map(({ entryId, type, amount, ruleName, name, pin, createdAt }) => ({
        transactionUUID: entryId,
        type,
        created: createdAt.toISOString(),
        ...(type === 'addition' && { expiryDate: new Date(createdAt.getTime() + pointsLife).toISOString() }),
        amount,
        ruleName,
        subledgerId: 'balance',
        name,
        ...(pin && { cvv_Pin: pin }),
      })),
    };
  },
);
