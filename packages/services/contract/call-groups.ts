/** The folders of calls with their headings, in the order of the documents. */
export const callGroups = {
  session: 'Session',
  address: 'Address',
  vehicle: 'Vehicle',
  search: 'Driver search',
  ocr: 'License images',
  rating: 'Rating',
  quotes: 'Previous quotes',
  lead: 'Partner leads',
  'lead-store': 'Lead store',
  buying: 'Buying',
  verification: 'Verification sheet',
  payment: 'Payments',
  'auto-payment': 'Auto payment and e-sign',
  roadside: 'Roadside assistance',
  renters: 'Renters',
  events: 'Events',
  agents: 'Agents',
  account: 'Account',
  policies: 'Customer’s policies',
  loyalty: 'Rewards',
  consent: 'Marketing consent',
  site: 'Site',
  offers: 'Targeted page content',
} as const;

/** The folder of a call. */
export type CallGroup = keyof typeof callGroups;
