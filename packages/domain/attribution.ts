/** The advertisement or partner that sent the visitor. Contains no personal data. */
export interface Attribution {
  adId?: string | undefined;
  adGroupId?: string | undefined;
  campaignId?: string | undefined;
  gclId?: string | undefined;
  fbclId?: string | undefined;
  /** Generated on this device; shared by all visits of the same visitor. */
  anonymousId?: string | undefined;
  utmSource?: string | undefined;
  medium?: string | undefined;
  utmCampaign?: string | undefined;
  /** Origin and path of the landing page, without its query. */
  landingPage?: string | undefined;
}

const parameters: readonly (readonly [keyof Attribution, ...string[]])[] = [
  ['adId', 'adid', 'ad_id'],
  ['adGroupId', 'adgroupid', 'adgroup_id', 'ad_group_id'],
  ['campaignId', 'campaignid', 'campaign_id'],
  ['gclId', 'gclid'],
  ['fbclId', 'fbclid'],
  ['utmSource', 'utm_source'],
  ['medium', 'utm_medium'],
  ['utmCampaign', 'utm_campaign'],
];

/** Every key of an {@link Attribution}. */
export const attributionKeys: readonly (keyof Attribution)[] = /* @__PURE__ */ parameters
  .map(([key]) => key)
  .concat('anonymousId', 'landingPage');

const longestValue = 200;

/**
 * The attribution in an address: the landing page and the campaign parameters. Parameter names match in any case. A
 * value that looks like an email address is dropped, to keep personal data out of reports.
 */
export function attributionOf(address: string): Attribution {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return {};
  const parameterValues = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const attribution: Attribution = { landingPage: url.origin + url.pathname };
  for (const [key, ...names] of parameters) {
    const value = names.map((name) => parameterValues.get(name)).find(Boolean);
    if (value && !value.includes('@')) attribution[key] = value.slice(0, longestValue);
  }
  return attribution;
}

/** True when an advertisement or a partner sent the visitor. */
export function hasCampaign(attribution: Attribution): boolean {
  return parameters.some(([key]) => attribution[key] !== undefined);
}

/** Partner leads have the source `qs` or `eq`. */
export function isAffiliateSource(utmSource: string | undefined): boolean {
  return ['qs', 'eq'].includes(utmSource?.trim().toLowerCase() ?? '');
}
