interface MeasuredWidget {
  /** Query of the page: without it, the widget shows another page. */
  query?: string;
  /** Attributes of the element: without them, it has no first paint. */
  attributes?: string;
  /** Selector of the elements that reserve the height of their own content instead. */
  unless?: string;
}

/** The widgets whose height `npm run heights` measures: those with a first paint, except for the account header. */
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
