import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { en } from '#widgets/quote-estimate/strings.en';
import { es } from '#widgets/quote-estimate/strings.es';
import { expect, test } from '../model/journey.ts';
import { recordLayoutShifts } from '../model/layout-shifts.ts';
import { hasStored } from '../model/stored-records.ts';

const panel = 'cover-quote-estimate';
const visitorsOwn = '[aria-label="The visitor’s own estimate"] cover-quote-estimate';

test(
  'the panel updates from no answers to the lowest price of the quotes',
  whenAffected,
  async ({ visitor, sandbox, page, watch }) => {
    const { texts, results, person } = visitor;
    sandbox.fastForwardCarriers();
    visitor.checksWithAxe();
    const estimate = visitor.within(visitorsOwn);

    await test.step('nothing', async () => {
      await visitor.opens('/quote-estimate.html');
      await estimate.sees(en['invite.text']);
      await visitor.meetsNoBarrier();
      await estimate.scope.getByRole('link', { name: en['action.start'] }).click();
      await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
    });

    await test.step('answers', async () => {
      await visitor.answersUpToPolicy();
      await visitor.opens('/quote-estimate.html');
      await estimate.sees('Austin, TX 78701');
      await estimate.sees(en['answers.text']);
      await estimate.sees('1 vehicle');
      await estimate.scope.getByRole('link', { name: en['action.continue'] }).click();
      await visitor.seesStep(texts.policyTitle);
    });

    const lowest = await test.step('quotes', async () => {
      await visitor.choosesPolicy();
      await results.show();
      // The lowest payment comes first.
      const [first = Number.NaN] = await results.payments();
      return first;
    });

    await test.step('the price, with who and what it is for', async () => {
      await visitor.opens('/quote-estimate.html');
      await expect(page.locator(visitorsOwn)).toContainText(`$${lowest.toFixed(2)}`);
      await visitor.meetsNoBarrier();
      await estimate.scope.getByText('1 driver', { exact: true }).click();
      await estimate.sees(person.firstName);
      await estimate.scope.getByText('1 vehicle', { exact: true }).click();
      await estimate.sees('2003 Honda Accord');
    });

    await test.step('no personal data in attributes, localStorage or analytics', async () => {
      const attributes = await page
        .locator(visitorsOwn)
        .evaluate((element) =>
          [element, ...element.shadowRoot!.querySelectorAll('*')]
            .flatMap((node) => [...node.attributes].map(({ value }) => value))
            .join(' '),
        );
      expect(attributes).not.toMatch(new RegExp(`${person.firstName}|Honda|Austin|78701`));
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
        new RegExp(`${person.firstName}|Honda`),
      );
      const tracked = watch.eventsNamed('track').filter(({ target }) => target === panel);
      expect(tracked.map(({ detail }) => detail.event)).toContain('Estimate Followed');
      expect(JSON.stringify(tracked)).not.toMatch(/Austin|78701|Honda|\$/);
    });

    await test.step('on paper, too', async () => {
      await visitor.reloads();
      await expect(estimate.scope.getByText(person.firstName)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await estimate.sees(person.firstName);
      await expect(estimate.scope.getByRole('link', { name: en['action.quotes'] })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('and back to the quotes', async () => {
      await estimate.scope.getByRole('link', { name: en['action.quotes'] }).click();
      await results.show();
      expect(await sandbox.requests('prepareTransaction')).toHaveLength(1);
    });
  },
);

test(
  'the panel in another tab updates, and clears its price when the answers change',
  inLongTier,
  async ({ visitor, sandbox, context }) => {
    const { texts, results } = visitor;
    sandbox.fastForwardCarriers();
    const other = visitor.onAnotherPage(await context.newPage());
    await other.opens('/quote-estimate.html');
    const estimate = other.within(visitorsOwn);
    await estimate.sees(en['invite.text']);

    await visitor.opens('/quote-flow.html');
    await visitor.answersEverything();
    await estimate.sees(/^The lowest payment of \d+ quotes of /);
    await expect(estimate.scope.getByRole('status')).toHaveText(/^Your estimate: \$[\d.,]+ a month\.$/);

    await results.show();
    await visitor.opens('/quote-flow.html#vehiclesummary');
    await visitor.seesStep(texts.vehiclesTitle);
    await estimate.sees(/^The lowest payment of \d+ quotes of /);
    await visitor.presses(texts.addVehicle);
    await visitor.ticks(visitor.choice(texts.vehicleEntry, texts['vehicleEntry.model']));
    await visitor.list(texts.vehicleYear).selectOption('2019');
    await visitor.list(texts.make).selectOption('Toyota');
    await visitor.list(texts.model).selectOption('RAV4');
    await visitor.presses(texts.saveVehicle);
    await estimate.sees('2 vehicles');
    await estimate.sees(en['answers.text']);
  },
);

test('two brands on one page have separate estimates', async ({ visitor, author, page }) => {
  const body = ['lonestar', 'goldencoast']
    .map((brand) => `<cover-quote-estimate brand="${brand}" load="eager"></cover-quote-estimate>`)
    .join('');
  await visitor.opens('/quote-flow.html');
  await visitor.answersDriver();
  await hasStored(page, /^covermount:LS:estimate$/);
  await visitor.opens(await author.publishes({ body }));
  await visitor.within(`${panel}[brand=lonestar]`).sees('1 driver');
  const other = visitor.within(`${panel}[brand=goldencoast]`);
  await other.sees(en['invite.text']);
  await other.doesNotSee('1 driver');
});

test('the content below the panel does not shift when the panel appears', async ({ visitor, author, page }) => {
  const body = `<cover-quote-estimate price="84.5" term="6" zip="78701" city="Austin, TX" drivers="Alex, Kim" language="es"><a href="/quote">Quote</a></cover-quote-estimate><p id="below">Below</p>`;
  const shifts = await recordLayoutShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visitor.opens(await author.publishes({ body }));
    await visitor.sees(es['basis.fixed']);
    await visitor.hasReceivedTheWholeWidget();
    expect(await shifts()).toEqual([]);
  }
});

test('invalid values of a fixed estimate are reported to the author', async ({ visitor, author, watch }) => {
  watch.allows(/^console warning: \[covermount\] <cover-quote-estimate>: \d+ problems? in the configuration/);
  const vehicles = JSON.stringify([
    { year: 'new', make: 'Honda', model: 'Civic' },
    { year: 2019, make: 'Honda', model: 'Civic' },
  ]);
  await visitor.opens(
    await author.publishes({
      body: `<cover-quote-estimate price="cheap" vehicles='${vehicles}'></cover-quote-estimate>`,
    }),
  );
  await visitor.sees('1 vehicle');
  await visitor.sees(en['answers.text']);
  const lines = watch.consoleLines.join('\n');
  expect(lines).toContain('price');
  expect(lines).toMatch(/vehicles\W+0/);
});

test('a keyboard user starts a quote from the panel', async ({ visitor, page }) => {
  await visitor.opens('/quote-estimate.html');
  const start = visitor.within(visitorsOwn).scope.getByRole('link', { name: en['action.start'] });
  await expect(start).toBeVisible();
  await visitor.tabsTo(start);
  await visitor.hits('Enter');
  await expect(page).toHaveURL(/\/quote-flow\.html#driver1$/);
});
