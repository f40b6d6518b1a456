/** How a widget is mounted here, so that it renders as much as for a visitor. */
export interface MountOptions {
  config: Readonly<Record<string, unknown>>;
  /** Appended to the page's address. */
  query?: string;
  /** Must be in the widget's root before it is removed. */
  shows?: string;
  /** A key that gets a new value each time, so that a prompt shown once opens again. */
  anew?: string;
  /** A cookie that would keep the prompt closed. */
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

const mountOptions: Readonly<Record<string, MountOptions>> = {
  // A gateway with a signed-in customer; without one, only the first paint would render.
  'account-header': { config: { services: { session: { mode: 'cookie' } } }, shows: '.cover-account-header-surname' },
  'auto-payment': { config: {}, query: '?transactionId=t-1&carrierId=1004', shows: 'form' },
  'back-to-top': { config: { after: 0 }, shows: 'a' },
  'consent-form': { config: {}, shows: 'form' },
  countdown: { config: { seconds: 600 }, shows: '[role=timer]' },
  'create-customer': { config: {}, shows: 'form' },
  'customer-portal': { config: { services: { session: { mode: 'cookie' } } }, shows: 'h2' },
  'forgot-password': { config: { resetPage: '/set-password.html', signInPage: '/sign-in.html' }, shows: 'form' },
  form: { config: { action: '/forms', fields: [{ name: 'a', label: 'A' }] }, shows: 'form' },
  glossary: { config: { terms: [{ term: 'Claim', definition: 'Ask.' }] }, shows: 'details' },
  'hero-bar': { config: { counts: [{ element: 'quotes-compared', label: 'quotes' }] }, shows: 'strong' },
  'idle-popup': { config: { wait: 0, frequency: 'page' }, shows: 'button', anew: 'campaign' },
  'language-prompt': { config: { wait: 0, showToRobots: true }, shows: 'button', forgets: 'visited_site' },
  'make-a-payment': { config: { carriers: [{ carrierName: 'Larkspur Mutual', carrierCode: ['LKM'] }] }, shows: 'form' },
  'nearest-office': { config: { officesSrc: '/offices.json', invite: true }, shows: 'button' },
  newsletter: { config: { action: '/newsletter' }, shows: 'form' },
  offers: { config: { placements: ['hero'] } },
  'office-locator': { config: { officesSrc: '/offices.json' }, shows: 'canvas, .leaflet-pane, [class*=map] *' },
  'out-of-service': {
    config: { links: { TX: '/quote-flow.html' }, redirectSeconds: 600 },
    query: '?state=TX',
    shows: 'a',
  },
  'policy-modal': { config: {}, query: '#privacy-policy', shows: 'dialog[open]' },
  'pseudo-bind': { config: {}, query: '?rateQuoteId=rq-1&transactionId=t-1', shows: 'form' },
  'quote-estimate': {
    config: { quotePage: '/quote-flow.html', zip: '78701', city: 'Austin, TX', price: 84.5 },
    shows: 'a',
  },
  'quote-flow': { config: {}, shows: 'form' },
  'set-password': { config: {}, query: '?token=reset', shows: 'form' },
  'sign-in': { config: { forgotPasswordPage: '/forgot-password.html' }, shows: 'form' },
  roadside: { config: {}, shows: 'form' },
  team: { config: { people: [{ name: 'Robin' }] }, shows: 'h3' },
  renters: { config: {}, shows: 'form' },
  video: { config: { videoId: 'M7lc1UVf-VE' }, shows: 'button' },
  'zip-form': { config: { quotePage: '/quote-flow.html' }, shows: 'form' },
  reviews: {
    config: { reviews: [{ author_name: 'Alex Example', rating: 5, text: 'Quick.' }], allReviews: '/reviews' },
    shows: 'h2',
  },
  testimonials: { config: { testimonials: [{ quote: 'Quick and kind.', name: 'Alex Example' }] }, shows: 'figure' },
};

/** Defaults of a widget without options of its own. */
export const mountOptionsOf = (name: string): MountOptions => mountOptions[name] ?? { config: {} };
