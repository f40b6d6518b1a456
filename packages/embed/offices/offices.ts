/** What every widget of offices shares: where they come from, and how one of them is drawn. */
export { OfficePage, useNow } from './office-view.tsx';
export { useOffices } from './use-offices.ts';
