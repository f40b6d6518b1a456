import { inLongTier } from '#tooling/testing/tier';
import { expect, test } from '../model/journey.ts';

test.beforeEach(async ({ visitor, sandbox }) => {
  sandbox.fastForwardCarriers();
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
});

test('a visitor compares three quotes side by side on a phone, and buys one', async ({ visitor, watch }) => {
  const { results, texts } = visitor;
  const [first = '', second = '', third = '', fourth = ''] = await results.carriers();

  await test.step('three are picked, a fourth is refused', async () => {
    for (const carrier of [first, second, third]) await visitor.ticks(results.comparing(carrier));
    await results.comparing(fourth).click({ force: true });
    await expect(results.comparing(fourth)).not.toBeChecked();
    await visitor.sees(new RegExp(texts['results.compareFull'].split('{')[0]!));
  });

  await test.step('side by side, like for like', async () => {
    await results.compareNow(3).click();
    await expect(results.comparison).toBeVisible();
    visitor.checksWithAxe();
    await visitor.meetsNoBarrier();
    for (const carrier of [first, second, third])
      await expect(results.comparison.getByRole('columnheader', { name: carrier })).toBeVisible();
    expect(await results.compared('Bodily injury')).toEqual(['30k/60k', '30k/60k', '30k/60k']);
    expect(await results.compared('Policy fee')).toHaveLength(3);
    expect(new Set(await results.compared(texts['results.totalOfPayments'])).size).toBe(3);
  });

  await test.step('only what differs', async () => {
    await visitor.ticks(visitor.scope.getByRole('switch', { name: texts['results.onlyDifferent'] }));
    await expect(results.comparison.getByRole('row', { name: /^Bodily injury/ })).toBeHidden();
    await expect(results.comparison.getByRole('row', { name: texts['results.totalOfPayments'] })).toContainText(
      texts['results.differs'],
    );
  });

  await test.step('one of them is bought', async () => {
    const buy = results.comparison.getByRole('button', { name: new RegExp(`^${texts['results.buy']}`) }).first();
    await buy.click();
    await expect(results.comparison).toBeHidden();
    await expect(visitor.button(texts['results.yes'])).toBeVisible();
  });
  expect(watch.eventsNamed('track').map(({ detail }) => detail)).toContainEqual(
    expect.objectContaining({ event: 'Quotes Compared', data: { quoteCount: 3 } }),
  );
});

test('a keyboard user compares quotes, and the focus returns', inLongTier, async ({ visitor }) => {
  const { results, texts } = visitor;
  const [first = '', second = ''] = await results.carriers();
  for (const carrier of [first, second]) {
    await visitor.tabsTo(results.comparing(carrier));
    await visitor.hits('Space');
    await expect(results.comparing(carrier)).toBeChecked();
  }
  await visitor.tabsTo(results.compareNow(2));
  await visitor.hits('Enter');
  await expect(visitor.heading(texts['results.compareTitle'])).toBeFocused();
  await visitor.hits('Escape');
  await expect(results.compareNow(2)).toBeFocused();
});

test('the files of the comparison and of the dialogs load on demand', inLongTier, async ({ visitor, page }) => {
  const { results } = visitor;
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await files()).filter((name) => /compare\.view|print\.view/.test(name))).toEqual([]);
  const [first = '', second = ''] = await results.carriers();
  await visitor.ticks(results.comparing(first));
  await visitor.ticks(results.comparing(second));
  await results.compareNow(2).click();
  await expect(results.comparison).toBeVisible();
  expect((await files()).filter((name) => /compare\.view/.test(name))).toHaveLength(1);
});

test(
  'the comparison shows an error while its file is missing, keeps what was ticked, and loads on retry',
  inLongTier,
  async ({ visitor, context, watch }) => {
    const { results, texts } = visitor;
    watch.allowsFailedRequests();
    watch.allows(/compare\.view/, /Failed to load resource/);
    const [first = '', second = ''] = await results.carriers();
    await visitor.ticks(results.comparing(first));
    await visitor.ticks(results.comparing(second));
    await context.route(/compare\.view/, (route) => route.abort());
    await results.compareNow(2).click();
    await visitor.sees(texts['results.notLoadedText']);
    await visitor.presses(texts['results.close']);
    await expect(results.comparing(first)).toBeChecked();
    await results.compareNow(2).click();
    const dialog = visitor.within(visitor.dialog(texts['results.notLoadedTitle']));
    await dialog.sees(texts['results.notLoadedText']);
    await context.unroute(/compare\.view/);
    await dialog.presses(texts['results.tryAgain']);
    await expect(results.comparison).toBeVisible();
    for (const carrier of [first, second])
      await expect(results.comparison.getByRole('columnheader', { name: carrier })).toBeVisible();
  },
);
