import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { format } from '#i18n/format';
import { pressTwice } from '#ui/testing/press-twice';
import { openEncryptionKey } from '#visitor/encryption-key';
import { prefillVersion } from '#visitor/record-versions';
import { consentDraft } from './consent-form.resume.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { box, button, dialog, field, I, openConsentForm } from './testing/open-consent-form.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const titles = [en.consentTitle, en.smsTitle, en.privacyTitle];

describe('a link', () => {
  test.each(['en', 'es'] as const)(
    'prefills the data of its person, and shows the boxes to tick (%s)',
    async (language) => {
      const { labels, sees, services, violations } = await openConsentForm({ language, path: '/consent?ID=abc-1' });
      await sees(labels.title);
      for (const [name, value] of [
        [labels.firstName, 'Alex'],
        [labels.lastName, 'Example'],
        [labels.phone, '512-555-0142'],
        [labels.email, 'alex@example.com'],
      ] as const)
        await expect.element(field(name)).toHaveValue(value);
      for (const name of [labels.consentAgree, labels.smsAgree, labels.privacyAgree])
        await expect.element(box(name)).not.toBeChecked();
      expect(services.requestsOf('loadConsent').map(({ query }) => query['id'])).toEqual(['abc-1']);
      expect(await violations()).toEqual([]);
    },
  );

  test.each(['en', 'es'] as const)('shows that consent was already given (%s)', async (language) => {
    const { labels, sees, outcomes, violations } = await openConsentForm({
      language,
      path: '/consent?id=abc-1',
      services: new FakeServices({ loadConsent: 'completed' }),
    });
    await sees(labels.alreadyGivenTitle);
    await expect.element(page.getByText(labels.alreadyGivenText)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(outcomes).toEqual(['alreadyGiven']);
    expect(await violations()).toEqual([]);
  });

  test('leads to an empty form and a phone number if it has no person', async () => {
    const { sees, services, focused } = await openConsentForm({
      path: '/consent?id=unknown',
      services: new FakeServices({ loadConsent: 'notFound' }),
    });
    await sees(en.loadFailedTitle);
    await expect.element(page.getByText(en.notFoundText)).toBeVisible();
    await expect.element(link(format(en.call, { phone: '512-555-0142' }))).toHaveAttribute('href', 'tel:+15125550142');
    expect(button(en.retry).elements()).toEqual([]);
    await button(en.toForm).click();
    await expect.element(field(en.firstName)).toHaveValue('');
    await expect.poll(() => focused()?.textContent).toBe(en.title);
    await I.fillIn();
    await I.tickEveryBox();
    await button(en.submit).click();
    await sees(en.givenTitle);
    expect(services.requestsOf('saveConsent')[0]?.body).not.toHaveProperty('id');
  });

  test('is retried with a button when it does not load', async () => {
    const services = new FakeServices({ loadConsent: hangsUp });
    const { sees, focused } = await openConsentForm({ path: '/consent?id=abc-1', services });
    await sees(en.loadFailedTitle);
    services.respond('loadConsent', 'asked');
    const release = services.hold('loadConsent');
    await button(en.retry).click();
    await expect.poll(() => focused()?.textContent).toBe(en.loading);
    expect(focused()).toBe(page.getByRole('heading', { level: 2 }).element());
    release();
    await expect.element(field(en.firstName)).toHaveValue('Alex');
  });
});

describe('answers given elsewhere on this device', () => {
  const stored = { firstName: 'Robin', lastName: 'Neighbor', phone: '713-555-0199', email: 'robin@example.com' };
  const expectValues = async (values: readonly string[]) => {
    for (const [index, name] of [en.firstName, en.lastName, en.phone, en.email].entries())
      await expect.element(field(name)).toHaveValue(values[index]);
  };

  /**
   * A device on which a visitor has filled in the quote flow. Known answers are decrypted with the browser's own key.
   */
  async function usedDevice() {
    const device = new TestDevice();
    const tab = device.openTab({ brandCode: device.brandCode, openKey: openEncryptionKey });
    const quote = tab.record('prefill', { version: prefillVersion });
    const { firstName, lastName, phone, email } = stored;
    quote.remember({ answers: { driver: { firstName, lastName }, contact: { phone, email } } });
    await quote.settled();
    return device;
  }

  test('known answers fill in the form without a link', async () => {
    await openConsentForm({ device: await usedDevice() });
    await expectValues(Object.values(stored));
  });

  test('known answers do not replace the person of a link', async () => {
    await openConsentForm({ device: await usedDevice(), path: '/consent?id=abc-1' });
    await expectValues(['Alex', 'Example', '512-555-0142', 'alex@example.com']);
  });

  test.each([
    ['of nobody', 'notFound'],
    ['whose person is not loaded', hangsUp],
  ] as const)('known answers do not fill in the form after a link %s', async (_what, loadConsent) => {
    const { sees } = await openConsentForm({
      device: await usedDevice(),
      path: '/consent?id=abc-1',
      services: new FakeServices({ loadConsent }),
    });
    await sees(en.loadFailedTitle);
    await button(en.toForm).click();
    await expectValues(['', '', '', '']);
  });
});

describe('the form', () => {
  test.each(['en', 'es'] as const)('is empty without a link, and names missing answers (%s)', async (language) => {
    const { labels, services, violations } = await openConsentForm({ language });
    for (const name of [labels.firstName, labels.lastName, labels.phone, labels.email])
      await expect.element(field(name)).toHaveValue('');
    await expect.element(button(labels.submit)).toHaveAttribute('aria-disabled', 'true');
    await button(labels.submit).click({ force: true });
    for (const name of [labels.firstName, labels.lastName, labels.phone, labels.email])
      await expect.element(link(format(labels['error.required'], { field: name }))).toBeVisible();
    for (const name of [labels.consentAgree, labels.smsAgree, labels.privacyAgree])
      await expect
        .element(link(format(labels['error.consentRequired'], { box: name.replace(/\.$/, '') })))
        .toBeVisible();
    expect(await violations()).toEqual([]);
    expect(services.received).toEqual([]);
  });

  test('is sent only when every box is ticked', async () => {
    const { services, sees, focused } = await openConsentForm();
    await I.fillIn();
    await I.tick(en.consentAgree);
    await I.tick(en.smsAgree);
    await I.submit();
    const error = link(format(en['error.consentRequired'], { box: en.privacyAgree.replace(/\.$/, '') }));
    await expect.element(error).toBeVisible();
    await error.click();
    expect(focused()).toBe(box(en.privacyAgree).element());
    expect(services.requestsOf('saveConsent')).toEqual([]);
    await userEvent.keyboard(' ');
    await button(en.submit).click();
    await sees(en.givenTitle);
  });

  test('saves the consent with the typed values, and confirms it', async () => {
    const { services, sees, outcomes, events, focused, violations } = await openConsentForm({
      path: '/consent?id=abc-1',
    });
    await expect.element(field(en.firstName)).toHaveValue('Alex');
    await I.fillIn();
    await I.tickEveryBox();
    await button(en.submit).click();
    await sees(en.givenTitle);
    expect(services.requestsOf('saveConsent').map(({ body }) => body)).toMatchObject([
      {
        id: 'abc-1',
        name: 'José',
        surname: "O'Brien-García",
        email: 'jose@example.com',
        phone: '5125550142',
        isMarketingConsentGiven: true,
      },
    ]);
    await expect.poll(() => focused()?.textContent).toBe(en.givenTitle);
    expect(outcomes).toEqual(['given']);
    expect(events).toContainEqual({ event: 'Consent Given', data: undefined });
    expect(await violations()).toEqual([]);
  });

  test('is read-only while the consent is saved, and sends one request for repeated presses', async () => {
    const services = new FakeServices();
    const release = services.hold('saveConsent');
    const { sees, violations } = await openConsentForm({ services });
    await I.fillIn();
    await I.tickEveryBox();
    await pressTwice(button(en.submit));
    await expect.element(field(en.firstName)).toHaveAttribute('readonly');
    await expect.element(box(en.smsAgree)).toHaveAttribute('aria-readonly', 'true');
    await I.tick(en.smsAgree);
    await expect.element(box(en.smsAgree)).toBeChecked();
    expect(await violations()).toEqual([]);
    release();
    await sees(en.givenTitle);
    expect(services.requestsOf('saveConsent')).toHaveLength(1);
  });
});

describe('a policy', () => {
  test.each([
    [en.consentTitle, en.consentText],
    [en.smsTitle, en.smsText],
    [en.privacyTitle, en.privacyText],
  ])('opens in a dialog, ticks no box, and returns the focus: %s', async (title, text) => {
    const { focused, violations } = await openConsentForm();
    await button(title).click();
    await expect.element(dialog(title)).toHaveTextContent(text.split('\n\n')[0]!);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(title)).not.toBeInTheDocument();
    expect(focused()).toBe(button(title).element());
    for (const name of [en.consentAgree, en.smsAgree, en.privacyAgree])
      await expect.element(box(name)).not.toBeChecked();
  });

  test('has the configured text for a configured box, without script', async () => {
    const { root } = await openConsentForm({
      config: {
        options: { partners: '<p>Our <b>partners</b></p><script>alert(1)</script>' },
        optionLabels: { partners: 'Partners may write to me.' },
      },
    });
    expect(page.getByRole('checkbox').elements()).toHaveLength(1);
    for (const title of titles) expect(button(title).elements()).toEqual([]);
    await I.tick('Partners may write to me.');
    await expect.element(box('Partners may write to me.')).toBeChecked();
    await button(en.policyTitle).click();
    await expect.element(dialog(en.policyTitle)).toHaveTextContent('Our partners');
    expect(root.querySelector('script')).toBeNull();
  });

  test('has Spanish texts', async () => {
    await openConsentForm({ language: 'es' });
    await button(es.smsTitle).click();
    await expect.element(dialog(es.smsTitle)).toHaveTextContent(es.smsText.split('\n\n')[0]!);
  });
});

describe('a failure', () => {
  const message = 'This email address has opted out. Please call us.';

  test.each([
    ['message of a refusal with status 400', says({ isSuccess: false, message }, 400), message],
    ['message of a refusal', says({ isSuccess: false, message }), message],
    ['text for a refusal without a message', says({ isSuccess: false }, 400), en.refusedText],
    ['text for a failed service', says({}, 500), en.unreachableText],
    ['text for a lost connection', hangsUp, en.unreachableText],
  ])('shows the %s, and returns to the form with all values', async (_what, answer, text) => {
    const services = new FakeServices({ saveConsent: answer });
    const { sees, violations, focused } = await openConsentForm({ services });
    await I.fillIn();
    await I.tickEveryBox();
    await button(en.submit).click();
    await sees(en.saveFailedTitle);
    await expect.poll(() => focused()?.textContent).toBe(en.saveFailedTitle);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(link(format(en.call, { phone: '512-555-0142' }))).toBeVisible();
    expect(await violations()).toEqual([]);
    await button(en.backToForm).click();
    await expect.element(field(en.lastName)).toHaveValue("O'Brien-García");
    await expect.element(box(en.smsAgree)).toBeChecked();
    services.respond('saveConsent', 'saved');
    await button(en.submit).click();
    await sees(en.givenTitle);
  });

  test('leaves the form on the screen, and counts down and announces the wait after too many requests', async () => {
    const tooMany = () => Promise.resolve(Response.json({}, { status: 429, headers: { 'Retry-After': '120' } }));
    const services = new FakeServices({ saveConsent: tooMany });
    const { sees, violations } = await openConsentForm({ services });
    await I.fillIn();
    await I.tickEveryBox();
    await button(en.submit).click();
    const minutes = format(en['tooManyTries.minutes'], { minutes: 2 });
    await expect.element(page.getByRole('timer')).toHaveTextContent(minutes);
    await expect.element(page.getByRole('status').filter({ hasText: minutes })).toBeInTheDocument();
    await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
    await I.submit();
    expect(button(en.retry).elements()).toEqual([]);
    expect(await violations()).toEqual([]);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
    onTestFinished(() => now.mockRestore());
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.tryAgainNowTitle);
    expect(services.requestsOf('saveConsent')).toHaveLength(1);
    services.respond('saveConsent', 'saved');
    await button(en.submit).click();
    await sees(en.givenTitle);
  });

  test.each(['en', 'es'] as const)(
    'retries an offline submission automatically when the network returns (%s)',
    async (language) => {
      const services = new FakeServices({ saveConsent: hangsUp });
      const { labels, sees } = await openConsentForm({ services, language, path: '/consent?id=abc-1' });
      await expect.element(field(labels.firstName)).toHaveValue('Alex');
      for (const label of [labels.consentAgree, labels.smsAgree, labels.privacyAgree]) await I.tick(label);
      const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => online.mockRestore());
      services.goOffline();
      await button(labels.submit).click();
      await expect.element(page.getByRole('alert')).toHaveTextContent(labels.offlineText);
      await expect.element(field(labels.firstName)).toHaveValue('Alex');
      services.respond('saveConsent', 'saved');
      online.mockRestore();
      services.goOnline();
      await sees(labels.givenTitle);
    },
  );

  test('shows that the browser is offline while the form is filled in, and keeps the form', async () => {
    const services = new FakeServices();
    await openConsentForm({ services });
    await I.fillIn();
    services.goOffline();
    await expect.element(page.getByText(en.pausedText)).toBeVisible();
    await expect.element(field(en.firstName)).toHaveValue('José');
    services.goOnline();
    await expect.element(page.getByText(en.pausedText)).not.toBeInTheDocument();
  });
});

describe('the draft', () => {
  test('is restored after a reload, stored encrypted, and only for the same link', async () => {
    const device = new TestDevice();
    const first = await openConsentForm({ device, path: '/consent?id=abc-1' });
    await expect.element(field(en.firstName)).toHaveValue('Alex');
    await field(en.firstName).fill('Alexandra');
    await I.tick(en.smsAgree);
    await consentDraft(first.visitor).settled();
    expect(JSON.stringify(first.visitor.storage.get('consentDraft'))).not.toContain('Alexandra');
    await first.unmount();

    const again = await openConsentForm({ device, path: '/consent?id=abc-1' });
    await expect.element(field(en.firstName)).toHaveValue('Alexandra');
    await expect.element(box(en.smsAgree)).toBeChecked();
    await expect.element(box(en.privacyAgree)).not.toBeChecked();
    await again.unmount();

    await openConsentForm({ device, path: '/consent?id=abc-2' });
    await expect.element(field(en.firstName)).toHaveValue('Alex');
    await expect.element(box(en.smsAgree)).not.toBeChecked();
  });

  test('is restored after a reload, also for a link without a person', async () => {
    const device = new TestDevice();
    const open = () =>
      openConsentForm({
        device,
        path: '/consent?id=unknown',
        services: new FakeServices({ loadConsent: 'notFound' }),
      });
    const first = await open();
    await button(en.toForm).click();
    await I.fillIn();
    await consentDraft(first.visitor).settled();
    await first.unmount();

    const { services, sees } = await open();
    await button(en.toForm).click();
    await expect.element(field(en.firstName)).toHaveValue('José');
    await I.tickEveryBox();
    await button(en.submit).click();
    await sees(en.givenTitle);
    expect(services.requestsOf('saveConsent')[0]?.body).not.toHaveProperty('id');
  });

  test('is not stored before anything is typed, nor after consent was given', async () => {
    const device = new TestDevice();
    const first = await openConsentForm({ device, path: '/consent?id=abc-1' });
    await expect.element(field(en.firstName)).toHaveValue('Alex');
    await consentDraft(first.visitor).settled();
    expect(first.visitor.storage.get('consentDraft')).toBeUndefined();
    await I.tickEveryBox();
    await button(en.submit).click();
    await first.sees(en.givenTitle);
    await consentDraft(first.visitor).settled();
    expect(first.visitor.storage.get('consentDraft')).toBeUndefined();
  });
});
