import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, hangsUp, says } from '#embed/testing/fake-services';
import { format } from '#i18n/format';
import { pressTwice } from '#ui/testing/press-twice';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';
import { button, dialog, field, openTab, text } from '../testing/open-tab.tsx';
import { ReferralSection } from './referral.view.tsx';

const open = (options: Parameters<typeof openTab>[1] = {}) => openTab(ReferralSection, options);
const error = (words: string) => page.getByRole('link', { name: words, exact: true });
const state = () => page.getByRole('combobox', { name: en['referral.state'] });
const submit = () => button(en['referral.submit']);

async function fillIn({ year = '1991', zip = '78704' } = {}) {
  await field(en['referral.firstName']).fill('José');
  await field(en['referral.lastName']).fill("O'Brien-García");
  await field(en['referral.email']).fill('jose@example.com');
  await field(en['referral.phone']).fill('5125550188');
  await field(en['referral.month']).fill('9');
  await field(en['referral.day']).fill('2');
  await field(en['referral.year']).fill(year);
  await field(en['referral.zip']).fill(zip);
}

const areaNotServed = says({ isSuccess: false, message: 'We do not offer quotes in this area.' });

describe('the form that refers a friend', () => {
  test.each(['en', 'es'] as const)('shows the consent text, and names missing fields (%s)', async (language) => {
    const { services, labels, violations } = await open({ language });
    await expect.element(field(labels['referral.firstName'])).toBeVisible();
    await expect.element(text(labels['referral.consent'])).toBeVisible();
    await expect.element(button(labels['referral.submit'])).toHaveAttribute('aria-disabled', 'true');
    await button(labels['referral.submit']).click({ force: true });
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'birthDate', 'zip', 'city', 'state'] as const)
      await expect
        .element(error(format(labels['referral.error.required'], { field: labels[`referral.${name}`] })))
        .toBeVisible();
    expect(services.requestsOf('referFriend')).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('fills in city and state, sends the referral once, and thanks the customer', async () => {
    const { services, events, focused, violations } = await open();
    await fillIn();
    await expect.element(field(en['referral.city'])).toHaveValue('Austin');
    await expect.element(state()).toHaveValue('TX');
    const respond = services.hold('referFriend');
    await pressTwice(submit());
    respond();
    await expect.element(page.getByRole('heading', { name: en['referral.thanksTitle'] })).toBeVisible();
    await expect.poll(() => focused()?.textContent).toBe(en['referral.thanksTitle']);
    expect(services.requestsOf('referFriend').map(({ body }) => body)).toMatchObject([
      {
        customerName: 'Alex Example',
        customerEmail: 'alex@example.com',
        customerPhone: '5125550142',
        zipCode: '78704',
        refName: "José O'Brien-García",
        refEmail: 'jose@example.com',
        refPhone: '5125550188',
        refDob: '1991-09-02',
      },
    ]);
    expect(events).toContainEqual({ event: 'Friend Referred', data: undefined });
    expect(await violations()).toEqual([]);
    await button(en['referral.another']).click();
    await expect.element(field(en['referral.firstName'])).toHaveValue('');
  });

  // The date of the test device is November 20, 2026.
  test('accepts friends aged 15 to 75', async () => {
    const { services } = await open();
    const wrongAge = error(format(en['referral.error.ageOutOfRange'], [15, 75]));
    for (const [tooYoungOrOld, accepted] of [
      ['2012', '2011'],
      ['1950', '1951'],
    ] as const) {
      const before = services.requestsOf('referFriend').length;
      await fillIn({ year: tooYoungOrOld });
      await submit().click({ force: true });
      await expect.element(wrongAge).toBeVisible();
      expect(services.requestsOf('referFriend')).toHaveLength(before);
      await field(en['referral.year']).fill(accepted);
      await expect.element(field(en['referral.city'])).toHaveValue('Austin');
      await submit().click();
      await expect.element(page.getByRole('heading', { name: en['referral.thanksTitle'] })).toBeVisible();
      await button(en['referral.another']).click();
    }
    expect(services.requestsOf('referFriend').map(({ body }) => body)).toMatchObject([
      { refDob: '2011-09-02' },
      { refDob: '1951-09-02' },
    ]);
  });

  test('accepts the default ages if the configured ones accept nobody, and informs the author', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warned.mockRestore());
    const { failures } = await open({ config: { referralMinimumAge: 75, referralMaximumAge: 15 } });
    await fillIn();
    await expect.element(field(en['referral.city'])).toHaveValue('Austin');
    await submit().click();
    await expect.element(page.getByRole('heading', { name: en['referral.thanksTitle'] })).toBeVisible();
    const problem = 'referralMinimumAge 75 is above referralMaximumAge 15: 15 and 75 are used.';
    await expect.poll(() => warned.mock.calls.flat().join('\n')).toContain(problem);
    expect(failures).toEqual(['config']);
  });

  test.each([
    ['does not exist', 'unknown', '00000', en['referral.invalidZip'], 'zipUnknown'],
    ['is out of range', 'notServed', '99501', /^We do not offer insurance in Anchorage, AK yet/, 'zipNotQuotable'],
    ['is not served', areaNotServed, '99502', en['referral.error.zipNotQuotable'], 'zipNotQuotable'],
  ] as const)(
    'shows a dialog that a zip code %s, once its field is left',
    async (_what, cityByZip, zip, words, code) => {
      const { services, focused, violations } = await open({ services: new FakeServices({ cityByZip }) });
      await fillIn({ zip });
      await expect.element(text(en[`referral.error.${code}`])).toBeVisible();
      await userEvent.tab();
      const message = dialog(en['referral.invalidTitle']);
      await expect.element(message.getByText(words)).toBeVisible();
      expect(await violations()).toEqual([]);
      await message.getByRole('button', { name: en['referral.ok'] }).click();
      await expect.poll(() => focused()).toBe(field(en['referral.zip']).element());
      await expect.element(field(en['referral.city'])).toHaveValue('');
      await expect.element(submit()).toHaveAttribute('aria-disabled', 'true');
      expect(services.requestsOf('referFriend')).toEqual([]);
    },
  );

  test('replaces city and state for another zip code of the same state, but not a city that was typed', async () => {
    const dallas = says({
      isSuccess: true,
      isQuoteAvaliable: true,
      addresses: [{ zip: '75201', state: 'TX', city: 'Dallas' }],
    });
    const { services } = await open();
    await fillIn();
    await expect.element(field(en['referral.city'])).toHaveValue('Austin');
    services.respond('cityByZip', dallas);
    await field(en['referral.zip']).fill('75201');
    await expect.element(field(en['referral.city'])).toHaveValue('Dallas');
    await field(en['referral.city']).fill('Highland Park');
    await field(en['referral.zip']).fill('75205');
    await expect.poll(() => services.requestsOf('cityByZip')).toHaveLength(3);
    await expect.element(text(format(en['referral.zipFound'], { city: 'Dallas', state: 'TX' }))).toBeVisible();
    await expect.element(field(en['referral.city'])).toHaveValue('Highland Park');
  });

  test('repeats a failed zip lookup when its field is left or the network returns, not at each keystroke', async () => {
    const services = new FakeServices({ cityByZip: hangsUp });
    await open({ services });
    await field(en['referral.zip']).fill('78704');
    await expect.element(text(en['referral.zipNotLookedUp'])).toBeVisible();
    await userEvent.tab();
    await expect.poll(() => services.requestsOf('cityByZip').length).toBeGreaterThan(1);
    await expect.element(text(en['referral.zipNotLookedUp'])).toBeVisible();
    const asked = services.requestsOf('cityByZip').length;
    await field(en['referral.firstName']).fill('Casey');
    await field(en['referral.lastName']).fill('Sample');
    expect(services.requestsOf('cityByZip')).toHaveLength(asked);
    services.goOffline();
    services.respond('cityByZip', 'served');
    services.goOnline();
    await expect.element(field(en['referral.city'])).toHaveValue('Austin');
  });

  test.each([
    ['is refused', 'refused', 'This person is a customer already.'],
    ['gets no response', hangsUp, en['referral.failed.unreachable']],
  ] as const)('keeps the form when the referral %s, also after a reload', async (_what, referFriend, words) => {
    const device = new TestDevice();
    const services = new FakeServices({ referFriend });
    const { unmount, violations } = await open({ device, services });
    await fillIn();
    await expect.element(field(en['referral.city'])).toHaveValue('Austin');
    await submit().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(field(en['referral.email'])).toHaveValue('jose@example.com');
    expect(await violations()).toEqual([]);
    await unmount();
    await open({ device, services });
    await expect.element(field(en['referral.email'])).toHaveValue('jose@example.com');
    services.respond('referFriend', 'referred');
    await submit().click();
    await expect.element(page.getByRole('heading', { name: en['referral.thanksTitle'] })).toBeVisible();
  });
});

test('the referral is hidden where the page disables it, and has Spanish texts', async () => {
  await open({ config: { referFriend: false } });
  expect(text(en['referral.title']).elements()).toEqual([]);
  await open({ language: 'es' });
  await expect.element(text(es['referral.title'])).toBeVisible();
});
