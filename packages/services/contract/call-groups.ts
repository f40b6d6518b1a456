/** The folders of the calls with their headings, in the order in which documents list them. */
export const callGroups = {
  session: 'Session',
  address: 'Address',
  vehicle: 'Vehicle',
  search: 'Driver search',
  ocr: 'License images',
  rating: 'Rating',
  quotes: 'Earlier quotes',
  lead: 'Partner leads',
  'lead-store': 'Lead store',
  buying: 'Buying',
  verification: 'Verification sheet',
  payment: 'Payments',
  events: 'Events',
  agents: 'Agents',
} as const;

/** A folder of calls. */
export type CallGroup = keyof typeof callGroups;
