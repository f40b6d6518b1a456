/**
 * The configurations with which tests try untrusted addresses: by widget, with one address under each key that is tried.
 * `addresses.spec.ts` compares these keys with the schemas.
 */

/** Widgets that render a link, a button or a frame at once. */
export const linked = (address: string) => {
  const offices = [
    {
      location: 'Austin Downtown',
      latitude: 30.2672,
      longitude: -97.7431,
      state: 'TX',
      url: address,
      google: address,
      email: 'austin@agency.example?bcc=intruder@intruder.example',
    },
  ];
  return {
    'zip-form': { quotePage: address, previousQuotes: true, comingSoonPage: address },
    'quote-estimate': { quotePage: address, zip: '78701', city: 'Austin, TX', price: 84.5, term: 6 },
    'office-locator': { offices, markerIcon: /^(https?:)?[/\\]{2}/i.test(address) ? '' : address },
    'nearest-office': { offices, officesPage: address, invite: true },
    reviews: {
      reviews: [{ author_name: 'Alex Example', rating: 5, text: 'Quick and kind.', author_url: address }],
      allReviews: address,
    },
    video: { playerUrl: address, videoTitle: 'How a claim works', mode: 'embed' },
  };
};

/** The zip form without a page for zip codes that are not served. */
export const withDefaultPage = (address: string) => ({ 'zip-form': { defaultQuotePage: address } });

export const prompted = (address: string) => ({
  'idle-popup': { quotePage: address, chatPage: address, actions: ['continue', 'chat'], frequency: 'page' },
});

/** Forms that are posted, and the redirect to the page of a state. */
export const posted = (address: string) => ({
  'out-of-service': { action: address, links: { TX: address }, redirectSeconds: 5 },
  form: { action: address, fields: [{ name: 'a', label: 'A' }] },
  newsletter: { action: address },
});

/** Forms whose error page opens when a robot has filled in the hidden field. */
export const filledInByRobot = (address: string) => ({
  form: { action: '/received.html', errorPage: address, fields: [{ name: 'a', label: 'A' }] },
  newsletter: { action: '/received.html', errorPage: address },
});

export const paid = (address: string) => ({
  'make-a-payment': {
    carriers: [{ carrierName: 'Larkspur Mutual', carrierCode: ['LKM', 'PLI', 'OFG'], carrierUrl: address }],
    backPage: address,
  },
});

/** The quote flow with the image of a license. */
export const scanned = (address: string) => ({
  'quote-flow': { modes: ['uploadImage', 'noLicense'], scanFailedPage: address, notQuotablePage: address },
});

/** What the quotes offer, by attribute. */
export const offered = (address: string) => ({
  'quote-flow': { rentersPage: address, roadsidePage: address },
});

/** The chat on the card of a quote, by attribute. */
export const chatted = (address: string) => ({ 'quote-flow': { chatPage: address } });

/** The last page of a purchase, by attribute. */
export const bound = (address: string) => ({ 'pseudo-bind': { paymentPage: address } });

export const account = (address: string) => ({
  'account-header': {
    signInPage: address,
    portalPage: address,
    links: { Help: address },
    signedOutLinks: { Join: address },
  },
  'create-customer': { successPage: address },
  'forgot-password': { resetPage: address, signInPage: address },
  'set-password': { signInPage: address, forgotPasswordPage: address },
  'sign-in': { welcomePage: address, forgotPasswordPage: address, createAccountPage: address },
});

export const portal = (address: string) => ({
  'customer-portal': {
    signInPage: address,
    quotePage: address,
    referFriend: true,
    referralUrl: address,
    socialReturnPage: address,
    instagram: { clientId: 'example', url: address },
    facebook: { clientId: 'example', url: address },
    help: { chatPage: address },
    carriers: [{ carrierName: 'Old Ferry General', carrierCode: ['OFG'], carrierUrl: address }],
  },
});
