import { createRentersRequest } from '#services/renters/create-renters-request.contract';
import { implementCall } from '../implement-call.ts';
import { submitRentersRequest } from './submit-renters-request.ts';

export const answerCreateRentersRequest = implementCall(createRentersRequest, ({ body, ...context }) =>
  submitRentersRequest(body, context),
);
