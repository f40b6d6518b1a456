interface MeasuredWidget {
  /** Of the page: without it, the widget shows another page. */
  query?: string;
  /** Of the element: without them, it has no first paint. */
  attributes?: string;
  /** A selector of elements that keep the room of what the page has in them. */
  unless?: string;
}

/** The widgets whose room `npm run heights` measures: those with a first paint, except for the account header. */
export const measuredWidgets: Readonly<Record<string, MeasuredWidget>> = {
  'zip-form': {},
  'make-a-payment': {},
  'quote-flow': {},
  'office-locator': { attributes: 'offices-src="/offices.json"' },
  'out-of-service': { attributes: 'action="/own"' },
  roadside: {},
  renters: {},
  newsletter: { attributes: 'action="/own"', unless: ':has(form)' },
  'create-customer': {},
  'consent-form': {},
  'sign-in': {},
  'forgot-password': {},
  'set-password': { query: '?token=reset' },
};
