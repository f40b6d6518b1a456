import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { FakeServices, says } from '#embed/testing/fake-services';
import { choice, textbox } from '#flow/testing/open-flow';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { en } from './strings.en.ts';
import { I, openPseudoBind } from './testing/open-pseudo-bind.ts';

test('the contact preference asks for text messages, language, paperless and how to opt in', async () => {
  const { sees } = await openPseudoBind();
  await sees(en.driverTitle);
  await I.giveLicense();
  await sees(en.contactTitle);
  for (const name of [en.textMessages, en.languagePreference, en.goPaperless]) {
    await expect.element(page.getByRole('group', { name })).toBeVisible();
  }
  await expect.element(page.getByRole('radio', { name: en['language.en'] })).toBeChecked();
  await choice(en.goPaperless, 'Yes').click();
  for (const method of [en['optIn.email'], en['optIn.text']]) {
    await expect.element(choice(en.optInMethod, method)).toBeVisible();
  }
});

test.each([
  ['phone number', 'phoneNumber', 'optIn.email', 'optIn.text'],
  ['email address', 'email', 'optIn.text', 'optIn.email'],
] as const)(
  'the contact preference offers nothing that needs the %s that the quote lacks',
  async (_what, key, only, other) => {
    const body = loadBindQuoteExamples.response.maximal.body as { transaction: { customer: object } };
    const transaction = { ...body.transaction, customer: { ...body.transaction.customer, [key]: '' } };
    const services = new FakeServices({ searchVerifications: 'none', loadBindQuote: says({ ...body, transaction }) });
    const { sees } = await openPseudoBind({ at: 'contact', services });
    await sees(en.contactTitle);
    const textMessages = page.getByRole('group', { name: en.textMessages });
    if (key === 'email') await choice(en.textMessages, 'No').click();
    else await expect.element(textMessages).not.toBeInTheDocument();
    await choice(en.goPaperless, 'Yes').click();
    await expect.element(page.getByRole('radio', { name: en[only] })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: en[other] })).not.toBeInTheDocument();
    await I.next();
    await sees(en.driversTitle);
    const sent = () => JSON.stringify(services.received.map(({ body: row }) => row));
    await expect.poll(sent).toContain(key === 'email' ? '"Text message"' : '"Paperless Opt in Method":"Email"');
    expect(sent().includes('"Text messages"')).toBe(key === 'email');
  },
);

test('what was typed is restored within 168 hours and no later', async () => {
  const device = new TestDevice();
  const typed = textbox('Driver license number');
  const first = await openPseudoBind({ device });
  await first.sees(en.driverTitle);
  await typed.fill('5555');
  await first.settled();
  await first.unmount();
  device.now += 168 * 3_600_000 - 60_000;
  const second = await openPseudoBind({ device });
  await second.sees(en.driverTitle);
  await expect.element(typed).toHaveValue('5555');
  await second.settled();
  await second.unmount();
  device.now += 169 * 3_600_000;
  const third = await openPseudoBind({ device });
  await third.sees(en.driverTitle);
  await expect.element(typed).toHaveValue('12345678');
});
