import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { createVisitor } from '#visitor/create-visitor';
import { estimateRecord } from '#visitor/estimate';
import type { Estimate } from '#visitor/estimate.types';
import { openVisitor } from '#visitor/visitor';
import { mount, ready } from '../covermount.ts';
import { austin, begun, fixedEstimate, nearlyAnswered, priced, sacramento } from './quote-estimate.examples.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const visitor = openVisitor({ brandCode: 'default' });
const record = estimateRecord(visitor);

beforeEach(() => visitor.forget());
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

interface Seen {
  element: HTMLElement;
  root: ShadowRoot;
  wentTo: string[];
  outcomes: string[];
  tracked: unknown[];
  update: (config: Record<string, unknown>) => void;
}

/** The panel on a page that handles navigation itself. */
async function place(config: Record<string, unknown> = {}): Promise<Seen> {
  const element = document.createElement('div');
  const [wentTo, outcomes, tracked]: [string[], string[], unknown[]] = [[], [], []];
  element.addEventListener('covermount:navigate', (event) => {
    event.preventDefault();
    const { pathname, hash } = new URL((event as CustomEvent<{ url: string }>).detail.url);
    wentTo.push(pathname + hash);
  });
  element.addEventListener('covermount:complete', (event) =>
    outcomes.push((event as CustomEvent<{ outcome: string }>).detail.outcome),
  );
  element.addEventListener('covermount:track', (event) => tracked.push((event as CustomEvent<unknown>).detail));
  document.body.append(element);
  const { update } = mount('quote-estimate', element, config);
  await ready(element);
  return { element, root: element.shadowRoot!, wentTo, outcomes, tracked, update };
}

const price = () => page.getByText(/^\$\d/).first();
const section = (name: string) => page.getByText(name, { exact: true });
/** axe violations, one line each, except landmark rules, which apply to the page. */
async function violations(element: HTMLElement): Promise<string[]> {
  const found = await axe.run(element, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const announcement = (root: ShadowRoot) => root.querySelector('[role=status]')?.textContent;

describe('phases', () => {
  const visitors: Record<string, { estimate?: Estimate; place?: typeof austin }> = {
    nothing: {},
    place: { place: austin },
    answers: { place: austin, estimate: nearlyAnswered },
    priced: { place: austin, estimate: priced(Date.now()) },
    old: { place: austin, estimate: priced(Date.now(), 3) },
    expired: { place: austin, estimate: priced(Date.now(), 6) },
  };
  const shown = {
    nothing: ['invite.text', 'action.start', '#driver1'],
    place: ['place.text', 'action.start', '#driver1'],
    answers: ['answers.text', 'action.continue', '#coverage'],
    priced: ['from', 'action.quotes', '#quotes'],
    old: ['from', 'action.quotes', '#quotes'],
    expired: [undefined, 'action.renew', '#quotes'],
  } as const;
  const phases = Object.keys(shown) as (keyof typeof shown)[];

  test.each(phases.flatMap((phase) => [[phase, 'en', en] as const, [phase, 'es', es] as const]))(
    'shows the phase "%s" of an estimate, in %s',
    async (phase, language, texts) => {
      const [text, action, hash] = shown[phase];
      const { estimate, place: remembered } = visitors[phase]!;
      if (remembered) visitor.remember('place', remembered);
      if (estimate) record.remember(estimate);
      const { element, wentTo, outcomes, tracked } = await place({ language });
      if (text) await expect.element(page.getByText(texts[text], { exact: true })).toBeVisible();
      const wayOn = page.getByRole('link', { name: texts[action] });
      await expect.element(wayOn).toHaveAttribute('href', `/get-a-quote${hash}`);
      expect(await violations(element)).toEqual([]);
      await wayOn.click();
      expect(wentTo).toEqual([`/get-a-quote${hash}`]);
      expect(outcomes).toEqual([action.slice('action.'.length)]);
      expect(tracked).toEqual([
        { widget: 'quote-estimate', event: 'Estimate Shown', data: { phase } },
        { widget: 'quote-estimate', event: 'Estimate Followed', data: { phase: action.slice('action.'.length) } },
      ]);
    },
  );
});

test('shows the price, the answers behind it, and drivers and vehicles on request', async () => {
  record.remember(priced(Date.now()));
  const { element } = await place();
  await expect.element(page.getByText('Austin, TX 78701')).toBeVisible();
  await expect.element(price()).toHaveTextContent('$99.00');
  await expect.element(page.getByText('$120.00 today')).toBeVisible();
  await expect.element(page.getByText('$615.00 for 6 months')).toBeVisible();
  await expect.element(page.getByText(/^The lowest payment of 8 quotes of /)).toBeVisible();
  await expect.element(page.getByText('Robin')).not.toBeVisible();
  await section('3 drivers').click();
  await expect.element(page.getByText('Robin')).toBeVisible();
  await section('2 vehicles').click();
  await expect.element(page.getByText('2021 Chevrolet Bolt EV')).toBeVisible();
  expect(await violations(element)).toEqual([]);
});

test('shows the age of an old price', async () => {
  record.remember(priced(Date.now(), 3));
  await place();
  await expect.element(page.getByText('This price is 3 days old. It may be another one now.')).toBeVisible();
});

test('uses the singular for one driver and one vehicle', async () => {
  record.remember({ ...begun, vehicles: [{ year: 2003, make: 'Honda', model: 'Accord' }] });
  await place({ language: 'es' });
  await expect.element(section('1 conductor')).toBeVisible();
  await expect.element(section('1 vehículo')).toBeVisible();
});

test('shows the number of drivers without names when so configured', async () => {
  record.remember(priced(Date.now()));
  const { root } = await place({ driverNames: false });
  await expect.element(section('3 drivers')).toBeVisible();
  expect(root.textContent).not.toContain('Robin');
});

test('writes no personal data into attributes', async () => {
  record.remember(priced(Date.now()));
  const { element, root } = await place();
  const attributes = [element, ...root.querySelectorAll('*')].flatMap((node) =>
    [...node.attributes].map(({ value }) => value),
  );
  expect(attributes.join(' ')).not.toMatch(/Alex|Kim|Robin|Honda|78701|Austin/);
});

describe('sync with the flow', () => {
  test('follows the flow and announces changes politely', async () => {
    visitor.remember('place', austin);
    const { root } = await place();
    await expect.element(page.getByText(en['place.text'])).toBeVisible();
    record.remember(begun);
    await expect.element(section('1 driver')).toBeVisible();
    record.remember(priced(Date.now()));
    await expect.element(price()).toHaveTextContent('$99.00');
    await expect.poll(() => announcement(root)).toBe('Your estimate: $99.00 a month.');
    record.remember(nearlyAnswered);
    await expect.element(page.getByText(en['answers.text'])).toBeVisible();
    await expect.poll(() => announcement(root)).toBe(en['said.follows']);
    visitor.forget();
    await expect.element(page.getByText(en['invite.text'])).toBeVisible();
  });

  test('does not announce the first estimate', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      record.remember(priced(Date.now()));
      const { root } = await place();
      await expect.element(price()).toBeVisible();
      const announcements: unknown[] = [];
      new MutationObserver(() => announcements.push(announcement(root))).observe(root.querySelector('[role=status]')!, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      await vi.advanceTimersByTimeAsync(5000);
      record.remember(nearlyAnswered);
      await expect.element(page.getByText(en['answers.text'])).toBeVisible();
      await vi.advanceTimersByTimeAsync(5000);
      await expect.poll(() => announcements).toEqual([en['said.follows']]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('shows the new place of the flow and removes the price of the previous place', async () => {
    record.remember(priced(Date.now()));
    await place();
    await expect.element(price()).toBeVisible();
    visitor.remember('place', sacramento);
    await expect.element(page.getByText('Sacramento, CA 95814')).toBeVisible();
    await expect.element(page.getByText(en['answers.text'])).toBeVisible();
  });

  test('marks the price as old while the page is open', async () => {
    const clock = { now: Date.now() };
    const later = createVisitor({ brandCode: 'later', now: () => clock.now, createId: () => 'anonymous' });
    (globalThis as unknown as Record<symbol, Map<string, unknown>>)[Symbol.for('covermount.visitors')]!.set(
      'later',
      later,
    );
    estimateRecord(later).remember(priced(clock.now));
    await place({ services: { brandCode: 'later' } });
    await expect.element(price()).toBeVisible();
    clock.now += 3 * 86_400_000;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText(/^This price is 3 days old/)).toBeVisible();
  });
});

describe('an estimate of the page', () => {
  test('shows the author’s fixed estimate over anything that the device remembers', async () => {
    visitor.remember('place', sacramento);
    record.remember(priced(Date.now()));
    const { wentTo } = await place({ ...fixedEstimate, quotePage: '/quote?offer=a#policy' });
    await expect.element(page.getByText('Austin, TX 78701')).toBeVisible();
    await expect.element(price()).toHaveTextContent('$84.50');
    await section('2 drivers').click();
    await expect.element(page.getByText('Kim')).toBeVisible();
    await expect.element(page.getByText(en['basis.fixed'])).toBeVisible();
    await page.getByRole('link', { name: en['action.exact'] }).click();
    expect(wentTo).toEqual(['/quote#policy']);
  });

  test('shows the author’s price range in whole dollars', async () => {
    await place({ priceRange: [80.4, 119.2] });
    await expect.element(price()).toHaveTextContent('$80 – $120');
  });

  test('shows no price for an author’s estimate whose date has expired', async () => {
    const { update } = await place({ ...fixedEstimate, quotedOn: '2020-02-01' });
    await expect
      .element(page.getByText('The estimate of February 1, 2020 has expired. Get a new price.'))
      .toBeVisible();
    update({ expiresAfterDays: 0 });
    await expect
      .element(page.getByText('An estimate of February 1, 2020. The carrier confirms the price.'))
      .toBeVisible();
  });

  test('reports an invalid row to the author and keeps the others', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await place({
      ...fixedEstimate,
      price: 'a lot',
      vehicles: [{ year: 'new', make: 'Honda', model: 'Civic' }, ...fixedEstimate.vehicles],
    });
    await expect.element(section('1 vehicle')).toBeVisible();
    await expect.element(page.getByText(en['answers.text'])).toBeVisible();
    const warnings = () => warned.mock.calls.flat().join('\n');
    await expect.poll(warnings).toMatch(/vehicles\W*0/);
    await expect.poll(warnings).toMatch(/price/);
  });

  test('navigates to the page of the visitor’s state', async () => {
    record.remember({ ...priced(Date.now()), place: sacramento, placeZip: '95814' });
    await place({ multiExperience: true });
    await expect
      .element(page.getByRole('link', { name: en['action.quotes'] }))
      .toHaveAttribute('href', '/get-a-quote-ca#quotes');
  });

  test('leaves a press that opens the quote in a new tab to the browser', async () => {
    const { wentTo, outcomes } = await place();
    const link = page.getByRole('link', { name: en['action.start'] });
    await expect.element(link).toBeVisible();
    expect(interceptedPresses(link.element())).toEqual([]);
    expect([wentTo, outcomes]).toEqual([[], []]);
  });

  test('offers no page that is not trusted, and tells the author', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { element, update } = await place();
    await expect.element(page.getByRole('link', { name: en['action.start'] })).toBeVisible();
    const failed = new Promise((resolve) => {
      element.addEventListener('covermount:error', (event) => resolve((event as CustomEvent<unknown>).detail));
    });
    update({ quotePage: 'https://elsewhere.example/quote' });
    expect(await failed).toMatchObject({ code: 'navigation', message: expect.stringMatching(/^quotePage is on/) });
    await expect.element(page.getByText(en['action.start'])).not.toBeInTheDocument();
    expect(warn.mock.calls.flat().join()).toContain('quotePage is on an origin');
  });
});
