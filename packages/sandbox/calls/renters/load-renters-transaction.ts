import { loadRentersTransaction } from '#services/renters/load-renters-transaction.contract';
import { demoRequest, demoTransactionId } from '../../renters/demo-transaction.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownTransaction } from './own-transaction.ts';

export const answerLoadRentersTransaction = implementCall(loadRentersTransaction, async ({ body, ...context }) => {
  const { transactionId } = body;
  if (transactionId === demoTransactionId) return { ...success, prepareRequest: demoRequest };
  const { request } = await ownTransaction(context, transactionId);
  const { customer, address, coverages, AdditionalCustomers } = request;
  return {
    ...success,
    prepareRequest: {
      customer,
      address,
      coverages: coverages.map(({ CoverageCd, Limit, Deductible }) => ({
        coverageCd: CoverageCd,
        ...(Limit && { limit: { val1: Limit.Val1 } }),
        ...(Deductible && { deductible: { val1: Deductible.Val1 } }),
      })),
      additionalCustomers: AdditionalCustomers.map(({ Name, Surname, Email, Role }) => ({
        name: Name,
        ...(Surname && { surname: Surname }),
        ...(Email && { email: Email }),
        role: Role,
      })),
    },
  };
});
