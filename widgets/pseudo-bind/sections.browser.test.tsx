import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestDevice } from '#embed/testing/fake-page';
import { choice, textbox } from '#flow/testing/open-flow';
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
