import { expect, test } from '../model/journey.ts';
import { Payer } from '../model/payer.ts';
import { ownPolicy } from '../model/payment-page.ts';

test('two payment forms of one brand on a page share no typed text, and each pays its own policy once', async ({
  page,
  author,
  sandbox,
}) => {
  const path = await author.publishes({
    body: '<cover-make-a-payment id="one" load="eager"></cover-make-a-payment><cover-make-a-payment id="two" load="eager"></cover-make-a-payment>',
  });
  const payers = ['#one', '#two'].map((id) => new Payer(page, sandbox, 'en', ownPolicy(), page.locator(id)));
  const [one, two] = payers as [Payer, Payer];
  await page.goto(sandbox.url + path);
  await one.fillsIn();
  await expect(two.field('policyNumber')).toHaveValue('');
  await expect(two.field('email')).toHaveValue('');
  await two.fillsIn();
  await expect(one.field('policyNumber')).toHaveValue(one.policyNumber);
  for (const payer of payers) {
    await payer.button('findPolicy').click();
    await payer.sees('detailsTitle');
    await payer.reads(payer.policyNumber);
  }
  for (const payer of payers) await payer.reads(payer.policyNumber);
  await one.payButton.click();
  await one.paymentPage.sees();
  await one.paymentPage.pays();
  await one.sees('paidTitle');
  expect(await one.charges()).toHaveLength(1);
  expect(await two.charges()).toHaveLength(0);
  // The result is in the address of the page, so both show it.
  await two.button('another').click();
  await two.looksUp();
  await two.reads(two.policyNumber);
  await two.payButton.click();
  await two.paymentPage.sees();
  await two.paymentPage.pays();
  await two.sees('paidTitle');
  for (const payer of payers) expect(await payer.charges()).toHaveLength(1);
});
