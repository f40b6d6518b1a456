import type { Page, Route } from '@playwright/test';
import { heldPressEn } from '#embed/first-paint/held-press.strings';
import { format } from '#i18n/format';
import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en as zipTexts } from '#widgets/zip-form/strings.en';
import type { Author } from '../model/author.ts';
import { Customer } from '../model/customer.ts';
import { failReact, holdReact, holdRequests, reactFile } from '../model/hold-requests.ts';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';
import { Payer } from '../model/payer.ts';
import { RentersVisitor } from '../model/renters.ts';
import { RoadsideMember } from '../model/roadside-member.ts';
import type { Sandbox } from '../model/sandbox.ts';
import { hasStored, storedKeys } from '../model/stored-records.ts';
import type { Watch } from '../model/watch.ts';

/** The fields of the payment form. */
const paymentFields = ['policyNumber', 'email', 'phone', 'birthDate-month', 'birthDate-day', 'birthDate-year'];

/** Publishes a payment widget with an authored form of the same fields; `button` is the HTML of its buttons. */
function publishesOwnForm(author: Author, button = ''): Promise<string> {
  const fields = paymentFields.map((name) => `<input name="${name}" aria-label="Your ${name}">`).join('');
  return author.publishes({
    body: `<cover-make-a-payment><form action="/pay" method="post">${fields}${button}</form></cover-make-a-payment>`,
  });
}

/** A payer on a page with missing files. */
function payerWithoutFiles(page: Page, sandbox: Sandbox, watch: Watch): Payer {
  watch.allowsFailedRequests();
  watch.allows(/cover-make-a-payment could not be loaded/);
  return new Payer(page, sandbox);
}

/** A payer on a page that waits for React; `fail` aborts the request for it. */
async function payerWithoutReact(page: Page, sandbox: Sandbox, watch: Watch) {
  return { payer: payerWithoutFiles(page, sandbox, watch), fail: await failReact(page) };
}

test(
  'the zip form accepts typing before React loads, and keeps text, caret and focus',
  whenAffected,
  async ({ visitor, author, page, watch }) => {
    const letReactGo = await holdReact(page);
    await visitor.opens(
      await author.publishes({
        body: '<cover-zip-form quote-page="/quote-flow.html"><a href="/quote-flow.html">Get a quote</a></cover-zip-form>',
      }),
    );
    await visitor.seesZipForm();
    await visitor.zipField.click();
    await visitor.types('7801');
    await visitor.hits('ArrowLeft');
    await visitor.hits('ArrowLeft');
    expect(watch.eventsNamed('ready')).toEqual([]);

    letReactGo();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    await expect(visitor.zipField).toBeFocused();
    await visitor.types('7');
    await expect(visitor.zipField).toHaveValue('78701');
    await visitor.asksForQuotes();
    await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
  },
);

test(
  'the payment form accepts typing before React loads, and keeps texts, caret and focus',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    const payer = new Payer(page, sandbox);
    const letReactGo = await holdReact(page);
    await payer.opens();
    await payer.fillsIn('lkm-101');
    await payer.field('policyNumber').press('End');
    await payer.field('policyNumber').press('ArrowLeft');
    expect(watch.eventsNamed('ready')).toEqual([]);

    letReactGo();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    await expect(payer.field('policyNumber')).toHaveValue('LKM-101');
    await expect(payer.field('policyNumber')).toBeFocused();
    await page.keyboard.type('0');
    await expect(payer.field('policyNumber')).toHaveValue('LKM-1001');
    await expect(payer.field('email')).toHaveValue('alex@example.com');
    await expect(payer.field('phone')).toHaveValue('512-555-0142');
    await expect(payer.field('year')).toHaveValue('1990');
    await expect(payer.button('findPolicy')).not.toHaveAttribute('aria-disabled');
  },
);

test('text typed into the payment form before React loads survives a reload', async ({ page, sandbox }) => {
  const payer = new Payer(page, sandbox);
  const letReactGo = await holdReact(page);
  await payer.opens();
  await payer.fillsIn('LKM-101');
  await hasStored(page, /earlyInput\.make-a-payment$/);
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain('alex');
  await page.reload();
  await expect(payer.field('policyNumber')).toHaveValue(/^LKM-101$/i);
  await expect(payer.field('email')).toHaveValue('alex@example.com');
  letReactGo();
  await expect(payer.button('findPolicy')).not.toHaveAttribute('aria-disabled');
  await expect(payer.field('policyNumber')).toHaveValue('LKM-101');
  await page.reload();
  await expect(payer.field('policyNumber')).toHaveValue('LKM-101');
  // The widget saves the text itself. The record of the first paint is removed then, or with the next use of the form.
  await expect
    .poll(async () => {
      await payer.field('policyNumber').click();
      return storedKeys(page, /earlyInput\.make-a-payment$/);
    })
    .toEqual([]);
});

test('Enter in the payment form before React loads looks the policy up once React has loaded', async ({
  page,
  sandbox,
}) => {
  const payer = new Payer(page, sandbox);
  const letReactGo = await holdReact(page);
  await payer.opens();
  await payer.fillsIn();
  await payer.field('year').press('Enter');
  await expect(page).not.toHaveURL(/alex/);
  letReactGo();
  await payer.sees('detailsTitle');
  expect(await sandbox.requests('findPayablePolicy')).toHaveLength(1);
});

test(
  'a press during the hydration of the payment form looks the policy up',
  whenAffected,
  async ({ page, sandbox }) => {
    const payer = new Payer(page, sandbox);
    const letReactGo = await holdReact(page);
    await payer.opens();
    await payer.fillsIn();
    await payer.button('findPolicy').evaluate((button: HTMLButtonElement) => {
      // From the beginning of the hydration to the first render with the answers, the button is as the build rendered
      // it.
      const observer = new MutationObserver(() => {
        observer.disconnect();
        button.click();
      });
      observer.observe(button, { attributeFilter: ['aria-disabled'] });
    });
    letReactGo();
    await payer.sees('detailsTitle');
    expect(await sandbox.requests('findPayablePolicy')).toHaveLength(1);
  },
);

test('a payment form without its script gives way to the authored content', async ({ page, sandbox, watch }) => {
  const payer = payerWithoutFiles(page, sandbox, watch);
  await page.route(reactFile, (route) => route.abort());
  await payer.opens();
  await payer.reads('Call 512-555-0142 to pay your premium.');
  await expect(payer.button('findPolicy')).toHaveCount(0);
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['load']);
});

test(
  'a payment form in use stays without its script, explains why a press waits, and continues once the script loads',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    const { payer, fail } = await payerWithoutReact(page, sandbox, watch);
    await payer.opens();
    await payer.fillsIn();
    fail();
    await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toEqual(['load']);
    await payer.button('findPolicy').click();
    const notice = payer.widget.getByRole('alert').filter({ hasText: payer.texts.filesMissingTitle });
    await expect(notice).toContainText(format(payer.texts.filesMissingCall, { phone: '512-555-0142' }));
    await expect(notice).toBeInViewport();
    await expect(payer.field('email')).toHaveValue('alex@example.com');
    expect(watch.eventsNamed('error')).toHaveLength(1);
    await page.unroute(reactFile);
    // The form may have loaded by itself, and have repeated the press that waited: then the button is gone.
    await payer
      .button('findPolicy')
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await payer.sees('detailsTitle');
    expect(await sandbox.requests('findPayablePolicy')).toHaveLength(1);
  },
);

test('a payment form with the focus stays when its script cannot be loaded', async ({ page, sandbox, watch }) => {
  const { payer, fail } = await payerWithoutReact(page, sandbox, watch);
  await payer.opens();
  await payer.field('policyNumber').focus();
  fail();
  await expect.poll(() => watch.eventsNamed('error').length).toBe(1);
  await payer.field('policyNumber').press('Enter');
  await payer.reads(payer.texts.filesMissingTitle);
  await expect(payer.field('policyNumber')).toBeVisible();
});

test('restored text keeps the payment form on the page when its script cannot be loaded', async ({
  page,
  sandbox,
  watch,
}) => {
  const { payer, fail } = await payerWithoutReact(page, sandbox, watch);
  await payer.opens();
  await payer.fillsIn('LKM-101');
  await hasStored(page, /earlyInput/);
  const letRecordsOpen = await holdRequests(page, /\/chunks\/encrypted-record-/);
  await page.reload();
  fail();
  await expect.poll(() => watch.eventsNamed('error').length).toBe(1);
  letRecordsOpen();
  await expect(payer.field('email')).toHaveValue('alex@example.com');
  await payer.button('findPolicy').click();
  await payer.reads(payer.texts.filesMissingTitle);
});

test(
  'a payment form that gives way passes text, caret and focus to the authored form',
  whenAffected,
  async ({ author, page, sandbox, watch }) => {
    const { payer, fail } = await payerWithoutReact(page, sandbox, watch);
    const path = await publishesOwnForm(author);
    await page.goto(sandbox.url + path);
    await payer.field('email').fill('alex@example.com');
    await payer.field('policyNumber').fill('LKM-1');
    await payer.field('policyNumber').press('ArrowLeft');
    fail();
    const authored = page.getByLabel('Your policyNumber');
    await expect(authored).toBeVisible();
    await expect(authored).toBeFocused();
    await page.keyboard.type('0');
    await expect(authored).toHaveValue('LKM-01');
    await expect(page.getByLabel('Your email')).toHaveValue('alex@example.com');
  },
);

for (const { what, button, name } of [
  { what: 'its button', button: '<button type="button">Help</button><button>Pay</button>', name: 'Pay' },
  { what: 'its first field if it has no button', button: '', name: 'Your policyNumber' },
]) {
  test(`an empty payment form with a held press gives way to the authored form, and focuses ${what}`, async ({
    author,
    page,
    sandbox,
    watch,
  }) => {
    const { payer, fail } = await payerWithoutReact(page, sandbox, watch);
    const path = await publishesOwnForm(author, button);
    await page.goto(sandbox.url + path);
    await payer.button('findPolicy').click({ force: true });
    await expect(payer.button('findPolicy')).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(payer.widget.getByLabel(name).or(payer.widget.getByRole('button', { name }))).toBeFocused();
    expect(page.url()).toContain(path);
  });
}

test('a roadside form with a held press stays without its script, and explains why the press waits', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/cover-roadside could not be loaded/);
  const fail = await failReact(page);
  const member = new RoadsideMember(page, sandbox);
  await member.opens();
  await member.widget.locator('button[type=submit]').click({ force: true });
  fail();
  await member.reads(heldPressEn.filesMissingTitle);
  await expect(member.choice('single')).toBeVisible();
});

for (const { what, fulfills } of [
  { what: 'is missing', fulfills: (route: Route) => route.abort() },
  { what: 'never answers', fulfills: () => undefined },
]) {
  test(`a held press in the payment form is explained even if the file that saves input ${what}`, async ({
    page,
    sandbox,
    watch,
  }) => {
    const payer = payerWithoutFiles(page, sandbox, watch);
    await page.route(/\/chunks\/saved-input-/, fulfills);
    await payer.opens();
    await payer.fillsIn();
    await payer.button('findPolicy').click();
    await payer.reads(payer.texts.filesMissingTitle);
    await expect(payer.widget.getByText(payer.texts.filesMissingReload)).toHaveCount(0);
    await expect(payer.field('email')).toHaveValue('alex@example.com');
  });
}

test(
  'a change after Enter in the payment form is not sent before the next press',
  whenAffected,
  async ({ page, sandbox, watch }) => {
    const payer = new Payer(page, sandbox);
    const letReactGo = await holdReact(page);
    await payer.opens();
    await payer.fillsIn();
    await payer.field('year').press('Enter');
    await expect(payer.button('findPolicy')).toHaveAttribute('aria-busy', 'true');
    await payer.field('email').press('End');
    await page.keyboard.type('.mx');
    await expect(payer.button('findPolicy')).not.toHaveAttribute('aria-busy');
    letReactGo();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    await expect(payer.field('email')).toHaveValue('alex@example.com.mx');
    expect(await sandbox.requests('findPayablePolicy')).toEqual([]);
    await payer.button('findPolicy').click();
    await payer.sees('detailsTitle');
    expect(await sandbox.requests('findPayablePolicy')).toHaveLength(1);
  },
);

for (const { what, path, element, wrong, right, sent } of [
  {
    what: 'zip code',
    path: '/zip-form.html',
    element: 'cover-zip-form',
    wrong: '787',
    right: '78701',
    sent: /\/quote-flow\.html\?zip=78701$/,
  },
  {
    what: 'email address',
    path: '/newsletter.html',
    element: 'cover-newsletter',
    wrong: 'alex@',
    right: 'alex@example.com',
    sent: /\/form-received\.html/,
  },
]) {
  test(`a form without its script sends a complete ${what}, and no incomplete one`, async ({
    visitor,
    page,
    watch,
  }) => {
    watch.allowsFailedRequests();
    watch.allows(/cover-\S+ could not be loaded/);
    const fail = await failReact(page);
    await visitor.opens(path);
    const form = page.locator(element).first();
    // Before the first paint, the textbox is that of the form without script.
    await expect(form).toHaveAttribute('data-cover-drawn');
    const field = form.getByRole('textbox').first();
    await field.fill(wrong);
    await field.press('Enter');
    fail();
    await expect.poll(() => watch.eventsNamed('error').length).toBeGreaterThan(0);
    await expect(form.locator('button[type=submit]')).not.toHaveAttribute('aria-busy');
    await field.press('Enter');
    expect(await field.evaluate((input: HTMLInputElement) => input.matches(':focus:invalid'))).toBe(true);
    expect(page.url()).toContain(path);
    await field.fill(right);
    await field.press('Enter');
    await expect(page).toHaveURL(sent);
  });
}

test(
  'a zip form that was submitted without React is not submitted again when the page is restored',
  whenAffected,
  async ({ visitor, page, author, watch }) => {
    watch.allowsFailedRequests();
    watch.allows(/cover-zip-form could not be loaded/);
    const asked: string[] = [];
    // A response without content keeps the browser on the page, as after Back to a page from the back-forward cache.
    await page.route('**/no-content?*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ status: 204 });
    });
    const fail = await failReact(page);
    await visitor.opens(await author.publishes({ body: '<cover-zip-form quote-page="/no-content"></cover-zip-form>' }));
    await visitor.typesZip('78701');
    await visitor.asksForQuotes();
    fail();
    await expect.poll(() => asked).toEqual(['?zip=78701']);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => watch.eventsNamed('error').length).toBe(2);
    await visitor.asksForQuotes();
    await expect.poll(() => asked).toEqual(['?zip=78701', '?zip=78701']);
  },
);

test('a held press on “Use my location” ends when the script of the zip form cannot be loaded', async ({
  visitor,
  page,
  author,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/cover-zip-form could not be loaded/);
  const fail = await failReact(page);
  await visitor.opens(
    await author.publishes({ body: '<cover-zip-form quote-page="/quote-flow.html" use-location></cover-zip-form>' }),
  );
  const location = visitor.button(zipTexts.useLocation);
  await location.click();
  await expect(location).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(location).not.toHaveAttribute('aria-busy');
});

test('a zip code typed before React loads survives a reload, and a press offline waits', async ({
  visitor,
  page,
  context,
  watch,
}) => {
  watch.allowsFailedRequests();
  watch.allows(/cover-zip-form could not be loaded/);
  const letReactGo = await holdReact(page);
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.typesZip('78701');
  const explained = page.waitForResponse(/\/held-press-/);
  await page.reload();
  await expect(form.zipField).toHaveValue('78701');
  await (await explained).finished();
  await context.setOffline(true);
  await form.zipField.press('Enter');
  letReactGo();
  const notice = form.scope.getByRole('alert').filter({ hasText: heldPressEn.offlineText });
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL(/\/zip-form\.html/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
});

test(
  'the first step of the quote flow accepts typing before React loads, and keeps texts, caret and focus',
  whenAffected,
  async ({ visitor, page, watch }) => {
    const letReactGo = await holdReact(page);
    await visitor.opens('/quote-flow.html');
    await visitor.typesName();
    const first = visitor.field(visitor.texts.firstName);
    const before = await first.elementHandle();
    await first.press('Home');
    expect(watch.eventsNamed('ready')).toEqual([]);

    letReactGo();
    await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
    // React has hydrated the first paint, and kept its elements.
    expect(await before.evaluate((input) => input.isConnected)).toBe(true);
    await expect(first).toBeFocused();
    await visitor.types('X');
    await expect(first).toHaveValue(`X${visitor.person.firstName}`);
    await expect(visitor.field(visitor.texts.lastName)).toHaveValue(visitor.person.lastName);
  },
);

const firstPaints = [
  { what: 'the zip form', body: '<cover-zip-form quote-page="/quote-flow.html"></cover-zip-form>' },
  { what: 'the quote flow', body: '<cover-quote-flow></cover-quote-flow>' },
  {
    what: 'the quote flow that begins with a license',
    body: '<cover-quote-flow modes="license, noLicense"></cover-quote-flow>',
  },
  { what: 'the form of a payment', body: '<cover-make-a-payment></cover-make-a-payment>' },
  { what: 'the office search', body: '<cover-office-locator></cover-office-locator>' },
  {
    what: 'the email form of the out-of-service page',
    body: '<cover-out-of-service action="/leads"></cover-out-of-service>',
  },
  { what: 'the renters form', body: '<cover-renters></cover-renters>' },
];

for (const { what, body } of firstPaints) {
  for (const language of ['en', 'es']) {
    test(
      `React keeps the elements and the text of the first paint of ${what}, in ${language}`,
      language === 'en' && what === 'the zip form' ? whenAffected : {},
      async ({ author, page, visitor, watch }) => {
        const letReactGo = await holdReact(page);
        await visitor.opens(await author.publishes({ body, lang: language }));
        const field = page.getByRole('textbox').first();
        await field.fill('7');
        const drawn = await field.elementHandle();
        expect(watch.eventsNamed('ready')).toEqual([]);
        letReactGo();
        await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
        expect(await drawn.evaluate((input) => input.isConnected)).toBe(true);
        await expect(field).toHaveValue('7');
      },
    );
  }
}

test('the quote flow uses a mode chosen before React loads, and keeps text typed in another mode', async ({
  visitor,
  page,
  author,
}) => {
  const letReactGo = await holdReact(page);
  await visitor.opens(await author.publishes({ body: '<cover-quote-flow language="es"></cover-quote-flow>' }));
  const { texts } = visitor.speaking('es');
  await visitor.field(texts.firstName).fill('Ro');
  await page.getByRole('radio', { name: texts['mode.license'] }).click();
  letReactGo();
  await expect(page.getByRole('textbox', { name: texts.licenseNumber })).toBeVisible();
  await expect(page.getByRole('radio', { name: texts['mode.license'] })).toBeChecked();
  await page.getByRole('radio', { name: texts['mode.noLicense'] }).click();
  await expect(visitor.field(texts.firstName)).toHaveValue('Ro');
});

test('Next pressed in the quote flow before React loads continues once React has loaded', async ({ visitor, page }) => {
  const letReactGo = await holdReact(page);
  await visitor.opens('/quote-flow.html');
  await visitor.typesName();
  await visitor.typesBirthDate();
  await visitor.goesOn();
  await expect(visitor.button(visitor.texts.next)).toHaveAttribute('aria-busy', 'true');
  letReactGo();
  await visitor.seesStep(visitor.texts.contactTitle);
});

test('Next pressed while the quote flow waits for its session continues once the session has begun', async ({
  visitor,
  page,
}) => {
  const letReactGo = await holdReact(page);
  const letSessionBegin = await holdRequests(page, '**/api/token/guest');
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(visitor.texts.driverTitle);
  await visitor.typesName();
  await visitor.typesBirthDate();
  letReactGo();
  // The visitor meant to press Next, but React has just disabled the button.
  const waiting = visitor.button(visitor.texts.gettingReady);
  await waiting.click({ force: true });
  await expect(waiting).toBeVisible();
  letSessionBegin();
  await visitor.arrivesAt(visitor.texts.contactTitle);
});

test('Enter pressed before React loads submits the form once React has loaded', async ({ visitor, page }) => {
  const letReactGo = await holdReact(page);
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await form.seesZipForm();
  await form.zipField.click();
  await visitor.types('78701');
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/zip-form\.html$/);
  letReactGo();
  await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
});

for (const [language, tier] of [
  ['en', whenAffected],
  ['es', inLongTier],
] as const) {
  test(
    `a held press offline shows a notice, and signs in once the network is back (${language})`,
    tier,
    async ({ page, context, sandbox, watch }) => {
      watch.allowsFailedRequests();
      watch.allows(/cover-\S+ could not be loaded/);
      const letReactGo = await holdReact(page);
      const customer = new Customer(page, language);
      const explained = page.waitForResponse(/\/held-press-/);
      await customer.opens(`${sandbox.url}/sign-in.html?language=${language}`);
      await (await explained).finished();
      await context.setOffline(true);
      await customer.typesCredentials();
      letReactGo();
      const notice = page.getByRole('alert').filter({ hasText: customer.signInTexts.offlineText });
      await expect(notice).toContainText(customer.signInTexts.offlineTitle);
      await expect(notice).toBeInViewport();
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/welcome\.html/);
    },
  );
}

test(
  'an email address typed before React loads survives a reload, and a password is stored nowhere',
  whenAffected,
  async ({ page, sandbox }) => {
    // Records every text that is encoded, as texts are before encryption.
    await page.addInitScript(() => {
      const encoded: string[] = [];
      const { encode } = TextEncoder.prototype;
      TextEncoder.prototype.encode = function (text) {
        encoded.push(text ?? '');
        return encode.call(this, text);
      };
      Object.assign(globalThis, { encoded });
    });
    await holdReact(page);
    const customer = new Customer(page, 'en');
    await customer.opens(`${sandbox.url}/sign-in.html`);
    const address = page.locator('cover-sign-in [autocomplete~=username]');
    const password = page.locator('cover-sign-in [autocomplete=current-password]');
    await password.fill('Example1!');
    await address.fill('alex@example.com');
    await hasStored(page, /earlyInput\.sign-in$/);
    const stored = await page.evaluate(() =>
      [
        ...(globalThis as unknown as { encoded: string[] }).encoded,
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      ].join('\n'),
    );
    expect(stored).toContain('alex@example.com');
    expect(stored).not.toContain('Example1!');
    await page.reload();
    await expect(address).toHaveValue('alex@example.com');
    await expect(password).toHaveValue('');
  },
);

test('typing replaces an email address that was restored while its field had the focus', async ({ page, sandbox }) => {
  await holdReact(page);
  const customer = new Customer(page, 'en');
  await customer.opens(`${sandbox.url}/sign-in.html`);
  const address = page.locator('cover-sign-in [autocomplete~=username]');
  await address.fill('alex@example.com');
  await hasStored(page, /earlyInput\.sign-in$/);
  const letInputGo = await holdRequests(page, /\/chunks\/saved-input-/);
  await page.reload();
  await address.focus();
  letInputGo();
  await expect(address).toHaveValue('alex@example.com');
  await page.keyboard.type('jo@example.com');
  await expect(address).toHaveValue('jo@example.com');
});

for (const name of ['Enter', 'a click'] as const) {
  test(`a membership submitted with ${name} before React loads leads to the buyer form once React has loaded`, async ({
    page,
    sandbox,
    watch,
  }) => {
    const letReactGo = await holdReact(page);
    const member = new RoadsideMember(page, sandbox);
    await member.opens();
    await member.choice('family').check();
    const drawn = await member.choice('family').elementHandle();
    if (name === 'Enter') await page.keyboard.press('Enter');
    else await member.widget.locator('button[type=submit]').click({ force: true });
    expect(watch.eventsNamed('ready')).toEqual([]);
    letReactGo();
    await member.sees('buyerTitle');
    expect(await drawn.evaluate((input) => input.isConnected)).toBe(false);
    await member.reads(member.texts['summary.family']);
  });
}

test('a membership chosen before React loads stays chosen and focused, also after a reload', async ({
  page,
  sandbox,
  watch,
}) => {
  const letReactGo = await holdReact(page);
  const member = new RoadsideMember(page, sandbox);
  await member.opens();
  await member.choice('single').check();
  await member.choice('single').press('ArrowDown');
  const drawn = await member.choice('family').elementHandle();
  letReactGo();
  await expect.poll(() => watch.eventsNamed('ready').length).toBe(1);
  expect(await drawn.evaluate((input) => input.isConnected)).toBe(true);
  await expect(member.choice('family')).toBeChecked();
  await expect(member.choice('family')).toBeFocused();
  await hasStored(page, /:purchase\.roadside$/);
  await page.reload();
  await expect(member.choice('family')).toBeChecked();
});

test('Enter in the renters form before React loads and before the zip code is looked up keeps all typed text', async ({
  page,
  sandbox,
}) => {
  const letReactGo = await holdReact(page);
  const renter = new RentersVisitor(page, sandbox);
  await renter.opens();
  await renter.introduces();
  await renter.textbox(renter.texts.zip).press('ArrowLeft');
  const drawn = await renter.textbox(renter.texts.zip).elementHandle();
  await renter.textbox(renter.texts.zip).press('Enter');
  await expect(page).not.toHaveURL(/alex/i);
  letReactGo();
  await renter.sees('Austin, TX');
  expect(await drawn.evaluate((input) => input.isConnected)).toBe(true);
  await expect(renter.textbox(renter.texts.zip)).toHaveValue(renter.person.zip);
  await expect(renter.textbox(renter.texts.email)).toHaveValue(renter.person.email);
  await renter.goesOn();
  await renter.seesSection(renter.texts.coverageTitle);
});

test('text typed into the authored form before any script loads is kept', async ({ visitor, page }) => {
  const letGo = await holdRequests(page, /\/chunks\/.*\.js$/);
  await visitor.opens('/zip-form.html');
  const form = visitor.within(page.locator('cover-zip-form').first());
  await page.getByLabel('ZIP code').first().pressSequentially('7870');
  letGo();
  await form.seesZipForm();
  await expect(form.zipField).toBeFocused();
  await visitor.types('1');
  await expect(form.zipField).toHaveValue('78701');
});

for (const path of [
  '/zip-form.html',
  '/quote-flow.html',
  '/make-a-payment.html',
  '/office-locator.html',
  '/renters.html',
  '/roadside.html',
]) {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(
      `the layout does not shift while ${path} loads (${width} px)`,
      width === 390 ? {} : inLongTier,
      async ({ visitor, page, watch }) => {
        await page.setViewportSize({ width, height });
        const shifts = await recordLayoutShifts(page);
        await visitor.opens(path);
        await expect.poll(() => watch.eventsNamed('ready').length).toBeGreaterThan(0);
        await visitor.hasReceivedTheWholeWidget();
        expect(await shifts()).toEqual([]);
      },
    );
  }
}
