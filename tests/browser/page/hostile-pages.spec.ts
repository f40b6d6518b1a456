import type { Page } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { en as idleEn } from '#widgets/idle-popup/strings.en';
import { en as languageEn } from '#widgets/language-prompt/strings.en';
import { en as policyEn } from '#widgets/policy-modal/strings.en';
import { registry } from '#widgets/registry';
import { en as signInEn } from '#widgets/sign-in/strings.en';
import { speedUpTimersFromHere } from '../../faults/model/faults.ts';
import { hostPages } from '../model/host-pages.ts';
import { expect, test } from '../model/journey.ts';
import { Policyholder } from '../model/policyholder.ts';
import { hidesAutomation } from '../model/prompts.ts';
import type { Sandbox } from '../model/sandbox.ts';
import type { Watch } from '../model/watch.ts';

const names = Object.keys(registry.widgets);

/** Widgets that something must trigger, that are for customers, or that draw nothing of their own. */
const undrawn = ['customer-portal', 'idle-popup', 'language-prompt', 'offers', 'policy-modal'];

/** Widgets that draw outside a shadow root, so that password managers see their fields, or where the author’s own markup is. */
const inLightRoots = ['forgot-password', 'set-password', 'sign-in'];

/** Brings each widget of the page into view, and waits until it is drawn. */
async function drawsAll(page: Page): Promise<void> {
  for (const name of names.filter((each) => !undrawn.includes(each))) {
    const widget = page.locator(`cover-${name}`).first();
    await widget.evaluate((element) => element.scrollIntoView());
    await expect(widget, name).toHaveAttribute('data-cover-drawn', /.*/);
  }
}

/** Widgets that could not be loaded or drawn. */
const failuresIn = (watch: Watch) =>
  watch.eventsNamed('error').filter(({ detail: { code } }) => code === 'load' || code === 'render');

for (const [where, happens] of Object.entries(hostPages))
  test(`every widget is drawn on a page ${where}`, async ({ page, visitor, watch }) => {
    await page.addInitScript(happens);
    await visitor.opens('/widgets.html');
    await drawsAll(page);
    await page.waitForLoadState('networkidle');
    expect(failuresIn(watch)).toEqual([]);
  });

/**
 * Opens the page with all widgets as a customer whose browser is in Spanish, draws each widget that `drawsAll` leaves
 * out, and runs `meets` while it shows.
 */
async function drawsTheOthers(
  page: Page,
  sandbox: Sandbox,
  meets: (widget: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await hidesAutomation(page);
  const customer = await Policyholder.of(page, sandbox);
  await customer.signsIn();
  await page.goto(`${sandbox.url}/widgets.html`);
  const prompt = page.getByRole('dialog', { name: languageEn['es.title'] });
  await expect(prompt).toBeVisible();
  await meets('language-prompt');
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);

  const offer = page.locator('[data-cover-offer=hero]');
  // The two seconds in which an offer must come do not pass, however busy the machine is.
  await speedUpTimersFromHere(page, sandbox, 0.1);
  await offer.evaluate((element) => element.scrollIntoView());
  await expect(offer).toHaveText(/Renters and auto together/);
  await speedUpTimersFromHere(page, sandbox, 1);

  await page.getByRole('button', { name: 'Open the pop-up' }).click();
  const popup = page.getByRole('dialog', { name: idleEn.title });
  await expect(popup).toBeVisible();
  await meets('idle-popup');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);

  await page.getByRole('link', { name: 'Privacy policy', exact: true }).click();
  const policy = page.getByRole('dialog', { name: policyEn.privacyTitle });
  await expect(policy).toBeVisible();
  await meets('policy-modal');
  await page.keyboard.press('Escape');
  await expect(policy).toBeHidden();

  await page.getByRole('button', { name: 'Open the portal' }).click();
  await expect(customer.heading(customer.texts.nextPayment)).toBeVisible();
  await expect(customer.portal.getByRole('textbox', { name: customer.texts['referral.email'] })).toBeVisible();
  await expect(customer.portal.locator('[part=spinner]')).toHaveCount(0);
  await meets('customer-portal');
}

test.describe('widgets that wait for a visitor', () => {
  test.use({ locale: 'es-MX' });

  for (const [where, happens] of Object.entries(hostPages))
    test(
      `prompts, the dialog of a policy, offers and the portal of a customer are drawn on a page ${where}`,
      inLongTier,
      async ({ page, sandbox, watch }) => {
        await page.addInitScript(happens);
        await drawsTheOthers(page, sandbox);
        expect(failuresIn(watch)).toEqual([]);
      },
    );

  test(
    'no style of a page changes how a prompt, the dialog of a policy or the portal looks',
    inLongTier,
    async ({ page, sandbox }) => {
      await drawsTheOthers(page, sandbox, async (widget) => {
        const calm = await looksOf(page, [widget]);
        expect(calm[widget]!.length, widget).toBeGreaterThan(0);
        const style = await page.addStyleTag({ content: hostileStyle });
        expect(await looksOf(page, [widget])).toEqual(calm);
        await style.evaluate((element: HTMLStyleElement) => element.remove());
      });
    },
  );
});

const hostileStyle = `
  * {
    all: unset !important;
    color: red !important;
    letter-spacing: 9px !important;
    text-transform: uppercase !important;
    direction: rtl !important;
  }
  /* The size of a widget's text follows that of the root, which a visitor can enlarge. */
  :not(:root) { font: 40px/1 fantasy !important; }
  input, button, select, a { display: none !important; visibility: hidden !important; }
  head, script, style, link, meta, title { display: none !important; }`;

type Looks = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** How the controls and texts inside the root of each widget look. @param isolation of these widgets */
const looksOf = (page: Page, widgets = names, isolation: 'shadow' | 'light' = 'shadow'): Promise<Looks> =>
  page.evaluate(
    ({ elements, isLight }) => {
      const properties = [
        'color',
        'fontFamily',
        'fontSize',
        'letterSpacing',
        'lineHeight',
        'textTransform',
        'direction',
        'visibility',
        'cursor',
      ] as const;
      const lookOf = (element: Element) => {
        const style = getComputedStyle(element);
        const isHidden = style.display === 'none';
        return {
          is: element.localName,
          isHidden: String(isHidden),
          ...Object.fromEntries(properties.map((name) => [name, style[name]])),
        };
      };
      const rootOf = (name: string) => {
        const element = document.querySelector(`cover-${name}`);
        return isLight ? element?.querySelector('.cover-root') : element?.shadowRoot;
      };
      const ofWidget = (name: string) =>
        [...(rootOf(name)?.querySelectorAll('h2, h3, p, a, label, input, button') ?? [])].map(lookOf);
      return Object.fromEntries(elements.map((name) => [name, ofWidget(name)]));
    },
    { elements: widgets, isLight: isolation === 'light' },
  );

// `brands.spec.ts` has two of them on a page that is hostile from the beginning.
test('no style of a page changes how a widget in a shadow root looks', async ({ page, visitor }) => {
  await visitor.opens('/widgets.html');
  await drawsAll(page);
  await page.waitForLoadState('networkidle');
  const calm = await looksOf(page);
  expect(names.filter((name) => calm[name]!.length === 0)).toEqual([...undrawn, ...inLightRoots].toSorted());
  await page.addStyleTag({ content: hostileStyle });
  expect(await looksOf(page)).toEqual(calm);
});

/** Widgets in the page's own tree, with their attributes. Not the office locator, whose map adds markers later. */
const lightWidgets: Readonly<Record<string, string>> = {
  'consent-form': '',
  'create-customer': '',
  'forgot-password': '',
  'make-a-payment': '',
  newsletter: 'action="/received.html"',
  'out-of-service': 'action="/received.html"',
  'quote-flow': '',
  renters: '',
  roadside: '',
  'set-password': '',
  'sign-in': '',
  'zip-form': 'quote-page="/quote-flow.html"',
};

test(
  'no style of a page without !important changes how a widget in the page’s own tree looks',
  inLongTier,
  async ({ page, author, visitor }) => {
    const widgets = Object.keys(lightWidgets);
    const body = Object.entries(lightWidgets).map(
      ([name, attributes]) => `<cover-${name} load="eager" isolation="light" ${attributes}></cover-${name}>`,
    );
    await visitor.opens(await author.publishes({ body: `<main id="content">${body.join('')}</main>` }));
    await visitor.hasReceivedTheWholeWidget();
    const calm = await looksOf(page, widgets, 'light');
    expect(widgets.filter((name) => calm[name]!.length === 0)).toEqual([]);
    // A page that sets the direction of its text means that of its widgets too.
    const rules = hostileStyle.replaceAll(' !important', '').replace('direction: rtl;', '');
    const byId = '#content input, #content button, #content p, #content h2 { color: red; font: 40px/1 fantasy; }';
    await page.addStyleTag({ content: `${rules}\n${byId}` });
    expect(await looksOf(page, widgets, 'light')).toEqual(calm);
    const signIn = visitor.within('cover-sign-in');
    await signIn.field(signInEn.email).fill('robin@example.com');
    // The button looks disabled until the form is complete.
    await signIn.field(signInEn.email).press('Enter');
    await signIn.sees(signInEn['error.passwordRequired']);
  },
);
