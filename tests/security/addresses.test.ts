import { expect, test } from 'vitest';
import { trustedAddress } from '#embed/first-paint/trusted-address';
import { secureUrl } from '#services/secure-url';
import { parseRichText } from '#ui/modules/rich-text/parse-rich-text';
import { hostileAddresses } from './model/hostile-addresses.ts';

const page = 'https://www.agency.example/insurance/';
const trusted = 'https://pay.partner.example';

test.each(hostileAddresses(trusted))('no navigation goes to %j', (address) => {
  // On an https page, an address with one slash or none after `https:` is a path of that page.
  const url = trustedAddress(address, page, [trusted]);
  if (url) expect(url.href).toMatch(/^https:\/\/www\.agency\.example\/(insurance\/)?intruder\.example\/pay$/);
});

test.each(hostileAddresses(trusted))('%j from a service is https or rejected', (address) => {
  const url = secureUrl(address, page);
  if (!url) return;
  expect(url.username + url.password).toBe('');
  expect(url.protocol === 'https:' || /^(127\.0\.0\.1|\[::1\])$/.test(url.hostname), url.href).toBe(true);
});

test.each(hostileAddresses(trusted))('an authored link to %j is https or removed', (address) => {
  for (const quote of ['"', "'"]) {
    const [node] = parseRichText(`<a href=${quote}${address}${quote}>x</a>`);
    const href = typeof node === 'object' ? node.href : undefined;
    // Text that is not an address has no destination.
    if (href === undefined || !URL.canParse(href, page)) continue;
    const url = new URL(href, page);
    expect(url.origin === new URL(page).origin || (url.protocol === 'https:' && !url.username), href).toBe(true);
  }
});
