import { searchLeads } from '#services/lead-store/search-leads.contract';
import { findRows } from '../../store/sheets.ts';
import { implementCall } from '../implement-call.ts';

export const answerSearchLeads = implementCall(searchLeads, async ({ query, database }) => {
  const rows = await findRows(database, 'leads', query);
  return rows;
});
