import type { ReportableKey } from './events.ts';

/** Every key of every event in the catalogue. Whatever else an event is given stays on the page. */
export const reportableKeys: readonly ReportableKey[] = [
  'attempt',
  'call',
  'carrier',
  'channel',
  'filter',
  'marker',
  'medium',
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
