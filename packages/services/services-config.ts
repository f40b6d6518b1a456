import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { loopbackPattern } from '#domain/loopback';

const hostAndRest = String.raw`[^\s/?#@\\]+([/?#]\S*)?`;
const loopbackHost = String.raw`${loopbackPattern}(:\d+)?`;

/** A path on the page's own origin, an https address, http on this machine, or empty. */
const addressPattern = new RegExp(String.raw`^(/(?![/\\])\S*|https://${hostAndRest}|http://${loopbackHost}(/\S*)?)?$`);
const originPattern = new RegExp(String.raw`^(https://[^\s/?#@\\*]+|http://${loopbackHost})$`);

/** Address that receives data: a path on the page’s own origin, an https address, http on this machine, or empty. */
export const address = () =>
  z._default(
    z
      .string()
      .check(z.regex(addressPattern, 'an https address, or a path on the page’s own origin, such as /services')),
    '',
  );
const text = () => z._default(z.string(), '');

const authorization = () =>
  described(text(), {
    description:
      'Sent as the `Authorization` header, as it stands. Everyone who opens the page can read it: a gateway that adds it is better.',
    examples: ['Basic ZXhhbXBsZTpleGFtcGxl'],
  });

const sheet = (example: string) =>
  z.object({
    url: described(address(), {
      description: 'Address of a SheetDB-compatible sheet. Empty: nothing is written.',
      examples: [example],
    }),
    authorization: authorization(),
  });

const api = z.object({
  base: described(address(), {
    description: 'Base address of the agency’s services. Empty: the page’s own origin.',
    examples: ['https://api.agency.example'],
  }),
  ca: described(address(), {
    description: 'Base address of the California variant. Empty: the same as `base`.',
    examples: ['https://ca-api.agency.example'],
  }),
  authorization: authorization(),
});

const site = z.object({
  base: described(address(), {
    description: 'Base address of the `/bin/servlet/…` calls. Empty: the page’s own origin.',
    examples: ['https://www.agency.example'],
  }),
});

const addressSearch = z.object({
  base: described(address(), {
    description:
      'Address of an ArcGIS-compatible geocoder. Empty: addresses are not suggested and positions not looked up.',
    examples: ['https://geocode.example/arcgis/rest/services/World/GeocodeServer'],
  }),
});

const session = z.object({
  mode: described(z._default(z.enum(['token', 'cookie']), 'token'), {
    description:
      'Where a customer’s token is. `token`: the page keeps it, encrypted, for 30 minutes. `cookie`: the agency’s gateway keeps it in an HttpOnly cookie, which no script can read; the calls have credentials and the header `X-Requested-With: covermount`.',
    examples: ['cookie'],
  }),
});

const maps = z.object({
  provider: described(z._default(z.enum(['leaflet', 'google']), 'leaflet'), {
    description: 'Which map is drawn.',
    examples: ['google'],
  }),
  tiles: described(text(), {
    description: 'Address of the tiles, with {z}, {x} and {y}, for Leaflet.',
    examples: ['https://tiles.example/{z}/{x}/{y}.png'],
  }),
  attribution: described(text(), { description: 'Who made the map; shown on it.', examples: ['© Map makers'] }),
  key: described(text(), { description: 'The provider’s key, for Google.', examples: ['example-key'] }),
});

const botCheck = z.object({
  provider: described(z._default(z.enum(['none', 'recaptcha']), 'none'), {
    description: 'Who tells people from bots. `none` is for the sandbox.',
    examples: ['recaptcha'],
  }),
  siteKey: described(text(), { description: 'The site key of reCAPTCHA.', examples: ['example-site-key'] }),
  isEnterprise: described(z._default(z.boolean(), false), {
    description: 'The key is of reCAPTCHA Enterprise, not of v3.',
    examples: [true],
  }),
  host: described(z._default(z.enum(['www.google.com', 'www.recaptcha.net']), 'www.google.com'), {
    description: 'Where its script is loaded from.',
    examples: ['www.recaptcha.net'],
  }),
});

const analytics = z.object({
  sinks: described(z._default(z.array(z.enum(['dataLayer', 'segment'])), ['dataLayer']), {
    description: 'Where analytics events go beside `covermount:track`.',
    examples: [['dataLayer', 'segment']],
  }),
  identify: described(z._default(z.enum(['none', 'phone']), 'none'), {
    description:
      'Who a customer is to the sinks. `phone` sends the phone number of a visitor who opens a purchase, and so personal data, to the data layer and Segment.',
    examples: ['phone'],
  }),
});

/** The `services` block of a page or a brand: addresses and credentials of the services. */
export const servicesConfig = z.object({
  brandCode: described(text(), { description: 'Sent with every call. Empty: the brand’s `code`.', examples: ['LS'] }),
  api: described(z.prefault(api, {}), {
    description: 'The agency’s services.',
    examples: [{ base: 'https://api.agency.example', ca: 'https://ca-api.agency.example' }],
  }),
  site: described(z.prefault(site, {}), {
    description: 'The agency’s site.',
    examples: [{ base: 'https://www.agency.example' }],
  }),
  leadStore: described(z.prefault(sheet('https://sheets.example/leads'), {}), {
    description: 'Where leads are written.',
    examples: [{ url: 'https://sheets.example/leads' }],
  }),
  verificationSheet: described(z.prefault(sheet('https://sheets.example/verifications'), {}), {
    description: 'Where contact verifications are written.',
    examples: [{ url: 'https://sheets.example/verifications' }],
  }),
  purchaseLog: described(z.prefault(sheet('https://sheets.example/purchases'), {}), {
    description: 'Where the steps and failures of purchases are written, without personal data.',
    examples: [{ url: 'https://sheets.example/purchases' }],
  }),
  addressSearch: described(z.prefault(addressSearch, {}), {
    description: 'Where addresses are looked up.',
    examples: [{ base: 'https://geocode.example/arcgis/rest/services/World/GeocodeServer' }],
  }),
  session: described(z.prefault(session, {}), {
    description: 'How customers stay signed in.',
    examples: [{ mode: 'cookie' }],
  }),
  maps: described(z.prefault(maps, {}), { description: 'How maps are drawn.', examples: [{ provider: 'leaflet' }] }),
  botCheck: described(z.prefault(botCheck, {}), {
    description: 'The bot check of forms.',
    examples: [{ provider: 'recaptcha', siteKey: 'example-site-key' }],
  }),
  analytics: described(z.prefault(analytics, {}), {
    description: 'Where analytics events go.',
    examples: [{ sinks: ['dataLayer'] }],
  }),
  trustedOrigins: described(
    z._default(
      z.array(
        z
          .string()
          .check(z.regex(originPattern, 'an origin such as https://pay.partner.example: no path, no slash at the end')),
      ),
      [],
    ),
    {
      description:
        'The other origins that visitors may be taken to, to the letter: https, no path, no wildcard. The page’s own is always trusted.',
      examples: [['https://pay.partner.example']],
    },
  ),
  paths: described(
    z._default(keyed(z.string().check(z.regex(/^\/(?![/\\])[^\s?#]*$/, 'a path such as /api/rating/requote'))), {}),
    {
      description: 'Paths of calls, by the id that the OpenAPI document gives them, when they differ from its own.',
      examples: [{ requote: '/api/rating/requote' }],
    },
  ),
});

export type ServicesConfig = z.output<typeof servicesConfig>;
