import type { Attribution } from '#domain/attribution';

/** What of a link says where it came from. */
export type LinkSource = Pick<Attribution, 'utmSource' | 'medium'> & {
  /** `utm_campaign` of the link. */
  campaign?: string | undefined;
};

/** The same as keys of a query; what the link did not say is left out. */
export function linkSourceQuery({ utmSource, medium, campaign }: LinkSource) {
  return {
    ...(utmSource && { utm_source: utmSource }),
    ...(medium && { utm_medium: medium }),
    ...(campaign && { utm_campaign: campaign }),
  };
}
