import type { MapsConfig } from './maps-config.ts';

/** Whether the page's map provider has reviews, and a key for them. */
export const hasReviews = ({ provider, key }: MapsConfig): boolean => provider === 'google' && key !== '';
