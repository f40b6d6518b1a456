/**
 * The widgets whose room `npm run heights` measures, with the query without which they show another page. The others with a
 * first paint keep the estimate of covermount.css.
 */
export const measuredWidgets: Readonly<Record<string, string>> = {
  'zip-form': '',
  'make-a-payment': '',
  'quote-flow': '',
  roadside: '',
  renters: '',
  'create-customer': '',
  'consent-form': '',
  'sign-in': '',
  'forgot-password': '',
  'set-password': '?token=reset',
};
