import { format } from '#i18n/format';
import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

const ascending = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);
const numbers = (amounts: readonly (number | undefined)[]) => amounts.filter((amount) => amount !== undefined);

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ visitor, sandbox }) => {
  sandbox.fastForwardCarriers();
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
});

test('a visitor sorts, filters, shows more and opens a quote', async ({ visitor }) => {
  const { results, texts } = visitor;
  await test.step('five cards at first, more when asked for', async () => {
    await expect(results.visibleCards).toHaveCount(5);
    await results.showMore.click();
    await expect.poll(() => results.visibleCards.count()).toBeGreaterThan(5);
    await results.showFewer.click();
    await expect(results.visibleCards).toHaveCount(5);
    await results.showMore.click();
  });

  await test.step('sorted as asked', async () => {
    await results.sortBy(texts['results.sort.totalPremium']);
    await visitor.sees(texts['results.sorted.totalPremium']);
    const totals = numbers(await results.amounts(texts['results.totalPrice']));
    expect(totals.length).toBeGreaterThanOrEqual(5);
    expect(totals).toEqual(ascending(totals));
    await results.sortBy(texts['results.sort.paymentAmount']);
    await visitor.sees(texts['results.sorted.paymentAmount']);
    const payments = await results.payments();
    expect(payments).toEqual(ascending(payments));
    expect(payments).not.toEqual(totals);
  });

  await test.step('only what can be bought online', async () => {
    const all = await results.visibleCards.count();
    await visitor.ticks(results.onlyBuyable);
    await expect.poll(() => results.visibleCards.count()).toBeLessThan(all);
    const carriers = await results.carriers();
    expect(await results.carriersWith(texts['results.buy'])).toEqual(carriers);
    await results.onlyBuyable.uncheck({ force: true });
    await expect(results.visibleCards).toHaveCount(all);
  });

  await test.step('the details of one', async () => {
    const [carrier = ''] = await results.carriers();
    const [payment] = await results.payments();
    await results.action(texts['results.details'], carrier).click();
    const dialog = visitor.dialog(format(texts['results.detailsTitle'], { carrier }));
    await expect(dialog).toContainText(payment!.toFixed(2));
    await expect(dialog.getByRole('table')).toBeVisible();
    visitor.checksWithAxe();
    await visitor.meetsNoBarrier();
    await expect(dialog.getByText(texts['results.quoteNumber'])).toBeVisible();
    await dialog.getByRole('button', { name: texts['results.close'] }).click();
    await expect(dialog).toBeHidden();
    await expect(results.action(texts['results.details'], carrier)).toBeFocused();
  });

  await test.step('a shortcut returns to the answers, and the quotes are still there', async () => {
    await visitor
      .button(/Coverage/)
      .last()
      .click();
    await visitor.arrivesAt(texts.policyTitle);
    await visitor.page.goBack();
    await results.arrive();
  });
});

test('a visitor buys online on the carrier’s page', async ({ visitor, context }) => {
  const { results, texts } = visitor;
  const buy = texts['results.buy'];
  await results.showMore.click();

  await test.step('“No” closes the confirmation and returns the focus', async () => {
    await results.action(buy, 'Larkspur Mutual').click();
    const confirmation = visitor.dialog(format(texts['results.confirmTitle'], { carrier: 'Larkspur Mutual' }));
    await expect(confirmation).toBeVisible();
    visitor.checksWithAxe();
    await visitor.meetsNoBarrier();
    await confirmation.getByRole('button', { name: texts['results.no'] }).click();
    await expect(confirmation).toBeHidden();
    await expect(results.action(buy, 'Larkspur Mutual')).toBeFocused();
  });

  await test.step('Yes shows the page over the quotes', async () => {
    await results.action(buy, 'Larkspur Mutual').click();
    await visitor.presses(texts['results.yes']);
    const overlay = visitor.dialog(format(texts['results.buyTitle'], { carrier: 'Larkspur Mutual' }));
    await expect(results.partnerPage.getByRole('heading', { name: 'Almost there, Rowan' })).toBeVisible();
    const opening = context.waitForEvent('page');
    await overlay.getByRole('link', { name: texts['results.openNewWindow'] }).click();
    const window = await opening;
    await expect(window.getByRole('heading', { name: 'Almost there, Rowan' })).toBeVisible();
    await window.close();
    await results.partnerPage.getByRole('button', { name: 'Complete purchase' }).click();
    await expect(results.partnerPage.getByRole('heading', { name: 'You are covered' })).toBeVisible();
    await overlay.getByRole('button', { name: texts['results.backToQuotes'] }).click();
    await expect(overlay).toBeHidden();
  });

  await test.step('what was begun there is still there', async () => {
    await results.action(buy, 'Larkspur Mutual').click();
    await expect(results.partnerPage.getByRole('heading', { name: 'You are covered' })).toBeVisible();
    await visitor.presses(texts['results.backToQuotes']);
  });

  await test.step('a carrier that wants a window of its own gets one', async () => {
    await results.action(buy, 'Copper Kettle Casualty').click();
    const opening = context.waitForEvent('page');
    await visitor.presses(texts['results.yes']);
    const window = await opening;
    await window.waitForLoadState();
    await window.close();
    const dialog = visitor.dialog(format(texts['results.windowOpenedTitle'], { carrier: 'Copper Kettle Casualty' }));
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: texts['results.backToQuotes'] }).click();
    await expect(dialog).toBeHidden();
  });
});

test('a visitor requests a call, a text and a chat', async ({ visitor, sandbox, watch }) => {
  const { results, texts } = visitor;
  const [carrier = ''] = await results.carriers();
  for (const [action, title] of [
    [texts['results.call'], texts['results.callSentTitle']],
    [texts['results.text'], texts['results.textSentTitle']],
  ] as const) {
    await results.action(action, carrier).click();
    await expect(visitor.dialog(title)).toBeVisible();
    await visitor.presses(texts['results.done']);
    await expect(visitor.dialog(title)).toBeHidden();
  }
  expect((await sandbox.selections()).map(({ body }) => body.selectQuoteEventType).slice(-2)).toEqual([1, 2]);

  await results.action(texts['results.chat'], carrier).click();
  await expect
    .poll(() => watch.eventsNamed('track').map(({ detail }) => detail.data))
    .toContainEqual(expect.objectContaining({ channel: 'chat' }));
});

test('the details of the last quote return to its card in a browser that focuses no pressed button', async ({
  visitor,
  page,
}) => {
  const { results, texts } = visitor;
  // As Safari does: the focus leaves what had it, and does not go to the button.
  await page.evaluate(() => {
    const keepUnfocused = (event: Event) => {
      event.preventDefault();
      const { activeElement } = (event.composedPath()[0] as Element).getRootNode() as ShadowRoot;
      if (activeElement instanceof HTMLElement) activeElement.blur();
    };
    addEventListener('mousedown', keepUnfocused, { capture: true });
  });
  await results.showMore.click();
  const carrier = (await results.carriers()).at(-1) ?? '';
  const details = results.action(texts['results.details'], carrier);
  await details.click();
  const dialog = visitor.dialog(format(texts['results.detailsTitle'], { carrier }));
  await expect(dialog).toBeVisible();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: texts['results.close'] }).click();
  await expect(details).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(position);
});

test(
  'agent availability is polled every minute, and chat appears once an agent is idle',
  inLongTier,
  async ({ visitor, sandbox, page }) => {
    const { texts } = visitor;
    await page.clock.install();
    await sandbox.hasIdleAgents(0);
    await visitor.reloads();
    await visitor.results.show();
    await expect(visitor.button(/^Chat/)).toHaveCount(0);
    await sandbox.hasIdleAgents(2);
    const chat = visitor.button(new RegExp(`^${texts['results.chat']}`)).first();
    // The minute starts with the previous response, which may still be pending.
    await expect(async () => {
      await page.clock.runFor(61_000);
      await expect(chat).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
);

test('chat and agent sales are not offered without idle agents', inLongTier, async ({ visitor, sandbox }) => {
  const { results, texts } = visitor;
  await sandbox.hasIdleAgents(0);
  await visitor.reloads();
  await results.show();
  await results.showMore.click();
  await expect(visitor.button(/^Chat/)).toHaveCount(0);
  expect(await results.carriersWith(texts['results.buy'])).not.toContain('Tumbleweed Direct');
});

/** Every day and hour, so that the test does not depend on the clock. */
const allDay = { nonOnlineBuyTimer: true, nonOnlineBuyStart: 0, nonOnlineBuyEnd: 24 };
const everyDay = (terms: object) =>
  Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, terms]),
  );
const flow = (config: object, inside = '') =>
  `<main><h1>Quotes</h1><cover-quote-flow><script type="application/json">${JSON.stringify(config)}</script>${inside}</cover-quote-flow></main>`;

test('a visitor reaches an agent on a day of agent sales', inLongTier, async ({ visitor, author, sandbox }) => {
  const { results, texts } = visitor;
  await visitor.opens(
    await author.publishes({ body: flow({ weekdays: everyDay({ buyNowType: 'agent', ...allDay }) }) }),
  );
  await results.show();
  const [carrier = ''] = await results.carriers();
  expect(await results.carriersWith(texts['results.buy'])).toEqual([]);
  await results.action(texts['results.buyWithAgent'], carrier).click();
  const contact = visitor.dialog(format(texts['results.agentTitle'], { carrier }));
  await expect(contact).toContainText(/Your quote number is Q-\d+/);
  visitor.checksWithAxe();
  await visitor.meetsNoBarrier();
  await contact.getByRole('button', { name: texts['results.callMe'] }).click();
  await expect(visitor.dialog(texts['results.callSentTitle'])).toBeVisible();
  expect((await sandbox.selections()).at(-1)?.body.selectQuoteEventType).toBe(1);
});

test(
  'a visitor chooses between quotes before leaving on a day that offers a choice',
  inLongTier,
  async ({ visitor, author }) => {
    const { results, texts } = visitor;
    await visitor.opens(
      await author.publishes({ body: flow({ weekdays: everyDay({ buyNowType: 'choose', maxModalQuotes: 2 }) }) }),
    );
    await results.show();
    const [carrier = ''] = await results.carriersWith(texts['results.buy']);
    await results.action(texts['results.buy'], carrier).click();
    const choice = visitor.dialog(texts['results.choiceTitle']);
    await expect(choice.getByRole('listitem')).toHaveCount(3);
    visitor.checksWithAxe();
    await visitor.meetsNoBarrier();
    await choice
      .getByRole('button', { name: format(texts['results.actionFor'], { action: texts['results.buy'], carrier }) })
      .click();
    await expect(visitor.dialog(format(texts['results.confirmTitle'], { carrier }))).toBeVisible();
  },
);

test('a carrier whose page fails to open offers other carriers', inLongTier, async ({ visitor, sandbox, watch }) => {
  const { results, texts } = visitor;
  watch.allows(/buyNow|Failed to load resource/);
  await sandbox.injectFault({ call: 'buyNow', kind: 'status', status: 500 });
  const [carrier = ''] = await results.carriersWith(texts['results.buy']);
  await results.action(texts['results.buy'], carrier).click();
  await visitor.presses(texts['results.yes']);
  const failed = visitor.dialog(format(texts['results.buyFailedTitle'], { carrier }));
  await expect(failed.getByRole('listitem').first()).toBeVisible();
  await sandbox.clearFaults();
  await failed.getByRole('listitem').first().getByRole('button').click();
  await expect(visitor.button(texts['results.yes'])).toBeVisible();
});

const office = '<p slot="nearest-office">Our nearest office is on Pretend Lane.</p>';

test('the authored nearest office appears only beside the quotes', inLongTier, async ({ visitor, author, page }) => {
  await visitor.opens(await author.publishes({ body: flow({ mirrorHash: false }, office) }));
  await visitor.results.show();
  await expect(page.getByText('Our nearest office')).toBeVisible();
});

test('the authored nearest office is omitted without a shadow root', inLongTier, async ({ visitor, author, page }) => {
  await visitor.opens(await author.publishes({ body: flow({ isolation: 'light' }, office) }));
  await visitor.results.show();
  await expect(page.getByText('Our nearest office')).toBeHidden();
});
