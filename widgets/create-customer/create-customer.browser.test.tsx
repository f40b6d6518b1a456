import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { type FakeResponse, FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { emptyDraft } from '#forms/person/person-draft';
import { format } from '#i18n/format';
import { pressTwice } from '#ui/testing/press-twice';
import { customerDraft } from './create-customer.resume.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { draft } from './testing/example-customer.ts';
import { button, dialog, field, I, openCreateCustomer, state } from './testing/open-create-customer.tsx';

const place = (zip: string, city: string, code: string, isQuotable = true): FakeResponse =>
  says({ isSuccess: true, isQuoteAvaliable: isQuotable, addresses: [{ zip, city, state: code }] });
const unknownZip = says({ isSuccess: true, isQuoteAvaliable: false, addresses: [] });
const areaNotServed = says({ isSuccess: false, message: 'We do not offer quotes in this area.' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

describe('the form', () => {
  test.each(['en', 'es'] as const)(
    'has a field for all data of a customer, and names missing data (%s)',
    async (language) => {
      const { labels, sees, violations, services } = await openCreateCustomer({ language });
      await sees(labels.title);
      const texts = [
        labels.firstName,
        labels.lastName,
        labels.email,
        labels.phone,
        labels.month,
        labels.day,
        labels.year,
      ];
      for (const name of [...texts, labels.zip, labels.city]) await expect.element(field(name)).toHaveValue('');
      await expect.element(state(labels.state)).toHaveValue('');
      expect(await violations()).toEqual([]);
      // The button can be focused and pressed, and is announced as disabled.
      await expect.element(button(labels.submit)).toHaveAttribute('aria-disabled', 'true');
      await button(labels.submit).click({ force: true });
      for (const name of [labels.firstName, labels.lastName, labels.email, labels.phone, labels.birthDate, labels.zip])
        await expect.element(link(format(labels['error.required'], { field: name }))).toBeVisible();
      expect(await violations()).toEqual([]);
      expect(services.received).toEqual([]);
    },
  );

  test('disables its button until every field is valid', async () => {
    await openCreateCustomer();
    await I.fillIn();
    await expect.element(state()).toHaveValue('TX');
    await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
    for (const [name, wrong, right] of [
      [en.phone, '512-555-014', '5125550142'],
      [en.email, 'jose@example', 'jose@example.com'],
      [en.year, '2026', '1990'],
      [en.city, '', 'Austin'],
    ] as const) {
      await field(name).fill(wrong);
      await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
      await field(name).fill(right);
      await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
    }
  });

  test('shows the configured error for an invalid date of birth', async () => {
    const labels = { 'error.birthDateInvalid': 'We need your real birthday' };
    await openCreateCustomer({ labels });
    await I.fillIn();
    await field(en.day).fill('31');
    await I.submit();
    await expect.element(link('We need your real birthday')).toBeVisible();
  });

  test('formats the phone with dashes, and pads month and day with zeros', async () => {
    await openCreateCustomer();
    await field(en.phone).fill('5125550142');
    await expect.element(field(en.phone)).toHaveValue('512-555-0142');
    await field(en.month).fill('4');
    await field(en.day).fill('7');
    await field(en.year).fill('1990');
    await expect.element(field(en.month)).toHaveValue('04');
    await expect.element(field(en.day)).toHaveValue('07');
  });

  test('rejects dates that do not exist, and names the accepted ages', async () => {
    await openCreateCustomer({ config: { minimumAge: 21, maximumAge: 70 } });
    await I.fillIn();
    for (const [month, day, year, message] of [
      ['02', '30', '1990', en['error.birthDateInvalid']],
      ['01', '01', '2010', 'Customers are 21 to 70 years old'],
      ['04', '31', '1990', en['error.birthDateInvalid']],
      ['01', '01', '1940', 'Customers are 21 to 70 years old'],
    ] as const) {
      await field(en.month).fill(month);
      await field(en.day).fill(day);
      await field(en.year).fill(year);
      await I.submit();
      await expect.element(link(message)).toBeVisible();
    }
  });

  test.each([
    [en.firstName, 'J', format(en['error.nameTooShort'], { field: en.firstName })],
    [en.email, 'jose@example', en['error.emailInvalid']],
    [en.phone, '112-555-0142', en['error.phoneInvalid']],
    [en.zip, '7870', en['error.zipInvalid']],
  ])('shows the error of a field on blur: %s %j', async (name, value, message) => {
    const { violations } = await openCreateCustomer();
    await field(name).fill(value);
    await userEvent.tab();
    await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(await violations()).toEqual([]);
  });

  test('names the states in Spanish on a Spanish page', async () => {
    await openCreateCustomer({ language: 'es' });
    const { options } = state(es.state).element() as HTMLSelectElement;
    await expect.poll(() => [...options].find(({ value }) => value === 'NY')?.text).toBe('Nueva York');
    const names = [...options].slice(1).map(({ text }) => text);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
  });

  test('accepts the default ages if the configured ones accept nobody, and informs the author', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const { host, failures } = await openCreateCustomer({ draft, config: { minimumAge: 85, maximumAge: 18 } });
    const problem = 'minimumAge 85 is above maximumAge 18';
    await expect.poll(() => warned.mock.calls.flat().join('\n')).toContain(problem);
    expect(failures).toEqual(['config']);
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });

  test('is prefilled with answers from other widgets of the brand', async () => {
    const device = new TestDevice();
    const visitor = device.openTab({ brandCode: device.brandCode });
    visitor.remember('place', { zip: '75201', city: 'Dallas', state: 'TX' });
    const { sees } = await openCreateCustomer({ device });
    await sees(en.title);
    await expect.element(field(en.zip)).toHaveValue('75201');
    await expect.element(field(en.city)).toHaveValue('Dallas');
    await expect.element(state()).toHaveValue('TX');
  });
});

describe('the zip code', () => {
  test('fills in city and state automatically where quotes are available', async () => {
    const { services } = await openCreateCustomer();
    await field(en.zip).fill('78701');
    await expect.element(field(en.city)).toHaveValue('Austin');
    await expect.element(state()).toHaveValue('TX');
    expect(services.requestsOf('cityByZip').map(({ query }) => query['zip'])).toEqual(['78701']);
  });

  test.each([
    ['that does not exist', unknownZip, 'You must enter a valid Zip Code', en['error.zipUnknown']],
    [
      'where no quotes are available',
      place('99501', 'Anchorage', 'AK', false),
      format(en.zipNotServed, { city: 'Anchorage', state: 'AK' }),
      en['error.zipNotQuotable'],
    ],
    ['in an area that is not served', areaNotServed, en['error.zipNotQuotable'], en['error.zipNotQuotable']],
  ])('opens a dialog for a zip code %s; OK returns to the field', async (_what, answer, text, error) => {
    const { violations, focused } = await openCreateCustomer({ services: new FakeServices({ cityByZip: answer }) });
    await field(en.zip).fill('99501');
    await userEvent.tab();
    await expect.element(dialog()).toHaveTextContent(text);
    expect(await violations()).toEqual([]);
    await button(en.ok).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(focused()).toBe(field(en.zip).element());
    await expect.element(field(en.zip)).toHaveAccessibleDescription(expect.stringContaining(error));
    await expect.element(field(en.city)).toHaveValue('');
  });

  test('offers a call in the dialog for a zip code that is not served', async () => {
    await openCreateCustomer({ services: new FakeServices({ cityByZip: place('99501', 'ANCHORAGE', 'AK', false) }) });
    await field(en.zip).fill('99501');
    await userEvent.tab();
    await expect.element(dialog()).toHaveTextContent(format(en.zipNotServed, { city: 'Anchorage', state: 'AK' }));
    await expect
      .element(dialog().getByRole('link', { name: format(en.call, { phone: '512-555-0142' }) }))
      .toHaveAttribute('href', 'tel:+15125550142');
  });

  test('opens the dialog for an unknown zip code in Spanish, and closes it with OK', async () => {
    const { labels } = await openCreateCustomer({
      language: 'es',
      services: new FakeServices({ cityByZip: unknownZip }),
    });
    await field(labels.zip).fill('00000');
    await userEvent.tab();
    await expect.element(dialog('Revise su código postal')).toHaveTextContent('Debe escribir un código postal válido');
    await button(labels.ok).click();
    await expect.element(dialog('Revise su código postal')).not.toBeInTheDocument();
  });

  test('opens no dialog while its field has the focus, and closes the dialog with Escape', async () => {
    const { services } = await openCreateCustomer({ services: new FakeServices({ cityByZip: unknownZip }) });
    await field(en.zip).fill('00000');
    await expect.poll(() => services.requestsOf('cityByZip')).toHaveLength(1);
    await expect.element(field(en.zip)).toHaveAccessibleDescription(expect.stringContaining(en['error.zipUnknown']));
    expect(dialog().elements()).toEqual([]);
    await userEvent.tab();
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    // The message was read: leaving the field does not open it again.
    await userEvent.tab();
    expect(dialog().elements()).toEqual([]);
  });

  test('lets the visitor type city and state when the lookup fails', async () => {
    const { services, host } = await openCreateCustomer({ services: new FakeServices({ cityByZip: hangsUp }) });
    await I.fillIn();
    await expect.element(page.getByText(en.zipNotLookedUp)).toBeVisible();
    await field(en.city).fill('Austin');
    await state().selectOptions('TX');
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
    expect(services.requestsOf('createCustomer')[0]?.body).toMatchObject({ city: 'Austin', state: 'TX' });
  });

  test('shows the reason of a refused lookup, and lets the visitor type city and state', async () => {
    const refusal = says({ isSuccess: false, message: 'Our address book is being renewed until noon.' });
    await openCreateCustomer({ services: new FakeServices({ cityByZip: refusal }) });
    await field(en.zip).fill('78701');
    await expect
      .element(page.getByText(`Our address book is being renewed until noon. ${en.zipNotLookedUp}`))
      .toBeVisible();
  });

  test('is rejected if it is not in the chosen state', async () => {
    const { services } = await openCreateCustomer();
    await I.fillIn();
    await expect.element(state()).toHaveValue('TX');
    await state().selectOptions('CA');
    await I.submit();
    await expect.element(link('ZIP code 78701 is in Texas')).toBeVisible();
    expect(services.requestsOf('createCustomer')).toEqual([]);
  });

  test('shows a place that replaces the typed one before anything is sent', async () => {
    const services = new FakeServices();
    const release = services.hold('cityByZip');
    const { focused, host } = await openCreateCustomer({ services });
    await I.fillIn();
    await field(en.city).fill('Tulsa');
    await state().selectOptions('OK');
    await I.submit();
    release();
    await expect.element(field(en.city)).toHaveValue('Austin');
    await expect.element(state()).toHaveValue('TX');
    await expect.poll(() => focused()).toBe(field(en.zip).element());
    expect(services.requestsOf('createCustomer')).toEqual([]);
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
    expect(services.requestsOf('createCustomer')[0]?.body).toMatchObject({ city: 'Austin', state: 'TX' });
  });

  test('is compared with the typed state if its lookup succeeds only on submit', async () => {
    const services = new FakeServices({ cityByZip: hangsUp });
    await openCreateCustomer({ services });
    await I.fillIn();
    await expect.element(page.getByText(en.zipNotLookedUp)).toBeVisible();
    await field(en.city).fill('Tulsa');
    await state().selectOptions('OK');
    // Leaving the zip code field has repeated the lookup.
    await expect.element(page.getByText(en.zipNotLookedUp)).toBeVisible();
    services.respond('cityByZip', place('78701', 'Austin', 'TX'));
    await button(en.submit).click();
    await expect.element(link('ZIP code 78701 is in Texas')).toBeVisible();
    await expect.element(field(en.city)).toHaveValue('Tulsa');
    expect(services.requestsOf('createCustomer')).toEqual([]);
  });

  test('delays the submission until a running lookup ends', async () => {
    const services = new FakeServices();
    const release = services.hold('cityByZip');
    const { host } = await openCreateCustomer({ services });
    await I.fillIn();
    await I.submit();
    await expect.element(page.getByText(en.zipLookingUp).first()).toBeVisible();
    release();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });
});

describe('a customer', () => {
  test('is authenticated and then created, with all data of the specification', async () => {
    const { services, host, outcomes, events } = await openCreateCustomer({
      config: { loyaltyEnrollmentStatus: 'Pending' },
    });
    await I.fillIn();
    await expect.element(field(en.city)).toHaveValue('Austin');
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/welcome', 'customerCreated');
    const person = { email: 'jose@example.com', phone: '5125550142', dob: '1990-04-07' };
    expect(services.requestsOf('authenticateCustomer').map(({ body }) => body)).toMatchObject([person]);
    expect(services.requestsOf('createCustomer').map(({ body }) => body)).toMatchObject([
      {
        ...person,
        header: { lang: 'en', state: 'TX' },
        firstname: 'José',
        name: 'José',
        lastname: "O'Brien-García",
        city: 'Austin',
        state: 'TX',
        zipcode: '78701',
        zipCode: '78701',
        loyaltyEnrollmentStatus: 'Pending',
      },
    ]);
    expect(outcomes).toEqual(['created']);
    expect(events).toContainEqual({ event: 'Customer Created', data: { state: 'TX' } });
  });

  test('creates a Californian customer at the `ca` services', async () => {
    const services = new FakeServices({ cityByZip: place('90012', 'Los Angeles', 'CA') });
    const { host } = await openCreateCustomer({ services });
    await I.fillIn({ zip: '90012' });
    await expect.element(state()).toHaveValue('CA');
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
    const variants = ['authenticateCustomer', 'createCustomer'].flatMap((id) =>
      services.requestsOf(id).map(({ variant }) => variant),
    );
    expect(variants).toEqual(['ca', 'ca']);
  });

  test.each(['en', 'es'] as const)('shows what happens next if there is no success page (%s)', async (language) => {
    const { labels, sees, focused, violations, container } = await openCreateCustomer({
      language,
      draft,
      config: { successPage: '' },
    });
    await sees(labels.title);
    await button(labels.submit).click();
    await sees(labels.createdTitle);
    await expect.poll(() => focused()?.textContent).toBe(labels.createdTitle);
    expect(container.textContent).toContain(format(labels.createdText, { email: 'jose@example.com' }));
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('does not link to an untrusted success page', async () => {
    const { sees, host } = await openCreateCustomer({
      draft,
      config: { successPage: 'https://stranger.example/welcome' },
    });
    await button(en.submit).click();
    await sees(en.createdTitle);
    expect(host.navigate).toHaveBeenCalledOnce();
    await expect.poll(() => link(en.continue).elements()).toEqual([]);
  });

  test('is created once for repeated presses of the button', async () => {
    const services = new FakeServices();
    const release = services.hold('createCustomer');
    const { host } = await openCreateCustomer({ services, draft });
    await pressTwice(button(en.submit));
    await expect.poll(() => services.requestsOf('createCustomer')).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) await button(new RegExp(en.sending)).click({ force: true });
    await field(en.email).click();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
    expect(services.requestsOf('createCustomer')).toHaveLength(1);
  });

  test('keeps the fields read-only and legible while the customer is created', async () => {
    const services = new FakeServices();
    const release = services.hold('createCustomer');
    const { violations } = await openCreateCustomer({ services, draft });
    await button(en.submit).click();
    await expect.element(field(en.firstName)).toHaveAttribute('readonly');
    await expect.element(field(en.month)).toHaveAttribute('readonly');
    await expect.element(state()).toHaveAttribute('aria-readonly', 'true');
    await expect.element(field(en.firstName)).toHaveValue('José');
    await expect.element(button(new RegExp(en.sending))).toHaveAttribute('aria-busy', 'true');
    expect(await violations()).toEqual([]);
    release();
  });
});

describe('a failure', () => {
  const message = 'Please call us to open your account.';

  test.each<[string, string, FakeResponse, string]>([
    ['message of a refusal', 'createCustomer', says({ isSuccess: false, message }), message],
    ['message of a refusal with status 400', 'createCustomer', says({ isSuccess: false, message }, 400), message],
    ['message of a failed authentication', 'authenticateCustomer', says({ isSuccess: false, message }), message],
    ['configured text without a message', 'createCustomer', says({ isSuccess: false }, 400), en.refusedText],
    ['text for a failed service', 'createCustomer', says({}, 500), en.unreachableText],
    ['text for a lost connection', 'createCustomer', hangsUp, en.unreachableText],
    ['text for a response without a token', 'authenticateCustomer', says({ isSuccess: true }), en.malformedText],
  ])('shows the %s, and keeps the form', async (_what, id, answer, text) => {
    const services = new FakeServices({ [id]: answer });
    const { violations, host } = await openCreateCustomer({ services, draft });
    await button(en.submit).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(field(en.lastName)).toHaveValue("O'Brien-García");
    await expect.element(field(en.lastName)).not.toHaveAttribute('readonly');
    await expect.element(field(en.year)).toHaveValue('1990');
    await expect.element(state()).toHaveValue('TX');
    expect(await violations()).toEqual([]);
    // The form can be submitted again, and succeeds.
    services.respond(id, id === 'createCustomer' ? 'created' : 'authenticated');
    await field(en.firstName).fill('Josefina');
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });

  test('shows the page’s own label if the service gives no reason', async () => {
    const services = new FakeServices({ createCustomer: says({ isSuccess: false }, 400) });
    await openCreateCustomer({ services, draft, labels: { refusedText: 'Please visit one of our offices.' } });
    await button(en.submit).click();
    await expect.element(page.getByText('Please visit one of our offices.')).toBeVisible();
    await expect.element(field(en.lastName)).not.toHaveAttribute('readonly');
  });

  test('offers a call after a refusal, and a retry after a fault', async () => {
    const services = new FakeServices({ createCustomer: says({ isSuccess: false, message }, 400) });
    await openCreateCustomer({ services, draft });
    await button(en.submit).click();
    await expect.element(link(format(en.call, { phone: '512-555-0142' }))).toHaveAttribute('href', 'tel:+15125550142');
    expect(button(en.retry).elements()).toEqual([]);
    services.respond('createCustomer', says({}, 503));
    await field(en.firstName).fill('Josefina');
    await button(en.submit).click();
    await expect.element(button(en.retry)).toBeVisible();
    expect(page.getByRole('link', { name: /Call/ }).elements()).toEqual([]);
  });

  test('counts down after too many requests, announces the wait, and sends none before the end', async () => {
    const tooMany = () => Promise.resolve(Response.json({}, { status: 429, headers: { 'Retry-After': '120' } }));
    const services = new FakeServices({ authenticateCustomer: tooMany });
    const { host, violations } = await openCreateCustomer({ services, draft });
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start);
    onTestFinished(() => now.mockRestore());
    await button(en.submit).click();
    const timer = page.getByRole('timer');
    const announced = (text: string) =>
      expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
    const minutes = format(en['tooManyTries.minutes'], { minutes: 2 });
    await expect.element(timer).toHaveTextContent(minutes);
    await announced(minutes);
    // Typing does not end the wait.
    await field(en.firstName).fill('Josefina');
    await expect.element(button(en.submit)).toHaveAttribute('aria-disabled', 'true');
    await I.submit();
    expect(button(en.retry).elements()).toEqual([]);
    expect(services.requestsOf('authenticateCustomer')).toHaveLength(1);
    now.mockReturnValue(start + 119_000);
    await expect.element(timer).toHaveTextContent('second');
    expect(await violations()).toEqual([]);
    await announced(format(en.tooManyTries, { seconds: 10 }));
    now.mockReturnValue(start + 121_000);
    await expect.element(page.getByRole('alert')).toHaveTextContent(en.tryAgainNowTitle);
    services.respond('authenticateCustomer', 'authenticated');
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });

  test.each(['createCustomer', 'authenticateCustomer'])('shows the reason of a refusal of %s with 409', async (id) => {
    const services = new FakeServices({ [id]: says({ isSuccess: false, message }, 409) });
    await openCreateCustomer({ services, draft });
    await button(en.submit).click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(services.requestsOf(id)).toHaveLength(1);
  });

  test('is retried with a button', async () => {
    const services = new FakeServices({ createCustomer: hangsUp });
    const { host } = await openCreateCustomer({ services, draft });
    await button(en.submit).click();
    await expect.element(button(en.retry)).toBeVisible();
    services.respond('createCustomer', 'created');
    await button(en.retry).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
  });

  test('shows that the browser is offline, and creates the customer when the network returns', async () => {
    const services = new FakeServices();
    const { host } = await openCreateCustomer({ services, draft });
    await expect.element(page.getByText('Austin, TX')).toBeVisible();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    services.goOffline();
    // Nothing was sent, so nothing is retried automatically.
    await expect.element(page.getByText(en.pausedText)).toBeVisible();
    await button(en.submit).click();
    await expect.element(page.getByText(en.offlineText)).toBeVisible();
    await expect.element(field(en.firstName)).not.toHaveAttribute('readonly');
    expect(host.navigate).not.toHaveBeenCalled();
    online.mockRestore();
    services.goOnline();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
    await expect.element(page.getByText(en.offlineText)).not.toBeInTheDocument();
  });

  test('replaces an expired token', async () => {
    const services = new FakeServices();
    let tries = 0;
    services.respond('createCustomer', () => {
      tries += 1;
      return Promise.resolve(Response.json({ isSuccess: tries > 1, message: '' }, { status: tries > 1 ? 200 : 401 }));
    });
    const { host } = await openCreateCustomer({ services, draft });
    await button(en.submit).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledOnce();
    expect(services.requestsOf('authenticateCustomer')).toHaveLength(2);
  });
});

describe('the draft', () => {
  test('is restored after a reload, and stored encrypted', async () => {
    const device = new TestDevice();
    const first = await openCreateCustomer({ device });
    await I.fillIn();
    await expect.element(field(en.city)).toHaveValue('Austin');
    await customerDraft(first.visitor).settled();
    expect(JSON.stringify(first.visitor.storage.get('customerDraft'))).not.toContain('jose');
    await first.unmount();
    await openCreateCustomer({ device });
    await expect.element(field(en.lastName)).toHaveValue("O'Brien-García");
    await expect.element(field(en.phone)).toHaveValue('512-555-0142');
    await expect.element(field(en.month)).toHaveValue('04');
    await expect.element(state()).toHaveValue('TX');
    await expect.element(button(en.submit)).not.toHaveAttribute('aria-disabled');
  });

  test('is forgotten once the customer is created', async () => {
    const device = new TestDevice();
    const first = await openCreateCustomer({ device, draft });
    await button(en.submit).click();
    await expect.poll(() => first.host.navigate).toHaveBeenCalledOnce();
    await customerDraft(first.visitor).settled();
    await first.unmount();
    const { sees } = await openCreateCustomer({ device });
    await sees(en.title);
    await expect.element(field(en.lastName)).toHaveValue(emptyDraft.lastName);
  });

  test('stays when the page changes the configured ages', async () => {
    const { configure } = await openCreateCustomer({ draft });
    await expect.element(field(en.firstName)).toHaveValue('José');
    await configure({ minimumAge: 60 });
    await expect.element(field(en.firstName)).toHaveValue('José');
    await I.submit();
    await expect.element(link('Customers are 60 to 85 years old')).toBeVisible();
  });
});
