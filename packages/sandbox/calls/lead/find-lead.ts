import { seededLead } from '../../partner-leads/seeded-leads.ts';
import type { Database } from '../../store/database.ts';
import { findPartnerLead, type LeadLink } from '../../store/partner-leads.ts';
import { success } from '../implement-call.ts';

/** The lead of a link: an added one, otherwise one of the sandbox's own. */
export async function findLead(database: Database, link: LeadLink) {
  const rawData = (await findPartnerLead(database, link)) ?? seededLead(link);
  return rawData === undefined ? success : { ...success, lead: { rawData } };
}
