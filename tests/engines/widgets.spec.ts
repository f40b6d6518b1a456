import { expect } from '@playwright/test';
import { en as header } from '#widgets/account-header/strings.en';
import { en as autoPayment } from '#widgets/auto-payment/strings.en';
import { en as countdown } from '#widgets/countdown/strings.en';
import { en as portal } from '#widgets/customer-portal/strings.en';
import { en as languagePrompt } from '#widgets/language-prompt/strings.en';
import { en as office } from '#widgets/nearest-office/strings.en';
import { en as policies } from '#widgets/policy-modal/strings.en';
import { en as pseudoBind } from '#widgets/pseudo-bind/strings.en';
import { registry } from '#widgets/registry';
import { en as reviews } from '#widgets/reviews/strings.en';
import { en as signIn } from '#widgets/sign-in/strings.en';
import { rowan } from '../browser/model/people.ts';
import { StartedPurchase } from '../browser/model/purchase-pages.ts';
import { quoteToBuy } from '../faults/model/seed-data.ts';
import type { EnginePage } from './engine-page.ts';
import { test } from './engine-test.ts';
import { isDrawn, textIn } from './in-page.ts';

// The widgets that smoke.spec.ts and first-paint.spec.ts have no journey of.

const license = '77665544';
const vin = '1HGCM82633A004352';

/** Records what a page reports, and where the browser is. Offers get more than their two seconds on a busy machine. */
const script = `<script>
  globalThis.problems = [];
  addEventListener('error', ({ message, target }) => problems.push(message ?? target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejected: ' + reason));
  console.error = (...all) => problems.push(all.join(' '));
  addEventListener('covermount:error', ({ detail: { widget, code } }) => problems.push(widget + ': ' + code));
  navigator.geolocation.getCurrentPosition = (found) => found({ coords: { latitude: 30.2672, longitude: -97.7431 } });
  const { setTimeout: wait } = globalThis;
  globalThis.setTimeout = (act, ms, ...rest) => wait(act, ms === 2000 ? 60_000 : ms, ...rest);
</script>
<style>.stage { max-inline-size: 24rem }</style>`;

const problems = (engine: EnginePage) =>
  engine.evaluate(() => (globalThis as unknown as { problems: readonly string[] }).problems);

const shows = (engine: EnginePage, text: string) => expect.poll(() => engine.shows(text), text).toBe(true);

/** Finds a text in the first element with a selector in a widget; an empty one if there is no such element. */
const reads = (engine: EnginePage, widget: string, selector: string, text: string | RegExp) =>
  expect.poll(() => engine.evaluate(textIn, widget, selector), `${widget} ${selector}`).toMatch(text);

async function presses(engine: EnginePage, selector: string): Promise<void> {
  await engine.mouseDown(selector);
  await engine.mouseUp();
}

async function typesInto(engine: EnginePage, selector: string, text: string): Promise<void> {
  await presses(engine, selector);
  await engine.type(text);
}

const countInvalidFields = () => {
  const form = document.querySelector('cover-form');
  return (form?.shadowRoot ?? form)?.querySelectorAll('[aria-invalid=true]').length;
};

const hasPlayer = () => {
  const video = document.querySelector('cover-video');
  return (video?.shadowRoot ?? video)?.querySelector('iframe') !== null;
};

/** Widgets that draw nothing on the page before a press or a scroll, or nothing of their own. */
const drawnLater = new Set([
  'back-to-top',
  'customer-portal',
  'idle-popup',
  'language-prompt',
  'offers',
  'policy-modal',
]);

test('each widget of the page with all of them is drawn without an error, and the controls of content work', async ({
  engine,
  sandbox,
}) => {
  const page = await (await fetch(`${sandbox.url}/widgets.html`)).text();
  sandbox.publishes('/all-widgets.html', 'text/html; charset=utf-8', page.replace('<head>', `<head>${script}`));
  await engine.open(`${sandbox.url}/all-widgets.html`);
  for (const name of Object.keys(registry.widgets).filter((widget) => !drawnLater.has(widget)))
    await expect.poll(() => engine.evaluate(isDrawn, `cover-${name}`), `${name} is drawn`).toBe(true);

  await engine.press(countdown.extend);
  await reads(engine, 'cover-countdown', '[role=timer]', /^1:/);
  await reads(engine, 'cover-hero-bar', '[part=hero-bar]', /quotes compared/);
  await reads(engine, 'cover-team', '[part=team]', /Robin Example/);
  await reads(engine, 'body', '[data-cover-offer=hero]', /Renters and auto together/);

  await reads(engine, 'cover-reviews', '[part=reviews]', /Quick and kind/);
  await presses(engine, 'cover-reviews >>> [part~=slider-next]');
  await reads(engine, 'cover-reviews', '[part~=slider-previous]', reviews['slider.previous']);
  await presses(engine, 'cover-testimonials >>> [part~=slider-next]');
  await reads(engine, 'cover-testimonials', '[part~=slider-previous]', reviews['slider.previous']);

  await typesInto(engine, 'cover-glossary >>> input', 'pay first');
  await reads(engine, 'cover-glossary', '[part=glossary-count]', '1 of 2 terms');

  await engine.evaluate(() => document.querySelector<HTMLElement>('a[href="#privacy-policy"]')!.focus());
  await engine.key('Enter');
  await reads(engine, 'cover-policy-modal', 'dialog[open] h2', policies.privacyTitle);
  await engine.key('Escape');
  await reads(engine, 'cover-policy-modal', 'dialog[open]', /^$/);

  await engine.press(office.invite);
  await reads(engine, 'cover-nearest-office', 'dialog[open]', 'Austin Downtown');
  await engine.key('Escape');

  await presses(engine, 'cover-form >>> button[type=submit]');
  await expect.poll(() => engine.evaluate(countInvalidFields), 'empty fields that are marked').toBe(2);

  await presses(engine, 'cover-video >>> button');
  await expect.poll(() => engine.evaluate(hasPlayer), 'the player').toBe(true);

  // Both report that the page's address has no quote.
  expect([...(await problems(engine))].toSorted()).toEqual(['auto-payment: address', 'pseudo-bind: address']);

  await reads(engine, 'cover-quote-estimate', '[part=quote-estimate]', /\$84\.50/);
  await presses(engine, 'cover-quote-estimate >>> [part~=quote-estimate-exact]');
  await expect.poll(() => engine.url()).toContain('/quote-flow.html');
});

test('the language prompt opens on a page in another language than the browser’s', async ({ engine, sandbox }) => {
  const page = await (await fetch(`${sandbox.url}/es/language-prompt.html`)).text();
  // A driven browser says so, and prompts are not shown to robots. Its language is that of the machine.
  const english = `<script>Object.defineProperty(navigator, 'languages', { value: ['en-US'] })</script>`;
  const shown = page
    .replace('<head>', `<head>${english}`)
    .replace('<cover-language-prompt', '<cover-language-prompt show-to-robots');
  sandbox.publishes('/es/language-prompt.html', 'text/html; charset=utf-8', shown);
  await engine.open(`${sandbox.url}/es/language-prompt.html`);
  await reads(engine, 'cover-language-prompt', '[role=dialog]', languagePrompt['en.title']);
  await presses(engine, 'cover-language-prompt >>> [role=dialog] a');
  await expect.poll(() => engine.url()).toMatch(/:\d+\/language-prompt\.html/);
});

test('a visitor who buys a quote confirms the driver and sees the next section', async ({ engine, sandbox }) => {
  await engine.open(sandbox.url + (await quoteToBuy(sandbox, rowan)));
  sandbox.setsClockRight();
  await reads(engine, 'cover-pseudo-bind', '[part=pseudo-bind]', pseudoBind.driverTitle);
  await engine.fill(pseudoBind.licenseNumber, license);
  await engine.check('');
  await engine.press(pseudoBind.next);
  await shows(engine, pseudoBind.contactTitle);
});

test('a visitor who pays a quote confirms driver and car and sees the next section', async ({ engine, sandbox }) => {
  const { transactionId, carrierId } = await StartedPurchase.at(sandbox, -1);
  await engine.open(`${sandbox.url}/auto-payment.html?transactionId=${transactionId}&carrierId=${carrierId}`);
  await shows(engine, autoPayment.driverTitle);
  await engine.fill(autoPayment.licenseNumber, license);
  await engine.fill('VIN of your 2003 Honda Accord', vin);
  await engine.check('');
  await engine.press(autoPayment.next);
  await shows(engine, autoPayment.driversTitle);
});

test('a customer signs in, opens the menu of the account and the help of the portal', async ({ engine, sandbox }) => {
  const { email, password, policyNumbers } = await sandbox.makesCustomer('paying');
  await engine.open(`${sandbox.url}/sign-in.html`);
  await shows(engine, signIn.formTitle);
  await engine.fill(signIn.email, email);
  await typesInto(engine, 'cover-sign-in input[autocomplete=current-password]', password);
  await engine.key('Enter');
  await expect.poll(() => engine.url()).toContain('/welcome.html');
  await engine.open(`${sandbox.url}/customer-portal.html`);
  await shows(engine, portal.nextPayment);
  await engine.press(portal.paymentHelp);
  await reads(engine, 'cover-customer-portal', 'dialog[open] h2', portal.helpTitle);
  await engine.key('Escape');
  await presses(engine, 'cover-account-header >>> button');
  await shows(engine, header.signOut);
  await engine.open(`${sandbox.url}/customer-portal.html?tabid=policies`);
  await shows(engine, policyNumbers[0]!);
});
