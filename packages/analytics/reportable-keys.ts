import type { ReportableKey } from './events.ts';

/** Every key of every event in the catalogue. All other data of an event is dropped. */
export const reportableKeys: readonly ReportableKey[] = [
  'attempt',
  'call',
  'carrier',
  'channel',
  'errorCount',
  'filter',
  'marker',
  'medium',
  'membership',
  'message',
  'outcome',
  'phase',
  'problem',
  'progress',
  'quoteCount',
  'sortOrder',
  'source',
  'stage',
  'state',
  'status',
  'step',
  'userType',
  'utmCampaign',
  'utmSource',
];
