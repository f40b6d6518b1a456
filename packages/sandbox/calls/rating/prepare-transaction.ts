import { prepareTransaction } from '#services/rating/prepare-transaction.contract';
import { implementCall } from '../implement-call.ts';
import { submitRequest } from './submit-request.ts';

export const answerPrepareTransaction = implementCall(prepareTransaction, ({ body, ...context }) =>
  submitRequest(body, context),
);
