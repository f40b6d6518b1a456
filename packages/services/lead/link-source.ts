import type { Attribution } from '#domain/attribution';

/** The parts of a link that identify its source. */
export type LinkSource = Pick<Attribution, 'utmSource' | 'medium'> & {
  /** `utm_campaign` of the link. */
  campaign?: string | undefined;
};

/** The source as query keys; absent parts are omitted. */
export function linkSourceQuery({ utmSource, medium, campaign }: LinkSource) {
  return {
    ...(utmSource && { utm_source: utmSource }),
    ...(medium && { utm_medium: medium }),
    ...(campaign && { utm_campaign: campaign }),
  };
}
