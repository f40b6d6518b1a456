import { prepareTransaction } from '#services/contract/rating/prepare-transaction';
import { isServed } from '../../places/served-states.ts';
import { chosenCoverages } from '../../rating/chosen-coverages.ts';
import { keepTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerPrepareTransaction = implementCall(prepareTransaction, async ({ body, database, variant, now }) => {
  const { state } = body.customer.address;
  if (!isServed(state)) throw new Refusal(`Quotes are not offered in ${state}`);
  if (state === 'CA' && variant !== 'ca') throw new Refusal('California is quoted by its own service');
  if (variant === 'ca' && body.cars.some((car) => car.annualMilesAge === undefined)) {
    throw new Refusal('cars: annualMilesAge is required in California', 400);
  }
  if (body.drivers.filter((driver) => driver.primaryDriver).length !== 1) {
    throw new Refusal('drivers: exactly one is the primary driver', 400);
  }
  if (!chosenCoverages(body)) throw new Refusal(`coverages: ${state} has no package ${body.coverages.productCd}`, 400);
  if ((await keepTransaction(database, { request: body, variant, now })) === 'conflict') {
    throw new Refusal('This transactionId stands for another request', 409);
  }
  return { ...success, transactionId: body.transactionId };
});
