/** How a widget is mounted here, so that it draws as much of itself as it does for a visitor. */
export interface Setting {
  config: Readonly<Record<string, unknown>>;
  /** Follows the page's address. */
  query?: string;
  /** Has to stand in the widget's root before it is taken away. */
  shows?: string;
  /** A key whose value is another each time: what shows once shows again. */
  anew?: string;
  /** A cookie by which it would know that it had been there. */
  forgets?: string;
}

const services = {
  api: { base: '/sandbox', ca: '/sandbox/ca' },
  site: { base: '/sandbox' },
  leadStore: { url: '/sandbox/leads' },
  verificationSheet: { url: '/sandbox/verifications' },
  addressSearch: { base: '/sandbox/geocode' },
};

export const pageBlock = JSON.stringify({
  brand: 'example',
  brands: { example: { code: 'EX', name: 'Example', phone: '512-555-0142' } },
  services,
});

const settings: Readonly<Record<string, Setting>> = {
  'back-to-top': { config: { after: 0 }, shows: 'a' },
  'idle-popup': { config: { wait: 0, frequency: 'page' }, shows: 'button', anew: 'campaign' },
  'language-prompt': { config: { wait: 0, showToRobots: true }, shows: 'button', forgets: 'visited_site' },
  'make-a-payment': { config: { carriers: [{ carrierName: 'Larkspur Mutual', carrierCode: ['LKM'] }] }, shows: 'form' },
  'nearest-office': { config: { officesSrc: '/offices.json' }, shows: 'button' },
  'office-locator': { config: { officesSrc: '/offices.json' }, shows: 'canvas, .leaflet-pane, [class*=map] *' },
  'out-of-service': {
    config: { links: { TX: '/quote-flow.html' }, redirectSeconds: 600 },
    query: '?state=TX',
    shows: 'a',
  },
  'pseudo-bind': { config: {}, query: '?rateQuoteId=rq-1&transactionId=t-1', shows: 'form' },
  'quote-estimate': {
    config: { quotePage: '/quote-flow.html', zip: '78701', city: 'Austin, TX', price: 84.5 },
    shows: 'a',
  },
  'quote-flow': { config: {}, shows: 'form' },
  'zip-form': { config: { quotePage: '/quote-flow.html' }, shows: 'form' },
};

/** A widget without a setting of its own needs none, or says what it needs by an error. */
export const settingOf = (name: string): Setting => settings[name] ?? { config: {} };
