import { inLongTier, isLongTier } from '#tooling/testing/tier';
import { expect, test } from '../browser/model/journey.ts';
import { widgetNames } from './model/hostile-texts.ts';
import { Intruder } from './model/intruder.ts';
import { brandsWithMembers, signsInAtGateway } from './model/members.ts';
import { payloads } from './model/payloads.ts';
import {
  plantedCookies,
  plantedId,
  plantedNames,
  plantedTexts,
  polluting,
  sharedKeys,
  withHeading,
} from './model/planted-records.ts';
import { PolicedSite, trustedTypesAlone } from './model/policed-site.ts';
import { haveRendered } from './model/rendered-widgets.ts';

const wrongConfiguration = /^console warning: \[covermount\]/;

/** The same keys at every level of an object. */
const pollutedText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(pollutedText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${pollutedText(child)}`);
  return `{${[...entries, polluting.slice(1, -1)].join(',')}}`;
};

test('no configuration source pollutes a prototype', async ({ page, context, sandbox, author, watch }) => {
  watch.allows(wrongConfiguration);
  // The addresses of the configuration do not exist.
  watch.allowsFailedRequests();
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const intruder = await Intruder.in(context);
  const config = {
    labels: { submit: 'Go' },
    theme: { accent: '#123456' },
    services: { paths: { x: '/x' } },
    links: { TX: '/x.html' },
  };
  const text = pollutedText(config);
  await context.route('**/polluted.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));
  await author.publishesJson('/offices.json', []);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // The portal would leave this page for the one that signs in.
  await signsInAtGateway(context, sandbox);
  const elements = widgetNames.flatMap((name) => [
    `<cover-${name} load="eager" config="${escaped}" __proto__="x" constructor="x" quote-page="/x.html"></cover-${name}>`,
    `<div data-covermount="${name}" data-load="eager" data-__proto__="x" data-config-src="/polluted.json"><script type="application/json">${text}</script></div>`,
  ]);
  const block = pollutedText({
    brand: '__proto__',
    brands: { lonestar: { code: 'LS', name: 'Lone Star Cover', widgets: { 'zip-form': config } } },
    widgets: Object.fromEntries(widgetNames.map((name) => [name, config])),
    services: { api: { base: '/sandbox' }, session: { mode: 'cookie' }, paths: {} },
  });
  await page.goto(site.publishes({ body: elements.join(''), pageText: block }));
  await haveRendered(page, watch);
  await page.evaluate(
    async ([names, update]) => {
      const path = '/covermount/covermount.js';
      const { mount, ready } = (await import(path)) as {
        mount(name: string, element: HTMLElement, config: unknown): { update(config: unknown): void };
        ready(element: HTMLElement): Promise<void>;
      };
      for (const name of names) {
        const element = document.createElement('div');
        document.body.append(element);
        const handle = mount(name, element, JSON.parse(update));
        handle.update(JSON.parse(update));
        handle.update({ brand: 'constructor' });
        await ready(element);
      }
    },
    [widgetNames, text] as const,
  );
  expect(await intruder.traces(page)).toEqual([]);
  expect(
    await page.evaluate(() => 'polluted' in {} || 'polluted' in Array.prototype || 'polluted' in Function.prototype),
  ).toBe(false);
});

test(
  'no response of the services pollutes a prototype',
  inLongTier,
  async ({ page, context, sandbox, visitor, watch }) => {
    const intruder = await Intruder.in(context);
    sandbox.fastForwardCarriers();
    let polluted = 0;
    await context.route(/\/sandbox\/(api|bin|geocode|leads)/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      polluted += 1;
      await route.fulfill({ response, body: /^[{[]/.test(text) ? pollutedText(JSON.parse(text)) : text });
    });
    // A carrier with such a name is treated like any other.
    await context.route(/\/getresults/i, async (route) => {
      const response = await route.fetch();
      const text = (await response.text())
        .replaceAll('Tumbleweed Direct', '__proto__')
        .replaceAll('Juniper & Finch', 'constructor');
      await route.fulfill({ response, body: pollutedText(JSON.parse(text)) });
    });
    await visitor.opens('/quote-flow.html');
    await visitor.answersEverything();
    if (await visitor.results.showMore.isVisible()) await visitor.results.showMore.click();
    await expect(visitor.results.card('__proto__')).toBeVisible();
    expect(polluted).toBeGreaterThan(5);
    expect(await intruder.traces(page)).toEqual([]);
    expect(watch.eventsNamed('error')).toEqual([]);
  },
);

/** In each round, each record gets another text: in the long tier all of them. */
const plantingRounds = Array.from(plantedTexts(0).keys()).filter((round) => isLongTier || round % 4 === 0);
const middle = plantingRounds.length / 2;

for (const [half, rounds] of [
  ['first', plantingRounds.slice(0, middle)],
  ['second', plantingRounds.slice(middle)],
] as const) {
  test(`records planted in storage by another script neither run nor break a widget, ${half} half of the texts`, async ({
    page,
    context,
    sandbox,
    watch,
  }) => {
    watch.allows(wrongConfiguration, /^console error: Failed to load resource/);
    const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
    const intruder = await Intruder.in(context);
    await signsInAtGateway(context, sandbox);
    const body = widgetNames
      .map(
        (name) =>
          `<cover-${name} load="eager" quote-page="/x.html"${name === 'customer-portal' ? ' brand="members"' : ''}></cover-${name}>`,
      )
      .join('');
    const address = site.publishes({ body, pageBlock: { brands: brandsWithMembers } });
    await page.goto(`${address}?transactionId=${plantedId}&rateQuoteId=${plantedId}&carrierId=1004`);
    await haveRendered(page, watch);
    const keys = plantedNames.flatMap((name) => [
      `covermount:LS:${name}`,
      // A script that writes this key can sign the customer out; this test needs the portal.
      ...(name === 'signOutPending' ? [] : [`covermount:MB:${name}`]),
    ]);
    for (const round of rounds) {
      const texts = plantedTexts(Date.now());
      const unstored = await page.evaluate(
        ([names, values, cookies]) => {
          localStorage.clear();
          sessionStorage.clear();
          const refused: number[] = [];
          names.forEach((key, index) => {
            const value = values[index % values.length]!;
            for (const storage of [localStorage, sessionStorage]) {
              try {
                storage.setItem(key, value);
              } catch {
                refused.push(value.length);
              }
            }
            dispatchEvent(
              new StorageEvent('storage', { key, newValue: value.slice(0, 100), storageArea: localStorage }),
            );
            if (cookies.some((name) => key.endsWith(name)))
              document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value.slice(0, 500))};path=/`;
          });
          return refused;
        },
        [[...keys, ...sharedKeys], [...texts.slice(round), ...texts.slice(0, round)], plantedCookies] as const,
      );
      // Storage is full after some of the long texts.
      expect(unstored.filter((size) => size < 100_000)).toEqual([]);
      const before = watch.events.length;
      await page.reload();
      await haveRendered(page, watch, before);
      for (const name of withHeading)
        await expect(
          page.locator(`cover-${name}`).getByRole('heading').first(),
          `${name}, round ${round}`,
        ).toBeVisible();
      await expect(page.locator('cover-zip-form').getByRole('textbox')).toBeVisible();
      expect(await intruder.traces(page), `round ${round}`).toEqual([]);
    }
    expect(
      watch.eventsNamed('error').filter(({ detail }) => ['render', 'load', 'navigation'].includes(String(detail.code))),
    ).toEqual([]);
  });
}

test('messages and events from other sources are ignored', async ({ page, context, sandbox, visitor, watch }) => {
  const intruder = await Intruder.in(context);
  const { results, texts } = visitor;
  sandbox.fastForwardCarriers();
  await page.addInitScript(() => {
    const listening: string[] = [];
    Object.assign(window, { listening });
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...given: Parameters<typeof add>) {
      if (
        given[0] === 'message' &&
        (this === window || this instanceof BroadcastChannel || this instanceof MessagePort)
      )
        listening.push(String(new Error('who listens').stack));
      add.apply(this, given);
    };
  });
  await visitor.opens('/quote-flow.html');
  await visitor.answersEverything();
  const carrier = await results.carrierThatCanBeFramed();
  await results.action(texts['results.buy'], carrier).click();
  await visitor.presses(texts['results.yes']);
  await expect(results.partnerPage.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.cover-partner-status')).toBeEmpty();
  const before = await page.locator('cover-quote-flow').evaluate((element) => element.shadowRoot!.textContent);
  const events = watch.events.length;
  const messages = [
    null,
    1,
    '',
    'close',
    'paid',
    'covermount',
    [],
    {},
    { type: 'close' },
    { type: 'complete', url: 'javascript:intruded()' },
    { type: 'navigate', url: 'https://intruder.example/' },
    { source: 'covermount', action: 'resize', height: 1e9 },
    { event: 'payment.success', token: 'x' },
    { type: 'height', height: '100vh;background:url(//intruder.example)' },
    JSON.stringify({ type: 'navigate', url: 'https://intruder.example/' }),
    { html: payloads[1] },
    { __proto__: null, config: { labels: {} } },
  ];
  // Sent by the page itself, with a forged origin, and by the partner's frame.
  await page.evaluate((all) => {
    for (const data of all) {
      window.postMessage(data, '*');
      for (const origin of ['https://intruder.example', 'null', ''])
        dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    }
    for (const type of ['hashchange', 'popstate', 'storage', 'pageshow', 'focus', 'online'])
      dispatchEvent(new Event(type));
  }, messages);
  await page
    .frames()
    .at(-1)!
    .evaluate((all) => {
      for (const data of all) parent.postMessage(data, '*');
    }, messages);
  // Earlier messages have been delivered by then.
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('message', done, { once: true });
        postMessage('the last', '*');
      }),
  );
  expect(await page.locator('cover-quote-flow').evaluate((element) => element.shadowRoot!.textContent)).toBe(before);
  await expect(results.partnerPage.getByRole('heading').first()).toBeVisible();
  expect(
    watch.events.slice(events).filter(({ name, target }) => target.startsWith('cover-') && name !== 'covermount:track'),
  ).toEqual([]);
  const listening = await page.evaluate(() => (window as unknown as { listening: string[] }).listening);
  expect(listening.filter((stack) => stack.includes('/covermount/'))).toEqual([]);
  expect(await intruder.traces(page)).toEqual([]);
});

test('a base element on another origin redirects neither calls nor configuration nor the visitor', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.allows(wrongConfiguration);
  watch.allowsFailedRequests();
  const intruder = await Intruder.in(context);
  const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
  const configured = page.waitForRequest(`${sandbox.url}/zip-form.json`);
  await page.goto(
    site.publishes({
      body: `<base href="https://intruder.example/"><cover-zip-form load="eager" quote-page="/quote-flow.html" config-src="/zip-form.json"></cover-zip-form>`,
    }),
  );
  await configured;
  const zip = page.locator('cover-zip-form').getByRole('textbox');
  const checked = page.waitForRequest((request) => request.url().startsWith(`${sandbox.url}/sandbox/`));
  await zip.fill('78701');
  await zip.press('Enter');
  await checked;
  await expect.poll(() => watch.eventsNamed('error').map(({ detail }) => detail.code)).toContain('navigation');
  expect(new URL(page.url()).origin).toBe(sandbox.url);
  expect(await intruder.traces(page)).toEqual([]);
});
