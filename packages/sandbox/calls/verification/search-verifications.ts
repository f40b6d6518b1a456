import { searchVerifications } from '#services/verification/search-verifications.contract';
import { findRows } from '../../store/sheets.ts';
import { implementCall } from '../implement-call.ts';

export const answerSearchVerifications = implementCall(searchVerifications, ({ query, database }) =>
  findRows(database, 'verifications', query),
);
