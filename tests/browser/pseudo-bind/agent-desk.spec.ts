import { randomUUID } from 'node:crypto';
import { axeBarriers } from '../../a11y/checkers.ts';
import { AgentDesk } from '../model/agent-desk.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import type { Sandbox } from '../model/sandbox.ts';

type Cells = Record<string, string>;

/** Writes a customer into the sheet, as the widget does. */
async function customerOf(sandbox: Sandbox, { lastName = 'Example', ...cells }: Cells & { lastName?: string } = {}) {
  const transactionId = randomUUID();
  const who = { firstName: 'Casey', lastName, email: `casey.${transactionId}@example.com` };
  const ask = async (method: string, path: string, data: unknown) => {
    const response = await fetch(`${sandbox.url}/sandbox/verifications${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    expect(response.ok).toBe(true);
  };
  const row = {
    TransactionId: transactionId,
    RateQuoteId: `rq-${transactionId}`,
    'First Name': who.firstName,
    'Last Name': lastName,
    Email: who.email,
    Phone: '5125550142',
    ...cells,
  };
  await ask('POST', '', [row]);
  return {
    ...who,
    writes: (data: Cells) => ask('PATCH', `/TransactionId/${transactionId}`, data),
    async cell(column: string): Promise<string | undefined> {
      const rows = (await (
        await fetch(`${sandbox.url}/sandbox/verifications/search?TransactionId=${transactionId}`)
      ).json()) as Cells[];
      return rows[0]?.[column];
    },
  };
}

test('an agent sees a new customer, rejects three codes, accepts one and verifies the contact', async ({
  page,
  sandbox,
}) => {
  const desk = new AgentDesk(page, sandbox);
  await desk.opens();
  const customer = await customerOf(sandbox);
  await desk.sees(customer);
  await expect(desk.card()).toContainText('512-555-0142');

  await customer.writes({ 'Email Code 1': '111111', 'Email Code Status 1': 'Verify-1' });
  await desk.answersEmail('no', '111111');
  await expect.poll(() => customer.cell('Email Code Status 1')).toBe('no');
  await expect(desk.channel('Email')).toContainText('Wrong at attempt 1 of 3');

  await customer.writes({ 'Email Code 2': '222222', 'Email Code Status 2': 'Verify-2' });
  await desk.answersEmail('no', '222222');
  await customer.writes({ 'Email Code 2': '333333', 'Email Code Status 2': 'Verify-3', 'Email Code Status 1': '' });
  await desk.answersEmail('no', '333333');
  await customer.writes({
    'Email Code 1': '',
    'Email Code 2': '',
    'Email Code Status 1': '',
    'Email Code Status 2': '',
  });
  await expect(desk.channel('Email')).toContainText('Reset once after three wrong codes');
  await expect(desk.channel('Email').getByRole('listitem')).toHaveText([
    /^111111, sent .*: no,/,
    /^222222, .*: no,/,
    /^333333, .*: no,/,
  ]);

  await customer.writes({
    'Email Code 1': '444444',
    'Email Code Status 1': 'Verify-1',
    'Text Code 1': '555555',
    'Text Code Status 1': 'Verify-1',
  });
  await desk.answersEmail('yes', '444444');
  await desk.answersText('yes', '555555');
  await desk.setsOverall('yes');
  expect(await customer.cell('Contact Verification Status')).toBe('yes');
  await expect(desk.customersUnder('Verified').filter({ hasText: customer.email })).toBeVisible();
});

test('two desks show the same state, and a call back is taken once', async ({ page, context, sandbox }) => {
  const [one, other] = [new AgentDesk(page, sandbox), new AgentDesk(await context.newPage(), sandbox)];
  await one.opens();
  await other.opens();
  const customer = await customerOf(sandbox, {
    'Text Code 1': '730125',
    'Text Code Status 1': 'Verify-1',
    'Request Call Back': 'Yes',
  });
  await one.sees(customer);
  await other.sees(customer);
  await one.answersText('yes', '730125');
  await expect(other.channel('Text')).toContainText('Verified');
  await other.takesCall();
  await expect(one.card()).toContainText('Call back: taken');
});

test('the desk polls when the event stream is blocked', async ({ page, sandbox, watch }) => {
  watch.allowsFailedRequests();
  await page.route('**/sandbox/desk/stream', (route) => route.abort());
  await page.goto(`${sandbox.url}/agent-desk.html`);
  await expect(page.getByText('Up to date every two seconds')).toBeVisible();
  const desk = new AgentDesk(page, sandbox);
  const customer = await customerOf(sandbox, { 'Email Code 1': '1', 'Email Code Status 1': 'Verify-1' });
  await desk.sees(customer);
  await desk.answersEmail('yes');
});

test('a code is answered with the keyboard, and the focus moves to the next one', async ({ page, sandbox }) => {
  const desk = new AgentDesk(page, sandbox);
  await desk.opens();
  const customer = await customerOf(sandbox, {
    'Email Code 1': '411902',
    'Email Code Status 1': 'Verify-1',
    'Text Code 1': '730125',
    'Text Code Status 1': 'Verify-1',
  });
  await desk.sees(customer);
  await expect(page.getByText('Waiting: Casey Example').first()).toBeAttached();
  await desk.channel('Email').getByRole('button', { name: /^Yes/ }).focus();
  await page.keyboard.press('Enter');
  await expect(desk.channel('Email')).toContainText('Verified');
  await expect(desk.channel('Text').getByRole('button', { name: /^Yes/ })).toBeFocused();
  // Updates of other customers do not move the focus.
  const other = await customerOf(sandbox, { 'Email Code 1': '1', 'Email Code Status 1': 'Verify-1' });
  await expect(desk.card(other)).toBeVisible();
  await expect(desk.channel('Text').getByRole('button', { name: /^Yes/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(desk.channel('Text')).toContainText('Wrong at attempt 1 of 3');
});

test('the desk shows customer input as text only', async ({ page, sandbox }) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>';
  const desk = new AgentDesk(page, sandbox);
  await desk.opens();
  const customer = await customerOf(sandbox, {
    lastName: markup,
    'Email Code 1': markup,
    'Email Code Status 1': 'Verify-1',
  });
  await desk.sees(customer);
  await expect(desk.card().locator('.code')).toHaveText(markup);
  expect(await desk.card().locator('img, b').count()).toBe(0);
  await desk.answersEmail('no', markup);
});

for (const width of [390, 1280]) {
  test(`the desk has no accessibility violation at ${width} pixels`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 844 });
    const desk = new AgentDesk(page, sandbox);
    await desk.opens();
    const customer = await customerOf(sandbox, {
      'Email Code 1': '411902',
      'Email Code Status 1': 'Verify-1',
      'Request Call Back': 'Yes',
    });
    const verified = await customerOf(sandbox, { 'Contact Verification Status': 'yes' });
    await expect(desk.card(verified)).toBeVisible();
    await desk.sees(customer);
    expect(await axeBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('an agent sees a policy that was sold on the site, and whether it is signed', async ({ page, sandbox }) => {
  const desk = new AgentDesk(page, sandbox);
  await desk.opens();
  const sales = page.getByRole('article', { name: 'Sale to Alex Example' });
  const before = await sales.count();
  await StartedPurchase.at(sandbox, 4);
  await expect(sales).toHaveCount(before + 1);
  await expect(sales.first()).toContainText('Tumbleweed Direct');
  await expect(sales.first()).toContainText('Paid, not signed yet');
});
