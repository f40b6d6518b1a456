import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { expect, test } from '../model/journey.ts';
import { NewCustomer } from '../model/new-customer.ts';

for (const language of ['en', 'es'] as const) {
  for (const width of [390, 1280]) {
    test(
      `a visitor creates an account despite a lost response, sets a password and signs in (${language}, ${width} px)`,
      language === 'en' && width === 390 ? whenAffected : inLongTier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        await page.setViewportSize({ width, height: 844 });
        const customer = new NewCustomer(page, sandbox, language);
        await customer.opens();
        await customer.fillsIn();
        expect(await axeBarriers(page)).toEqual([]);

        // Typed values survive a reload.
        await page.reload();
        await expect(customer.field('lastName')).toHaveValue("O'Brien-García");
        // React adds the zero when the field loses the focus; before hydration, nothing does.
        await expect(customer.field('month')).toHaveValue(/^0?4$/);
        await expect(customer.field('city')).toHaveValue('Austin');

        // The customer is created, and the response is lost: the same request is repeated.
        await sandbox.injectFault({ call: 'createCustomer', kind: 'hangUpAfter', times: 1 });
        await customer.submit.click();
        await expect(page).toHaveURL(/\/welcome\.html/);
        expect(await sandbox.requests('createCustomer')).toHaveLength(2);
        expect(await customer.accounts()).toHaveLength(1);

        await customer.opensMail();
        await customer.setsPassword();
        await customer.signsIn();
        await page.goto(`${sandbox.url}/account-header.html?language=${language}`);
        await customer.seesName();
        expect(watch.addresses.filter((address) => address.includes(customer.email.split('@')[0]!))).toEqual([
          expect.stringContaining('/sandbox/mailbox?to='),
        ]);
      },
    );
  }
}

test('a visitor creates an account with the keyboard alone', async ({ page, sandbox, visitor }) => {
  const customer = new NewCustomer(page, sandbox);
  await customer.opens();
  await expect(customer.submit).toBeVisible();
  for (const [name, text] of [
    ['firstName', 'José'],
    ['lastName', "O'Brien-García"],
    ['email', customer.email],
    ['phone', '5125550142'],
    ['month', '04'],
    ['day', '07'],
    ['year', '1990'],
    ['zip', '78701'],
  ] as const) {
    // A complete part of a date moves the focus to the next part by itself.
    if (!(await customer.field(name).evaluate((field) => field.matches(':focus'))))
      await visitor.tabsTo(customer.field(name));
    await visitor.types(text);
  }
  await expect(customer.field('city')).toHaveValue('Austin');
  await visitor.tabsTo(customer.submit);
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/welcome\.html/);
  expect(await customer.accounts()).toHaveLength(1);
});
