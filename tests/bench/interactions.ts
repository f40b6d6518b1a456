import type { Browser, Page } from '@playwright/test';
import { format } from '#i18n/format';
import { getResultsExamples } from '#services/rating/get-results.examples';
import { rowan } from '../browser/model/people.ts';
import { RewardsMember } from '../browser/model/rewards-member.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import { Visitor } from '../browser/model/visitor.ts';
import type { Watch } from '../browser/model/watch.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const slowDown = 4;
const cardCount = 100;
const rounds = 12;
const stepLimit = 100;
const arrangeLimit = 50;

/** The browser reports no faster event. */
const finest = 16;

interface Seen {
  /** Start of the interaction, in `performance.now()` of the page. */
  start: number;
  /** From the press to the next paint, in milliseconds. */
  duration: number;
}

declare global {
  interface Window {
    benchSeen?: Seen[];
  }
}

/** Records every interaction of the page, from the press to the next paint, as the browser measures it. */
async function notes(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    const seen: Seen[] = [];
    window.benchSeen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (entry.interactionId) seen.push({ start: entry.startTime, duration: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit);
  }, finest);
}

/** The slowest event of an interaction is the visitor's wait; an interaction without an entry was fast. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await act();
  // Event timings are reported after the paint that ends them.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 50)), 50)),
      ),
  );
  const seen = await page.evaluate((since) => (window.benchSeen ?? []).filter((entry) => entry.start >= since), start);
  return Math.max(finest, ...seen.map(({ duration }) => duration));
}

/** A response of the service with a hundred carriers. */
function aHundredCarriers(): unknown {
  const { body } = getResultsExamples.response.allCarriers;
  if (!('results' in body) || !body.results) throw new Error('The example of all carriers has no results.');
  const { results } = body;
  const hundred = Array.from({ length: cardCount }, (_, index) => {
    const like = results[index % results.length]!;
    const rate = like.rates![0]!;
    const installment = 90 + ((index * 79.19) % 120);
    return {
      ...like,
      companyID: String(9000 + index),
      companyName: `Example Carrier ${index + 1}`,
      showBuyButton: index % 2 === 0,
      rates: [
        {
          ...rate,
          rateQuoteId: `rq-${9000 + index}`,
          quoteNumber: `Q-${60_000 + index}`,
          payPlanDescription: '6 payments',
          payPlanNumOfPayments: 5,
          payPlanPaymentAmount: installment,
          payPlanDownPayment: 50 + ((index * 104.7) % 200),
          totalPremium: installment * 6,
        },
      ],
    };
  });
  return { ...body, results: hundred, completedCount: cardCount };
}

async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/** How long a visitor with a slow device waits after each press, in every step and among a hundred quotes. */
export async function interactionFigures(browser: Browser, sandbox: Sandbox): Promise<Figure[]> {
  const figures: Figure[] = [];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  });
  const page = await context.newPage();
  await notes(page);
  await page.route(/getResultsByTransactionId/, (route) => route.fulfill({ json: aHundredCarriers() }));
  const visitor = new Visitor(page, { sandbox, watch: undefined as unknown as Watch, language: 'en', person: rowan });
  const { texts, results } = visitor;
  // All hundred are shown at once.
  await page.route(/quote-flow\.html/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<cover-quote-flow/,
      `<cover-quote-flow max-quote-cards="${cardCount}"`,
    );
    await route.fulfill({ response, body });
  });
  await visitor.opens('/quote-flow.html');
  await visitor.seesStep(texts.driverTitle);
  await visitor.hasReceivedTheWholeWidget();
  await slowly(page);

  /** The slowest of several interactions, with its name. */
  const step = async (what: string, acts: Readonly<Record<string, () => Promise<void>>>) => {
    let slowest = { name: '', value: 0 };
    for (const [name, act] of Object.entries(acts)) {
      const value = await timed(page, act);
      if (value > slowest.value) slowest = { name, value };
    }
    const { name, value } = slowest;
    figures.push({ what: `${what}, slowest interaction (${name})`, value, unit: 'ms', limit: stepLimit });
  };
  const press = async (what: string, act: () => Promise<void>) =>
    figures.push({ what, value: await timed(page, act), unit: 'ms', limit: stepLimit });

  await step('driver', {
    name: () => visitor.typesName(),
    'birth date': () => visitor.typesBirthDate(),
    Next: () => visitor.goesOn(),
  });
  await visitor.seesStep(texts.contactTitle);
  await step('contact', {
    email: () => typesSlowly(visitor.field(texts.email), rowan.email),
    phone: () => typesSlowly(visitor.field(texts.phone), rowan.phone),
    consent: () => visitor.consents(),
    Next: () => visitor.goesOn(),
  });
  await visitor.seesStep(texts.detailsTitle);
  await step('details', {
    address: () => visitor.typesAddress(),
    choices: () => visitor.describesThemself(),
    Next: () => visitor.goesOn(),
  });
  await visitor.seesStep(texts.driversTitle);
  await step('drivers', {
    'the dialog of a driver': () => visitor.presses(texts.addDriver),
    Escape: () => visitor.hits('Escape'),
    Next: () => visitor.goesOn(),
  });
  await visitor.seesStep(texts.addFirstVehicle);
  await step('vehicles', {
    VIN: () => visitor.typesVin(),
    Save: async () => {
      await visitor.seesTheirCar();
      await visitor.presses(texts.saveVehicle);
    },
    Next: async () => {
      await visitor.seesStep(texts.vehiclesTitle);
      await visitor.goesOn();
    },
  });
  await visitor.seesStep(texts.policyTitle);
  await step('policy', {
    package: () => visitor.choosesFirstPackage(),
    'the quotes': () => visitor.presses(texts.seeQuotes),
  });
  await results.show();

  const sorts: number[] = [];
  const filters: number[] = [];
  const follows: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const inOrder = cardsFollow(page);
    sorts.push(await timed(page, () => sortsByKeyboard(visitor, round)));
    follows.push(await inOrder);
    filters.push(await timed(page, () => results.onlyBuyable.press(' ')));
  }
  figures.push(
    { what: `sort ${cardCount} cards, median of ${rounds}`, value: median(sorts), unit: 'ms', limit: arrangeLimit },
    { what: `filter ${cardCount} cards, median of ${rounds}`, value: median(filters), unit: 'ms', limit: arrangeLimit },
    { what: `sort ${cardCount} cards, all in order on the screen, median`, value: median(follows), unit: 'ms' },
    { what: `sort ${cardCount} cards, slowest of ${rounds}`, value: Math.max(...sorts), unit: 'ms' },
    { what: `filter ${cardCount} cards, slowest of ${rounds}`, value: Math.max(...filters), unit: 'ms' },
  );
  const [carrier = ''] = await results.carriers();
  const among = `among ${cardCount} cards`;
  await press(`pick a quote ${among}`, () => results.comparing(carrier).press(' '));
  await press(`details ${among}, open`, () => results.action(texts['results.details'], carrier).press('Enter'));
  await press(`details ${among}, close`, () => visitor.hits('Escape'));
  await press(`buy ${among}, ask`, () => results.action(texts['results.buy'], 'Example Carrier 1').press('Enter'));
  await press(`buy ${among}, no`, () => visitor.hits('Escape'));
  await context.close();
  return figures;
}

/** How long a customer with a slow device waits for more rows of a points history of 5,000. */
export async function pointsHistoryFigures(browser: Browser, sandbox: Sandbox): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  await notes(page);
  const member = await RewardsMember.create(page, sandbox);
  const { texts, portal } = member;
  await member.signsIn();
  await member.opens('rewards');
  await portal.getByText(texts['rewards.historyTitle'], { exact: true }).click();
  const more = member.button(format(texts['rewards.showMoreOf'], { list: texts['rewards.earned'] }));
  await more.waitFor();
  await slowly(page);
  const times: number[] = [];
  for (let press = 0; press < rounds; press += 1) {
    times.push(await timed(page, () => more.click()));
    await portal.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  }
  await context.close();
  return [
    { what: `show more points, median of ${rounds}`, value: median(times), unit: 'ms', limit: stepLimit },
    { what: `show more points, slowest of ${rounds}`, value: Math.max(...times), unit: 'ms' },
  ];
}

async function typesSlowly(field: ReturnType<Visitor['field']>, text: string): Promise<void> {
  await field.pressSequentially(text);
}

/** Milliseconds from the next press to the frame in which the cards have their new order. */
function cardsFollow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.querySelector('cover-quote-flow')?.shadowRoot?.querySelector('.cover-quotes');
    if (!list) throw new Error('There are no cards.');
    return new Promise<number>((resolve) => {
      let pressed = 0;
      addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      });
      observer.observe(list, { childList: true });
    });
  });
}

/** One key press in the sort list, which is one change of the order. */
async function sortsByKeyboard(visitor: Visitor, round: number): Promise<void> {
  const list = visitor.list(visitor.texts['results.sortBy']);
  await list.focus();
  await visitor.page.keyboard.press(round % 4 < 2 ? 'ArrowDown' : 'ArrowUp');
}
