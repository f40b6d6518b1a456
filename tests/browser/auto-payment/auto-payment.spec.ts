import { format } from '#i18n/format';
import { expect, test } from '../model/journey.ts';
import { PolicyBuyer } from '../model/policy-buyer.ts';
import { CardForm, StartedPurchase } from '../model/purchase-pages.ts';

const sections = [
  [0, 'driverTitle'],
  [1, 'policyTitle'],
  [4, 'eSignTitle'],
] as const;

for (const [code, title] of sections) {
  test(`the status ${code} of the service opens its section, after a reload and in a second tab too`, async ({
    page,
    sandbox,
  }) => {
    const purchase = await StartedPurchase.at(sandbox, code);
    const buyer = new PolicyBuyer(page, sandbox);
    await buyer.opens(purchase);
    await buyer.sees(buyer.texts[title]);
    await page.reload();
    await buyer.sees(buyer.texts[title]);
    const second = new PolicyBuyer(await page.context().newPage(), sandbox);
    await second.opens(purchase);
    await second.sees(second.texts[title]);
  });
}

for (const code of [5, 6] as const) {
  test(`the status ${code} of the service ends at the sold policy, whose documents open`, async ({ page, sandbox }) => {
    const purchase = await StartedPurchase.at(sandbox, code);
    const buyer = new PolicyBuyer(page, sandbox);
    await buyer.opens(purchase);
    await buyer.sees(format(buyer.texts.soldTitle, { name: 'Alex' }));
    const link = page.getByRole('link', { name: buyer.texts.openDocument });
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  });
}

test('a visitor buys a policy from the driver information to the end, on the partner’s pages', async ({
  page,
  sandbox,
}) => {
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.opens(await StartedPurchase.at(sandbox, -1));
  await buyer.answersEverything('Alex');
  await buyer.presses(buyer.texts.continueToPayment);
  await buyer.sees(buyer.texts.paymentTitle);
  await buyer.presses(buyer.texts.pay);
  const card = new CardForm(page);
  await card.types();
  await card.uses();
  await buyer.sees(buyer.texts.eSignTitle);
  await buyer.presses(buyer.texts.sign);
  await page.getByLabel('Your full name, as your signature').fill('Alex Example');
  await page.getByLabel('I have read the documents').check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await buyer.isSold('Alex');
});
