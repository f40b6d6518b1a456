import { pathToFileURL } from 'node:url';
import type { CovermountServer } from '#embed/server/public';
import { projectRoot } from '#tooling/project';
import { rowan } from '../browser/model/people.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import { quoteToBuy } from '../faults/model/seed-data.ts';
import type { Markup } from './host-page.ts';

/** A query, or a function that requests what the query names from the services. */
type Query = string | ((sandbox: Sandbox) => Promise<string>);

/** A page of the comparison that is not a peer's. */
export interface OwnPage {
  /** Unique among the compared pages; the argument of `--only`. */
  name: string;
  /** The name in the tables. */
  title: string;
  /**
   * `served` is a page of ours whose HTML already contains the printed widget; `plain` has the same elements and styles without
   * widget and script.
   */
  kind: 'bare' | 'ours' | 'served' | 'plain';
  markup: Markup;
  /** The query of the page's address. */
  query?: Query;
  /** The field that is typed into, or the choice that is made, as an expression of the page. */
  field: string;
  /** The key to press. */
  key: string;
}

interface WidgetEntry {
  element: string;
  /** How the entry differs from an earlier one of the same widget: `authored` has the form in the page. */
  variant?: 'authored';
  /** A function renders what a server would send, such as `<cover-…><template shadowrootmode="open">…`. */
  markup: Markup;
  query?: Query;
  /** The first text field or choice, as a selector in the widget's root. */
  field?: string;
  key?: string;
}

function pageOf({ element, variant, markup, query = '', field = 'input', key = '7' }: WidgetEntry): OwnPage {
  const isServed = typeof markup === 'function';
  const difference = isServed ? 'served' : variant;
  return {
    name: [element, ...(difference ? [difference] : [])].join('-'),
    title: [element, ...(difference ? [`${difference} in the page`] : [])].join(', '),
    kind: isServed ? 'served' : 'ours',
    markup,
    query,
    field: `((host) => (host?.shadowRoot ?? host)?.querySelector('${field}'))(document.querySelector('${element}'))`,
    key,
  };
}

/** The server module of the build. */
const server = () => import(pathToFileURL(`${projectRoot}dist/server/server.mjs`).href) as Promise<CovermountServer>;

const printed = (widget: string, config: Record<string, unknown>) => ({
  widget,
  config,
  brand: { code: 'EX', name: 'Example' },
  pageOrigin: 'http://127.0.0.1',
});

/** A widget with its first paint. */
const served =
  (widget: string, config: Record<string, unknown> = {}) =>
  async (): Promise<string> =>
    (await server()).renderElement(printed(widget, config));

/** The elements and styles of a first paint in the page itself: the best that a served widget can reach. */
function plainPage(widget: string, config: Record<string, unknown>, field: string, key: string): OwnPage {
  return {
    name: `plain-${widget}`,
    title: `the form of cover-${widget} in plain HTML, with its styles`,
    kind: 'plain',
    markup: async () =>
      (await server())
        .renderFirstPaint(printed(widget, config))
        .replaceAll(/<\/?template[^>]*>|<slot[^>]*><\/slot>/g, ''),
    field: `document.querySelector('.cover-root ${field}')`,
    key,
  };
}

/** The page that the link of a mail opens. Its first field is the email address for password managers. */
const newPassword = { query: '?token=made-up&state=TX', field: '[name=password]', key: 'a' };

/** The link to the purchase of a quote that a made-up visitor has just requested. */
const purchase = {
  query: async (sandbox: Sandbox) => new URL(await quoteToBuy(sandbox, rowan), sandbox.url).search,
  field: '[name=licenseNumber]',
} satisfies Partial<WidgetEntry>;

/** The widgets that begin with a form, as their demo pages embed them. A widget is one entry, its served page another. */
const formWidgets: readonly WidgetEntry[] = [
  { element: 'cover-zip-form', markup: '<cover-zip-form quote-page="/quote"></cover-zip-form>' },
  { element: 'cover-zip-form', markup: served('zip-form', { quotePage: '/quote' }) },
  { element: 'cover-make-a-payment', markup: '<cover-make-a-payment></cover-make-a-payment>' },
  { element: 'cover-make-a-payment', markup: served('make-a-payment') },
  {
    element: 'cover-quote-flow',
    markup: '<cover-quote-flow></cover-quote-flow>',
    field: '[autocomplete=given-name]',
    key: 'a',
  },
  { element: 'cover-quote-flow', markup: served('quote-flow'), field: '[autocomplete=given-name]', key: 'a' },
  {
    element: 'cover-office-locator',
    markup: '<cover-office-locator offices-src="/offices.json"></cover-office-locator>',
  },
  { element: 'cover-office-locator', markup: served('office-locator', { officesSrc: '/offices.json' }) },
  {
    element: 'cover-out-of-service',
    markup: `<cover-out-of-service redirect-seconds="20" action="/received">
<script type="application/json">{ "links": { "TX": "/quote" } }</script>
</cover-out-of-service>`,
    key: 'a',
  },
  {
    element: 'cover-out-of-service',
    markup: served('out-of-service', { redirectSeconds: 20, action: '/received', links: { TX: '/quote' } }),
    key: 'a',
  },
  { element: 'cover-roadside', markup: '<cover-roadside></cover-roadside>', field: '[type=radio]', key: ' ' },
  { element: 'cover-roadside', markup: served('roadside'), field: '[type=radio]', key: ' ' },
  { element: 'cover-renters', markup: '<cover-renters></cover-renters>', field: '[autocomplete=given-name]', key: 'a' },
  { element: 'cover-renters', markup: served('renters'), field: '[autocomplete=given-name]', key: 'a' },
  { element: 'cover-create-customer', markup: '<cover-create-customer></cover-create-customer>', key: 'a' },
  { element: 'cover-create-customer', markup: served('create-customer'), key: 'a' },
  { element: 'cover-consent-form', markup: '<cover-consent-form></cover-consent-form>', key: 'a' },
  { element: 'cover-consent-form', markup: served('consent-form'), key: 'a' },
  { element: 'cover-newsletter', markup: '<cover-newsletter action="/received"></cover-newsletter>', key: 'a' },
  { element: 'cover-newsletter', markup: served('newsletter', { action: '/received' }), key: 'a' },
  {
    element: 'cover-form',
    markup: `<cover-form action="/received"><script type="application/json">
{ "fields": [{ "name": "first_name", "label": "First name", "required": true }] }</script></cover-form>`,
    key: 'a',
  },
  {
    element: 'cover-form',
    variant: 'authored',
    markup: `<cover-form><form action="/received" method="post">
<label>First name <input name="first_name" required></label> <button>Send</button></form></cover-form>`,
    key: 'a',
  },
  { element: 'cover-sign-in', markup: '<cover-sign-in></cover-sign-in>', key: 'a' },
  { element: 'cover-sign-in', markup: served('sign-in', { isolation: 'shadow' }), key: 'a' },
  { element: 'cover-forgot-password', markup: '<cover-forgot-password></cover-forgot-password>', key: 'a' },
  { element: 'cover-forgot-password', markup: served('forgot-password', { isolation: 'shadow' }), key: 'a' },
  { element: 'cover-set-password', markup: '<cover-set-password></cover-set-password>', ...newPassword },
  { element: 'cover-set-password', markup: served('set-password', { isolation: 'shadow' }), ...newPassword },
  {
    element: 'cover-pseudo-bind',
    markup: `<cover-pseudo-bind payment-page="/pay"><script type="application/json">
{ "carriers": [{ "carrierId": "1004" }] }</script></cover-pseudo-bind>`,
    ...purchase,
  },
  {
    element: 'cover-auto-payment',
    markup: `<cover-auto-payment><script type="application/json">
{ "carriers": [{ "carrierId": "1004" }] }</script></cover-auto-payment>`,
    ...purchase,
    query: async (sandbox) => `${await purchase.query(sandbox)}&carrierId=1004`,
  },
];

export const ownPages: readonly OwnPage[] = [
  {
    name: 'bare',
    title: 'bare page with a field',
    kind: 'bare',
    markup: '<form><label>ZIP code <input></label> <button>See my quotes</button></form>',
    field: `document.querySelector('input')`,
    key: '7',
  },
  plainPage('zip-form', { quotePage: '/quote' }, 'input', '7'),
  plainPage('quote-flow', {}, '[autocomplete=given-name]', 'a'),
  ...formWidgets.map(pageOf),
];
