import { partnerMessageOf } from '#services/auto-payment/partner-message.contract';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { expect, test } from '../model/journey.ts';
import { CardForm, FramingPage, StartedPurchase } from '../model/purchase-pages.ts';

test('a framed card form posts each step to the exact origin of its page, without any digit of the card', async ({
  page,
  sandbox,
}) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  const host = new FramingPage(page, sandbox);
  await host.frames(await purchase.cardAddress({ mode: 'frame' }));
  await expect.poll(() => host.messages()).toEqual([{ type: 'card.loaded' }, { type: 'card.ready' }]);
  const form = new CardForm(host.frame);
  await form.types();
  await form.uses();
  await expect(host.frame.getByRole('heading', { name: 'Your card is accepted' })).toBeFocused();
  const { paymentToken } = await purchase.status();
  await expect
    .poll(async () => (await host.messages()).slice(2))
    .toEqual([{ type: 'card.submitted' }, { type: 'card.succeeded', token: paymentToken }]);
  expect(await host.origins()).toEqual([sandbox.partnerUrl]);
  expect(Math.min(...(await host.heights()))).toBeGreaterThan(0);
  const messages = await host.messages();
  expect(messages.map(partnerMessageOf)).toEqual(messages);
  expect(JSON.stringify(messages)).not.toMatch(/4111\D?1111/);
});

test('a visitor corrects a card, is declined, and confirms another one with the bank', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const host = new FramingPage(page, sandbox);
  await host.frames(await purchase.cardAddress({ mode: 'frame' }));
  const form = new CardForm(host.frame);
  const number = host.frame.getByLabel('Card number');

  await expect(number).not.toHaveAccessibleDescription(/Type one of/);
  await form.types({ number: '4111 1111 1111 1112' });
  await form.uses();
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Type one of the test card numbers/);
  await expect(number).toHaveValue('4111 1111 1111 1112');
  await expect(host.frame.getByLabel('Expiration date')).not.toHaveAccessibleDescription(/have not passed/);

  await form.types({ number: '4000 0000 0000 0002' });
  await form.uses();
  await expect(host.frame.getByRole('alert')).toContainText('The bank declined the card');
  await expect(number).not.toHaveAttribute('aria-invalid');

  await form.types({ number: '4000 0000 0000 3220' });
  await form.uses();
  await expect(host.frame.getByRole('heading', { name: 'Confirm with your bank' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(host.frame.getByRole('heading', { name: 'Your card is accepted' })).toBeFocused();
  expect(await purchase.status()).toMatchObject({ paymentStatus: 'Authorized' });
  await expect
    .poll(async () => (await host.messages()).map(({ type }) => type))
    .toEqual([
      'card.loaded',
      'card.ready',
      'card.submitted',
      'card.ready',
      'card.submitted',
      'card.declined',
      'card.submitted',
      'card.secondStep',
      'card.submitted',
      'card.succeeded',
    ]);
});

test('a card form without a response shows a message, keeps the typed values, and can be resubmitted', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const purchase = await StartedPurchase.at(sandbox, 1);
  const host = new FramingPage(page, sandbox);
  await host.frames(await purchase.cardAddress({ mode: 'frame' }));
  const form = new CardForm(host.frame);
  await form.types();
  await context.route(`${sandbox.partnerUrl}/card/**`, (route) => route.abort(), { times: 1 });
  await form.uses();
  await expect(host.frame.getByRole('alert')).toContainText('The card could not be checked');
  await expect.poll(async () => (await host.messages()).at(-1)).toMatchObject({ type: 'card.failed' });
  await expect(host.frame.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await form.uses();
  await expect(host.frame.getByRole('heading', { name: 'Your card is accepted' })).toBeVisible();
});

test('a card form in silent mode posts only the message `loaded`', async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 1);
  await sandbox.injectFault({ call: 'cardFrame', kind: 'silent' });
  const host = new FramingPage(page, sandbox);
  await host.frames(await purchase.cardAddress({ mode: 'frame' }));
  await expect.poll(() => host.messages()).toEqual([{ type: 'card.loaded' }]);
});

test('a framed signing page posts the end of each visit to its page', async ({ page, sandbox }) => {
  const purchase = await StartedPurchase.at(sandbox, 4);
  const host = new FramingPage(page, sandbox);
  const ends = [
    ['Close without signing', 'cancel', 'NotSigned'],
    ['Decline to sign', 'decline', 'Declined'],
    ['Let this page expire', 'session_timeout', 'Expired'],
    ['Sign', 'signing_complete', 'Signed'],
  ] as const;
  for (const [button, event, status] of ends) {
    await host.frames(await purchase.signAddress());
    await expect.poll(() => host.messages()).toEqual([{ type: 'sign.loaded' }, { type: 'sign.ready' }]);
    await host.frame.getByLabel('Your full name, as your signature').fill('Alex Example');
    await host.frame.getByLabel('I have read the documents').check();
    await host.frame.getByRole('button', { name: button, exact: true }).click();
    await expect
      .poll(async () => (await host.messages()).slice(2))
      .toEqual([{ type: 'sign.loaded' }, { type: 'sign.ended', event }]);
    expect(await purchase.status()).toMatchObject({ eSignSignedStatus: status });
  }
  expect(await host.origins()).toEqual([sandbox.partnerUrl]);
});

test('a signing page in a window posts only to the page that opened it', async ({ page, sandbox, watch }) => {
  watch.allows(/postMessage/);
  const purchase = await StartedPurchase.at(sandbox, 4);
  const host = new FramingPage(page, sandbox);
  await host.opens(await purchase.signAddress());
  await expect.poll(() => host.messages()).toEqual([{ type: 'sign.loaded' }, { type: 'sign.ready' }]);

  const mistaken = page.context().waitForEvent('console', (message) => message.text().includes('postMessage'));
  await host.opens(await purchase.signAddress(), sandbox.partnerUrl);
  await mistaken;
  expect(await host.messages()).toEqual([]);
});

test('a page of another origin cannot frame the card form', async ({ page, sandbox, watch }) => {
  watch.allows(/frame-ancestors|Refused to frame|Framing/i);
  const address = await (await StartedPurchase.at(sandbox, 1)).cardAddress({ mode: 'frame' });
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${sandbox.partnerUrl}/`);
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), address);
  await refused;
});

for (const language of ['en', 'es'] as const) {
  test(`the partners’ pages have no accessibility violation and fit 320 pixels (${language})`, async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowsFailedRequests();
    await page.setViewportSize({ width: 320, height: 800 });
    const unpaid = await StartedPurchase.at(sandbox, 1);
    const unsigned = await StartedPurchase.at(sandbox, 4);
    const card = await unpaid.cardAddress({ language });
    const [use, sign] = language === 'en' ? ['Use this card', 'Sign'] : ['Usar esta tarjeta', 'Firmar'];
    const looks = [
      () => page.goto(card),
      () => page.getByRole('button', { name: use }).click(),
      () => page.goto(`${card}&brands=visa,amex`),
      async () => page.goto(await unpaid.cardAddress({ language, mode: 'frame' })),
      () => page.getByRole('button', { name: use }).click(),
      async () => page.goto(await unsigned.signAddress({ language })),
      () => page.getByRole('button', { name: sign, exact: true }).click(),
      async () => page.goto(`${sandbox.partnerUrl}/sign/unknown?lang=${language}`),
    ];
    for (const look of looks) {
      await look();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect([...(await axeBarriers(page)), ...(await ibmBarriers(page))], page.url()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
