import { normalizeKey } from '#configuration/merge';
import { trustedAddress } from '#embed/first-paint/trusted-address';
import { isObject, type Json, type Path } from '../json.ts';

/** An address that no page can use. */
export interface RefusedAddress {
  path: Path;
  found: string;
}

/** Keys of addresses. */
const addressKey = /(?:page|url|link|src|logo|image|icon)$|^(?:action|google|allreviews)$/;

/** Keys of addresses that only pictures are loaded from, which may be in a `data:` address. */
const pictureKey = /(?:logo|image|icon|postersrc|photourl)$/;

/** Records of addresses by name. */
const addressRecord = /^(?:signedout)?links$/;

/** Labels of a widget have such keys, too, but are no addresses. */
const wording = 'labels';

const page = 'https://your-site.example/';

/** Whether widgets refuse an address even on a page of its own origin: scripts, other schemes, and user info. */
const isRefused = (address: string): boolean =>
  URL.canParse(address, page) && trustedAddress(address, page, [], new URL(address, page).origin) === undefined;

function refusedIn(value: Json, path: Path, parent: string): RefusedAddress[] {
  const key = normalizeKey(String(path.at(-1) ?? ''));
  if (typeof value === 'string') {
    const isAddress = addressKey.test(key) || addressRecord.test(parent);
    const isPicture = pictureKey.test(key) && /^\s*data:/i.test(value);
    return isAddress && !isPicture && isRefused(value) ? [{ path, found: value }] : [];
  }
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, index) => refusedIn(item, [...path, index], key));
  if (!isObject(value) || key === wording) return [];
  return Object.entries(value).flatMap(([name, member]) => refusedIn(member, [...path, name], key));
}

/**
 * The addresses in settings that every widget refuses, whichever page it is on. The schemas accept them as texts.
 *
 * @example
 * refusedAddresses({ quotePage: 'javascript:alert(1)' }) // [{ path: ['quotePage'], found: 'javascript:alert(1)' }]
 */
export const refusedAddresses = (settings: Json): RefusedAddress[] => refusedIn(settings, [], '');
