import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { inLongTier } from '#tooling/testing/tier';
import { en as consent } from '#widgets/consent-form/strings.en';
import { en as createCustomer } from '#widgets/create-customer/strings.en';
import { en as forgotPassword } from '#widgets/forgot-password/strings.en';
import { en as payment } from '#widgets/make-a-payment/strings.en';
import { en as flow } from '#widgets/quote-flow/strings.en';
import { en as renters } from '#widgets/renters/strings.en';
import { en as roadside } from '#widgets/roadside/strings.en';
import { en as setPassword } from '#widgets/set-password/strings.en';
import { customers } from '../browser/model/customer.ts';
import { ownPolicy } from '../browser/model/payment-page.ts';
import { rowan } from '../browser/model/people.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import { shipped } from '../browser/model/served.ts';
import type { EarlyVisitor } from './early-visitor.ts';
import { test } from './engine-test.ts';
import { autofill, click, type Engine, isEarlyInputSaved, isOfThisBuild, restoredByBrowser } from './form-state.ts';
import type { HoldingProxy } from './holding-proxy.ts';

// Input into a first paint survives the hydration, whenever it happens. The tests hold React's file back, and the
// scheduler task that hydrates. So the load of React, and the beginning and end of a hydration, are points of a test,
// and the driver's input can land between them.

interface Form {
  name: string;
  widget: string;
  config?: Record<string, unknown>;
  /** True for a widget that renders in the light DOM by default. It is printed only with a shadow root. */
  isLight?: true;
  /** The query of the page's address. */
  query?: (sandbox: Sandbox) => Promise<string>;
  /** Typed values by field name, in the order of the fields. */
  entries: () => Record<string, string>;
  /** Selectors of the radio buttons and checkboxes that are chosen after typing. */
  choices?: readonly string[];
  /** The record in which the widget saves its input. */
  record?: string;
  /** Names of password fields, whose values are not stored. */
  secrets?: readonly string[];
  /** The values that React formats. */
  formatted?: Record<string, string>;
  /** Fields in which the caret is put, among them one that is not the first in the form. */
  carets: readonly string[];
  /** A text of the page after a submit; without one, that page is `/arrived.html`. */
  leadsTo?: string;
  /** The same for a submit of a form that a service has completed; `leadsTo` by default. */
  leadsOnTo?: string;
}

const birthFields = {
  'birthDate-month': rowan.birthDate.month,
  'birthDate-day': rowan.birthDate.day,
  'birthDate-year': rowan.birthDate.year,
};

const zipForm: Form = {
  name: 'the zip form',
  widget: 'zip-form',
  config: { quotePage: '/arrived.html' },
  entries: () => ({ zip: rowan.zip }),
  carets: ['zip'],
};
const quoteFlow: Form = {
  name: 'the quote flow',
  widget: 'quote-flow',
  entries: () => ({ firstName: rowan.firstName, lastName: rowan.lastName, ...birthFields }),
  carets: ['lastName', 'firstName'],
  record: 'prefill',
  leadsTo: flow.contactTitle,
};
const payBill: Form = {
  name: 'the payment',
  widget: 'make-a-payment',
  entries: () => ({ policyNumber: ownPolicy(), email: 'alex@example.com', phone: '5125550142', ...birthFields }),
  formatted: { phone: '512-555-0142' },
  carets: ['email', 'policyNumber'],
  record: 'paymentVisit',
  leadsTo: payment.detailsTitle,
};
const emailForm: Form = {
  name: 'the out-of-service page',
  widget: 'out-of-service',
  config: { action: '/arrived.html', emailField: 'email' },
  entries: () => ({ email: rowan.email }),
  // Script can neither read nor set the caret of an email field, so a form that is rendered again loses it.
  carets: [],
};

/** An email address unknown to the services. */
const newEmail = () => `rowan-${randomUUID().slice(0, 8)}@example.com`;

const passwordForm: Form = {
  name: 'the form of a new password',
  widget: 'set-password',
  isLight: true,
  query: async (sandbox) => `?${new URL(await sandbox.sendsResetLink()).searchParams.toString()}`,
  entries: () => ({ password: 'Sample-12!', passwordVerify: 'Sample-12!' }),
  secrets: ['password', 'passwordVerify'],
  carets: ['password', 'passwordVerify'],
  leadsTo: setPassword.doneTitle,
};

const forms: readonly Form[] = [
  zipForm,
  quoteFlow,
  {
    ...quoteFlow,
    name: 'the quote flow that begins with a license',
    config: { modes: ['license', 'noLicense'] },
    entries: () => ({ licenseNumber: '99887760', ...birthFields }),
    carets: ['licenseNumber'],
    leadsTo: flow.licenseNotFound,
  },
  {
    ...quoteFlow,
    name: 'the quote flow that reads photos, too',
    config: { modes: ['noLicense', 'license', 'uploadImage', 'scanImage'] },
    carets: ['firstName'],
  },
  payBill,
  {
    name: 'the office search',
    widget: 'office-locator',
    config: { officesSrc: '/offices.json' },
    entries: () => ({ officeSearch: rowan.zip }),
    carets: ['officeSearch'],
    leadsTo: 'Austin',
  },
  emailForm,
  {
    name: 'the renters form',
    widget: 'renters',
    entries: () => ({
      firstName: rowan.firstName,
      lastName: rowan.lastName,
      email: rowan.email,
      phone: '5125550142',
      street: rowan.street,
      zip: rowan.zip,
    }),
    formatted: { phone: '512-555-0142' },
    carets: ['lastName', 'street'],
    record: 'rentersVisit',
    // City and state follow the zip code, once it is looked up.
    leadsTo: renters.city,
    leadsOnTo: renters.coverageTitle,
  },
  {
    name: 'the choice of a roadside membership',
    widget: 'roadside',
    entries: () => ({}),
    choices: ['[type=radio][value=family]'],
    carets: [],
    record: 'purchase.roadside',
    leadsTo: roadside.buyerTitle,
  },
  {
    name: 'the newsletter',
    widget: 'newsletter',
    config: { action: '/arrived.html', emailField: 'email' },
    entries: () => ({ email: rowan.email }),
    // An email field, as above.
    carets: [],
  },
  {
    name: 'the form of a new customer',
    widget: 'create-customer',
    entries: () => ({
      firstName: rowan.firstName,
      lastName: rowan.lastName,
      email: newEmail(),
      phone: '5125550142',
      ...birthFields,
      zip: rowan.zip,
    }),
    formatted: { phone: '512-555-0142' },
    carets: ['firstName', 'zip'],
    record: 'customerDraft',
    leadsTo: createCustomer.createdTitle,
  },
  {
    name: 'the consent form',
    widget: 'consent-form',
    entries: () => ({
      firstName: rowan.firstName,
      lastName: rowan.lastName,
      phone: '5125550142',
      email: newEmail(),
    }),
    formatted: { phone: '512-555-0142' },
    choices: ['[name=agrees-consent]', '[name=agrees-sms]', '[name=agrees-privacy]'],
    carets: ['lastName'],
    record: 'consentDraft',
    leadsTo: consent.givenTitle,
  },
  {
    name: 'the sign-in',
    widget: 'sign-in',
    config: { welcomePage: '/arrived.html' },
    isLight: true,
    entries: () => ({ email: customers.alex.email, password: customers.alex.password }),
    choices: ['[name=isRemembered]'],
    secrets: ['password'],
    carets: ['password'],
  },
  {
    name: 'the form for a forgotten password',
    widget: 'forgot-password',
    isLight: true,
    entries: () => ({ email: newEmail() }),
    // An email field, as above.
    carets: [],
    leadsTo: forgotPassword.sentTitle,
  },
  passwordForm,
];

/** How a first paint gets onto the page. */
const ways = [
  'drawn by the script',
  'printed',
  'printed by an earlier build',
  'printed, and configured by a file',
] as const;
type Way = (typeof ways)[number];

const wayAt = (index: number): Way => ways[index % ways.length]!;
const printedWayAt = (index: number): Way => ways[1 + (index % (ways.length - 1))]!;

const brand = { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' };

function elementOf({ widget, config: own = {}, isLight }: Form, way: Way, site: HoldingProxy): string {
  if (way === 'drawn by the script') return `<cover-${widget} config='${JSON.stringify(own)}'></cover-${widget}>`;
  const config = { ...own, ...(isLight && { isolation: 'shadow' }) };
  const printed = shipped.renderElement({ widget, config, brand, pageOrigin: site.url });
  if (way === 'printed') return printed;
  if (way === 'printed by an earlier build') {
    return printed.replace(/data-covermount-paint="\w+"/, 'data-covermount-paint="0ld"');
  }
  site.publish(JSON.stringify(config), '/config.json');
  return printed.replace(/ config="[^"]*"|(?=[ >])/, ' config-src="/config.json"');
}

/** Moments of a visit at which React may take over. */
const points = ['typing', 'press', 'release', 'end'] as const;

interface Moment {
  name: string;
  point: (typeof points)[number];
  /** The visitor's next action happens during the hydration. */
  isDuring?: true;
  /** `click` is a click without a mouse, as by assistive technology. */
  press: 'mouse' | 'Enter' | 'click';
}

const moments: readonly Moment[] = [
  { name: 'between two keys', point: 'typing', press: 'mouse' },
  { name: 'while keys are pressed', point: 'typing', isDuring: true, press: 'Enter' },
  { name: 'between the last key and Enter', point: 'press', press: 'Enter' },
  { name: 'while Enter is pressed', point: 'press', isDuring: true, press: 'Enter' },
  { name: 'while the mouse goes down on its button', point: 'press', isDuring: true, press: 'mouse' },
  { name: 'between the mouse going down and up on its button', point: 'release', press: 'mouse' },
  { name: 'while the mouse goes up on its button', point: 'release', isDuring: true, press: 'mouse' },
  { name: 'while assistive technology presses its button', point: 'press', isDuring: true, press: 'click' },
  { name: 'after its button was pressed', point: 'end', press: 'mouse' },
  { name: 'after Enter was pressed', point: 'end', press: 'Enter' },
];

/** Whether text is typed into the form. */
const isTyped = ({ entries }: Form): boolean => Object.keys(entries()).length > 0;

const submitButton = 'form [type=submit]';

/** Opens the page of a form, which waits for React. */
async function opens(visitor: EarlyVisitor, sandbox: Sandbox, form: Form, way: Way): Promise<void> {
  await visitor.opens(elementOf(form, way, visitor.site), await form.query?.(sandbox));
}

/** `npm test` has every form once, each at another moment, and each commit runs one in 64 of them. */
const tierOf = (form: number, moment: number) => (moment === (form * 3) % moments.length ? {} : inLongTier);

for (const [formIndex, form] of forms.entries()) {
  for (const [momentIndex, { name, point, isDuring, press }] of moments.entries()) {
    const way = wayAt(formIndex + momentIndex);
    test(
      `${form.name}, ${way}, submits the typed values if React takes over ${name}`,
      tierOf(formIndex, momentIndex),
      async ({ visitor, site, sandbox }) => {
        const { engine } = visitor;
        const { choices = [] } = form;
        const reaches = async (reached: (typeof points)[number]) => {
          await visitor.hydrationEnds();
          if (reached !== point) return;
          if (isDuring) await visitor.hydrationBegins();
          else await visitor.reactArrives();
        };
        const entries = form.entries();
        await opens(visitor, sandbox, form, way);
        const rest = await visitor.typesAlmostAll(entries);
        if (!isTyped(form)) {
          await expect.poll(() => visitor.state()).toBeDefined();
          await expect.poll(() => engine.evaluate(isOfThisBuild)).toBe(true);
        }
        await reaches('typing');
        if (rest !== '') await engine.type(rest);
        if (isTyped(form)) await visitor.chooses(choices);
        // The press moves the focus to the choice.
        else for (const choice of choices) await visitor.presses(choice);
        await visitor.hydrationEnds();
        await visitor.hasChosen(choices);
        await expect
          .poll(() => visitor.state())
          .toMatchObject({
            values: point === 'typing' ? { ...entries, ...form.formatted } : entries,
            ...(isTyped(form) && { focused: Object.keys(entries).at(-1) }),
          });
        await reaches('press');
        if (press === 'Enter') await engine.key('Enter');
        if (press === 'click') await engine.evaluate(click, submitButton);
        if (press === 'mouse') await engine.mouseDown(submitButton);
        await reaches('release');
        if (press === 'mouse') await engine.mouseUp();
        await visitor.hydrationEnds();
        if (point === 'end') site.release('react');
        await visitor.arrivesAt(form.leadsTo, form.leadsOnTo);
      },
    );
  }
}

for (const [formIndex, form] of forms.entries()) {
  for (const [fieldIndex, field] of form.carets.entries()) {
    for (const isDuring of [false, true]) {
      const way = wayAt(formIndex + fieldIndex + Number(isDuring));
      test(
        `${form.name}, ${way}, keeps a backward selection in ${field} ${isDuring ? 'during' : 'after'} hydration`,
        inLongTier,
        async ({ visitor, sandbox }) => {
          const { engine } = visitor;
          const entries = form.entries();
          await opens(visitor, sandbox, form, way);
          await visitor.typesAlmostAll(entries);
          const { values } = (await visitor.state())!;
          await visitor.focuses(field);
          await engine.key('ArrowLeft');
          await engine.key('ArrowLeft', 'Shift');
          if (isDuring) await visitor.hydrationBegins();
          else await visitor.reactArrives();
          await engine.key('ArrowLeft', 'Shift');
          await visitor.hydrationEnds();
          await engine.type('1');
          // React may fill in empty fields.
          const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
          const others: Record<string, string> = { ...typed, ...form.formatted };
          await expect
            .poll(() => visitor.state())
            .toMatchObject({
              values: { ...others, [field]: `${others[field]!.slice(0, -3)}1${others[field]!.slice(-1)}` },
              focused: field,
            });
        },
      );
    }
  }
}

const engineOf = (project: string): Engine => (project === 'firefox' || project === 'webkit' ? project : 'chromium');

for (const [formIndex, form] of forms.entries()) {
  // Browsers do not autofill a form with only a choice.
  if (!isTyped(form)) continue;
  for (const [whenIndex, when] of (['before', 'while', 'after'] as const).entries()) {
    const way = wayAt(formIndex + whenIndex);
    test(
      `${form.name}, ${way}, submits values that the browser autofills ${when} React takes over`,
      inLongTier,
      async ({ visitor, sandbox }, { project }) => {
        const { engine } = visitor;
        const entries = form.entries();
        await opens(visitor, sandbox, form, way);
        await visitor.focuses(Object.keys(entries)[0]!);
        if (when === 'after') await visitor.reactArrives();
        if (when === 'while') await visitor.hydrationBegins();
        await engine.evaluate(autofill, entries, engineOf(project.name));
        await visitor.hydrationEnds();
        if (when === 'before') await visitor.reactArrives();
        await visitor.has({ ...entries, ...form.formatted });
        await visitor.chooses(form.choices ?? []);
        await visitor.presses(submitButton);
        await visitor.arrivesAt(form.leadsTo, form.leadsOnTo);
      },
    );
  }

  const way = printedWayAt(formIndex);
  test(
    `${form.name}, ${way}, submits values restored by the browser and typed before any script`,
    inLongTier,
    async ({ visitor, site, sandbox }) => {
      const { engine } = visitor;
      const entries = form.entries();
      const [last, text] = Object.entries(entries).at(-1)!;
      site.hold('covermount');
      await opens(visitor, sandbox, form, way);
      await engine.evaluate(restoredByBrowser, { ...entries, [last]: '' });
      await visitor.typesInto(last, text);
      site.release('covermount');
      await visitor.reactArrives();
      await expect
        .poll(() => visitor.state())
        .toMatchObject({ values: { ...entries, ...form.formatted }, focused: last });
      await visitor.chooses(form.choices ?? []);
      await visitor.presses(submitButton);
      await visitor.arrivesAt(form.leadsTo, form.leadsOnTo);
    },
  );
}

// The zip form keeps its zip code in another way, which a journey in Chromium tests.
for (const [formIndex, form] of forms.filter((candidate) => candidate !== zipForm).entries()) {
  for (const [leaveIndex, leave] of (['is loaded again', 'is left and returned to'] as const).entries()) {
    const way = ways[(formIndex + leaveIndex) % 2]!;
    test(
      `${form.name}, ${way}, keeps and submits text typed before React when its page ${leave}`,
      inLongTier,
      async ({ visitor, site, sandbox }) => {
        const { engine } = visitor;
        const { choices = [], secrets = [] } = form;
        const entries = form.entries();
        const storedEntries = Object.fromEntries(Object.entries(entries).filter(([name]) => !secrets.includes(name)));
        await opens(visitor, sandbox, form, way);
        await visitor.typesAll(entries);
        await expect.poll(() => visitor.state()).toBeDefined();
        await visitor.chooses(choices);
        // Passwords are not saved.
        if (Object.keys(storedEntries).length + choices.length > 0)
          await expect.poll(() => engine.evaluate(isEarlyInputSaved)).toBe(true);
        if (leave === 'is loaded again') {
          await engine.reload();
        } else {
          await engine.open(`${site.url}/arrived.html`);
          await visitor.goesBack();
        }
        await visitor.has(storedEntries);
        await visitor.hasChosen(choices);
        await visitor.reactArrives();
        await visitor.has({ ...storedEntries, ...form.formatted });
        await visitor.hasChosen(choices);
        for (const secret of secrets) {
          // A page from the back-forward cache still has the password.
          if ((await visitor.state())?.values[secret] === '') await visitor.typesInto(secret, entries[secret]!);
        }
        await visitor.presses(submitButton);
        await visitor.arrivesAt(form.leadsTo, form.leadsOnTo);
      },
    );
  }
}

for (const leave of ['is loaded again', 'is left and returned to'] as const) {
  test(
    `the form for a new password works, with no token in the URL, when its page ${leave} before the first paint`,
    leave === 'is loaded again' ? {} : inLongTier,
    async ({ visitor, site, sandbox }) => {
      const { engine } = visitor;
      const painter = 'set-password.first-paint';
      site.hold(painter);
      await opens(visitor, sandbox, passwordForm, 'drawn by the script');
      await expect.poll(() => engine.url()).not.toContain('token');
      if (leave === 'is loaded again') {
        await engine.reload();
      } else {
        await engine.open(`${site.url}/arrived.html`);
        await visitor.goesBack();
      }
      expect(await engine.url()).not.toContain('token');
      site.release(painter);
      await visitor.typesAll(passwordForm.entries());
      await visitor.presses(submitButton);
      await visitor.reactArrives();
      await visitor.arrivesAt(passwordForm.leadsTo);
      expect(await engine.evaluate(() => Object.values(sessionStorage).join())).not.toContain('token');
    },
  );
}

/** A script that writes an expired record. */
const expired = (record: string) =>
  `<script>localStorage.setItem('covermount:LS:${record}', '{ "v": 1, "savedAt": 1, "expiresAt": 2, "data": "" }')</script>`;

for (const [formIndex, form] of forms.entries()) {
  const { name, record, choices = [] } = form;
  if (record === undefined || form.config) continue;
  const way = wayAt(formIndex);
  test(
    `${name}, ${way}, submits values typed before React if the visitor’s earlier answers have expired`,
    form === quoteFlow ? {} : inLongTier,
    async ({ visitor, site, sandbox }) => {
      const entries = form.entries();
      await visitor.opens(expired(record) + elementOf(form, way, site), await form.query?.(sandbox));
      await visitor.typesAll(entries);
      await expect.poll(() => visitor.state()).toBeDefined();
      await visitor.chooses(choices);
      await visitor.reactArrives();
      await visitor.has({ ...entries, ...form.formatted });
      await visitor.hasChosen(choices);
      await visitor.presses(submitButton);
      await visitor.arrivesAt(form.leadsTo, form.leadsOnTo);
    },
  );
}

for (const form of [quoteFlow, payBill]) {
  for (const press of ['button', 'Enter'] as const) {
    test(
      `${form.name}, printed, and configured by a file, submits an early press (${press}) once, after React has loaded`,
      inLongTier,
      async ({ visitor, site, sandbox }) => {
        const { engine } = visitor;
        const lookups = async () => (await sandbox.requests('findPayablePolicy')).length;
        const before = await lookups();
        await visitor.opens(elementOf(form, 'printed, and configured by a file', site));
        // Without the script, no listener would hold a press.
        await expect.poll(() => engine.evaluate(() => customElements.get('cover-zip-form') !== undefined)).toBe(true);
        const address = await engine.url();
        await visitor.typesAll(form.entries());
        if (press === 'Enter') await engine.key('Enter');
        else await visitor.presses(submitButton);
        expect(await engine.url()).toBe(address);
        await visitor.has(form.entries === payBill.entries ? (await visitor.state())!.values : form.entries());
        site.release('react');
        await visitor.arrivesAt(form.leadsOnTo ?? form.leadsTo);
        expect(await lookups()).toBe(before + Number(form === payBill));
      },
    );
  }
}

const license = '[type=radio][value=license]';

for (const [index, [name, point, press]] of (
  [
    ['after it was chosen', 'end', 'mouse'],
    ['while it is chosen by mouse', 'press', 'mouse'],
    ['while it is chosen by assistive technology', 'press', 'click'],
    ['between the mouse going down and up on it', 'release', 'mouse'],
  ] as const
).entries()) {
  const way = wayAt(index);
  test(
    `a quote flow, ${way}, asks for the license and keeps the name if React takes over ${name}`,
    inLongTier,
    async ({ visitor, site }) => {
      const { engine } = visitor;
      await visitor.opens(elementOf(quoteFlow, way, site));
      await visitor.typesInto('firstName', rowan.firstName);
      if (point === 'press') await visitor.hydrationBegins();
      if (press === 'mouse') await engine.mouseDown(license);
      else await engine.evaluate(click, license);
      if (point === 'release') await visitor.reactArrives();
      if (press === 'mouse') await engine.mouseUp();
      await visitor.hydrationEnds();
      if (point === 'end') await visitor.reactArrives();
      await visitor.focuses('licenseNumber');
      await engine.evaluate(click, '[type=radio][value=noLicense]');
      await visitor.focuses('firstName');
      expect((await visitor.state())?.values.firstName).toBe(rowan.firstName);
    },
  );
}

for (const [index, [name, point]] of (
  [
    ['before', 'press'],
    ['while the mouse goes down on it', 'down'],
    ['between the mouse going down and up on it', 'between'],
    ['while the mouse goes up on it', 'up'],
  ] as const
).entries()) {
  const way = wayAt(index + 1);
  test(
    `the link of a zip form, ${way}, opens previous quotes if React takes over ${name}`,
    inLongTier,
    async ({ visitor, site }) => {
      const { engine } = visitor;
      const link = 'a[href*=previousQuotes]';
      await visitor.opens(elementOf(zipForm, way, site));
      await visitor.typesInto('zip', rowan.zip);
      if (point === 'press') await visitor.reactArrives();
      if (point === 'down') await visitor.hydrationBegins();
      await engine.mouseDown(link);
      await visitor.hydrationEnds();
      if (point === 'between') await visitor.reactArrives();
      if (point === 'up') await visitor.hydrationBegins();
      await engine.mouseUp();
      await expect.poll(() => engine.url()).toMatch(/\/arrived\.html.*#previousQuotes$/);
    },
  );
}

test(
  'a form keeps typed text if its page is left by Back during hydration and returned to',
  inLongTier,
  async ({ visitor, site }) => {
    const { engine } = visitor;
    await engine.open(`${site.url}/arrived.html`);
    await visitor.opens(elementOf(payBill, 'drawn by the script', site));
    const entries = payBill.entries();
    await visitor.typesAll(entries);
    await expect.poll(() => engine.evaluate(isEarlyInputSaved)).toBe(true);
    await visitor.hydrationBegins();
    await engine.back();
    await expect.poll(() => engine.shows('Arrived')).toBe(true);
    await engine.forward();
    await expect.poll(() => engine.url()).toContain('/held.html');
    // WebKit restores the page from its cache; React is still held there.
    await visitor.hydrationEnds();
    await visitor.has({ ...entries, ...payBill.formatted });
  },
);

/** Scrolls until the end of the form and some content below it are in view. @returns false while there is no form. */
function scrollToFormEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  scrollTo(0, scrollHeight - innerHeight - 300);
  return scrollHeight > 3000;
}
const scrollPosition = () => Math.round(scrollY);
/** The page changes a text that has been rendered. */
const changeTitle = () =>
  document.querySelector('cover-quote-flow')!.setAttribute('config', '{ "labels": { "driverTitle": "Who drives?" } }');

for (const way of [...ways, 'drawn by the script and configured anew'] as const) {
  const isChanged = way === 'drawn by the script and configured anew';
  test(
    `the page of a quote flow, ${way}, does not scroll when the flow renders and React takes over`,
    inLongTier,
    async ({ visitor, site }) => {
      const { engine } = visitor;
      site.hold('covermount');
      const element = elementOf(quoteFlow, isChanged ? 'drawn by the script' : way, site);
      const room = (height: number) => `<div style="height: ${height}px"></div>`;
      await visitor.opens(room(2000) + element + room(600));
      await expect.poll(() => engine.evaluate(scrollToFormEnd)).toBe(true);
      const position = await engine.evaluate(scrollPosition);
      site.release('covermount');
      await expect.poll(() => visitor.state()).toBeDefined();
      if (isChanged) await engine.evaluate(changeTitle);
      await visitor.reactArrives();
      if (isChanged) expect(await engine.shows('Who drives?')).toBe(true);
      expect(await engine.evaluate(scrollPosition)).toBe(position);
    },
  );
}

const letDecrypt = () => (globalThis as unknown as { letDecrypt(): void }).letDecrypt();

/**
 * Holds decryption until `letDecrypt` is called. The product's limit of 3 s is raised, because a busy machine may need
 * longer.
 */
const slowDecryption = `<script>
const decrypt = SubtleCrypto.prototype.decrypt;
const mayDecrypt = new Promise((resolve) => (globalThis.letDecrypt = resolve));
SubtleCrypto.prototype.decrypt = async function (...inputs) { await mayDecrypt; return decrypt.apply(this, inputs); };
const wait = setTimeout;
globalThis.setTimeout = (run, time, ...inputs) => wait(run, time === 3000 ? 600000 : time, ...inputs);
</script>`;

for (const way of ways.slice(0, 2)) {
  test(
    `the payment, ${way}, restores values decrypted after hydration in fields that the visitor has not used since`,
    inLongTier,
    async ({ visitor, site }) => {
      const { engine } = visitor;
      await visitor.opens(elementOf(payBill, way, site));
      await visitor.typesInto('policyNumber', 'LKM-1001');
      await visitor.typesInto('email', 'alex@example.com');
      await visitor.typesInto('birthDate-month', '4');
      await expect.poll(() => engine.evaluate(isEarlyInputSaved)).toBe(true);
      // Ends the earlier visit.
      await engine.open(`${site.url}/arrived.html`);

      await visitor.opens(slowDecryption + elementOf(payBill, way, site));
      await visitor.typesInto('policyNumber', 'LKM-2002');
      await visitor.reactArrives();
      await visitor.typesInto('birthDate-month', '12');
      await visitor.typesInto('phone', '512555');
      expect((await visitor.state())?.values.email).toBe('');
      await engine.evaluate(letDecrypt);
      const typed = { policyNumber: 'LKM-2002', phone: '512-555', 'birthDate-month': '12' };
      await expect
        .poll(() => visitor.state())
        .toEqual({
          values: { ...typed, email: 'alex@example.com', 'birthDate-day': '', 'birthDate-year': '' },
          focused: 'phone',
        });
      await engine.type('0142');
      await engine.reload();
      await engine.evaluate(letDecrypt);
      await visitor.has({
        ...typed,
        phone: '512-555-0142',
        email: 'alex@example.com',
        'birthDate-day': '',
        'birthDate-year': '',
      });
    },
  );
}

test('two forms on a page keep their typed text, and one the focus', inLongTier, async ({ visitor, site }) => {
  await visitor.opens(elementOf(zipForm, 'printed', site) + elementOf(emailForm, 'drawn by the script', site));
  await visitor.typesInto('zip', '787');
  await visitor.focuses('email', 1);
  await visitor.engine.type('rowan@example.com');
  await visitor.reactArrives(2);
  await visitor.engine.type('.mx');
  await expect.poll(() => visitor.state(0)).toEqual({ values: { zip: '787' }, focused: null });
  await expect.poll(() => visitor.state(1)).toEqual({ values: { email: 'rowan@example.com.mx' }, focused: 'email' });
});
