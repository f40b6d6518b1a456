import { rentersCoverages } from '#services/renters/renters-coverages.contract';
import { rentersOptions } from '../../renters/renters-options.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerRentersCoverages = implementCall(rentersCoverages, ({ query }) => ({
  ...success,
  ...rentersOptions(query.State, query['header.lang']),
}));
