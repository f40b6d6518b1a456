import { expect, test } from '../model/journey.ts';
import { PolicyBuyer } from '../model/policy-buyer.ts';
import { CardForm, StartedPurchase } from '../model/purchase-pages.ts';

const number = '4111 1111 1111 1111';

test('a card in a frame of the page leaves no digit in the document, events, storage, analytics or console', async ({
  page,
  sandbox,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    for (const name of ['ready', 'step', 'track', 'navigate', 'complete', 'error'])
      addEventListener(`covermount:${name}`, (event) => seen.push((event as CustomEvent).detail));
  });
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.usesFrames();
  const purchase = await StartedPurchase.at(sandbox, 1);
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.policyTitle);
  await buyer.presses(buyer.texts.continueToPayment);
  await buyer.givesCard(number);
  await buyer.sees(buyer.texts.eSignTitle);
  await buyer.presses(buyer.texts.sign);
  await buyer.signs(buyer.frame(buyer.texts.eSignFrameTitle));
  await buyer.isSold('Alex');
  const left = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.innerHTML ?? []);
    const { seen, dataLayer } = globalThis as unknown as { seen: unknown; dataLayer: unknown };
    return JSON.stringify([
      document.documentElement.outerHTML,
      roots,
      seen,
      dataLayer,
      { ...localStorage },
      { ...sessionStorage },
    ]);
  });
  expect(left).toContain('e2e-sold');
  expect(left + said.join('\n')).not.toMatch(/4111|1111 ?1111/);
  const { charges, signatures } = await purchase.record();
  expect([charges.length, signatures.length]).toEqual([1, 1]);
});

for (const call of ['openPurchasePayment', 'processPayment'] as const) {
  test(`a connection that breaks after ${call} was carried out ends in one charge`, async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowsFailedRequests();
    const purchase = await StartedPurchase.at(sandbox, 1);
    const buyer = new PolicyBuyer(page, sandbox);
    await buyer.usesFrames();
    await buyer.opens(purchase);
    await buyer.sees(buyer.texts.policyTitle);
    await sandbox.injectFault({ call, kind: 'hangUpAfter', times: 1 });
    await buyer.presses(buyer.texts.continueToPayment);
    await buyer.givesCard();
    await buyer.sees(buyer.texts.eSignTitle);
    expect((await purchase.record()).charges).toHaveLength(1);
  });
}

test('a connection that breaks after a signature was asked for ends in one signature', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 4);
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.eSignTitle);
  await sandbox.injectFault({ call: 'signPolicy', kind: 'hangUpAfter', times: 1 });
  await buyer.presses(buyer.texts.sign);
  await buyer.signs();
  await buyer.isSold('Alex');
  expect((await purchase.record()).signatures).toHaveLength(1);
});

test('a submission whose answer was lost is rated once', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const buyer = new PolicyBuyer(page, sandbox);
  const purchase = await StartedPurchase.at(sandbox, -1);
  await buyer.opens(purchase);
  await sandbox.injectFault({ call: 'submitPurchase', kind: 'hangUpAfter', times: 1 });
  await buyer.answersQuestions('Alex');
  await buyer.presses(buyer.texts.retry);
  await buyer.sees(buyer.texts.policyTitle);
});

test('50 presses and 50 times Enter open one payment page and charge once', async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.policyTitle);
  await buyer.presses(buyer.texts.continueToPayment);
  const pay = page.getByRole('button', { name: buyer.texts.pay, exact: true });
  await pay.focus();
  await pay.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  const card = new CardForm(page);
  await card.types();
  await card.uses();
  await buyer.sees(buyer.texts.eSignTitle);
  expect(await sandbox.requests('openPurchasePayment')).toHaveLength(1);
  expect((await purchase.record()).charges).toHaveLength(1);
});

test('two tabs that process one payment charge once, and arrive at the same section', async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 2);
  const first = new PolicyBuyer(page, sandbox);
  const second = new PolicyBuyer(await page.context().newPage(), sandbox);
  await Promise.all([first.opens(purchase), second.opens(purchase)]);
  await Promise.all([first.sees(first.texts.eSignTitle), second.sees(second.texts.eSignTitle)]);
  expect((await purchase.record()).charges).toHaveLength(1);
});

test('a reload while a payment is processed charges once', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  await sandbox.injectFault({ call: 'processPayment', kind: 'busy', delay: 1500, times: 1 });
  const purchase = await StartedPurchase.at(sandbox, 2);
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.processingTitle);
  await page.reload();
  await buyer.sees(buyer.texts.eSignTitle);
  expect((await purchase.record()).charges).toHaveLength(1);
});

test('hostile messages change nothing on the page of a payment', async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.usesFrames();
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.policyTitle);
  await buyer.presses(buyer.texts.continueToPayment);
  await expect(buyer.frame(buyer.texts.paymentFrameTitle).getByLabel('Card number')).toBeVisible();
  const asked = (await sandbox.requests('processPayment')).length;
  await page.evaluate((origin) => {
    const messages: unknown[] = [
      { type: 'card.succeeded', token: 'stolen' },
      { type: 'card.declined', message: '<img src=x>' },
      { type: 'card.height', height: 1e9 },
      { type: 'card.height', height: '9000' },
      { type: 'sign.ended', event: 'signing_complete' },
      { type: 'card.failed', message: 'x'.repeat(10_000) },
      { type: 'constructor' },
      { __proto__: { type: 'card.succeeded', token: 'x' } },
      'card.succeeded',
      null,
      [],
      42,
    ];
    for (const data of messages) {
      postMessage(data, '*');
      dispatchEvent(new MessageEvent('message', { data, origin }));
      dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    }
  }, sandbox.partnerUrl);
  await expect(buyer.frame(buyer.texts.paymentFrameTitle).getByLabel('Card number')).toBeVisible();
  await buyer.sees(buyer.texts.paymentTitle);
  expect(await sandbox.requests('processPayment')).toHaveLength(asked);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a frame that stays silent says so, and offers another try, a window and the phone', async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  await sandbox.injectFault({ call: 'cardFrame', kind: 'silent', times: 1 });
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.usesFrames();
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.policyTitle);
  await buyer.presses(buyer.texts.continueToPayment);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(buyer.texts.frameSilentTitle, { timeout: 15_000 });
  await expect(notice.getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(notice.getByRole('button', { name: buyer.texts.openWindow })).toBeVisible();
  await notice.getByRole('button', { name: buyer.texts.retry }).click();
  await buyer.givesCard();
  await buyer.sees(buyer.texts.eSignTitle);
});

test('a card that the bank declines is replaced by another one', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const buyer = new PolicyBuyer(page, sandbox);
  await buyer.usesFrames();
  await buyer.opens(purchase);
  await buyer.sees(buyer.texts.policyTitle);
  await buyer.presses(buyer.texts.continueToPayment);
  await buyer.givesCard('4000 0000 0000 0002');
  await expect(page.getByText(buyer.texts['problem.declined'])).toBeVisible();
  await buyer.givesCard();
  await buyer.sees(buyer.texts.eSignTitle);
  expect((await purchase.record()).charges).toHaveLength(1);
});
