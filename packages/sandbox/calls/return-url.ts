import { Refusal } from './implement-call.ts';

/**
 * An address that a partner's page may return to: one of the site.
 *
 * @throws {Refusal} for any other, which would make the partner's page an open redirect.
 */
export function returnUrlOf(address: string, siteOrigin: string): string {
  if (!URL.canParse(address)) throw new Refusal('This return address is not allowed');
  const { origin, username, password, href } = new URL(address);
  if (origin !== siteOrigin || username || password) throw new Refusal('This return address is not allowed');
  return href;
}
