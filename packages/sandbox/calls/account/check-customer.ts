import { checkCustomer } from '#services/account/check-customer.contract';
import { findCustomer } from '../../store/customers.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerCheckCustomer = implementCall(checkCustomer, async ({ body: { email }, database, variant }) => ({
  ...success,
  isCustomerExist: (await findCustomer(database, { variant, email })) !== undefined,
}));
