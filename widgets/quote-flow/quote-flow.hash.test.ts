import { describe, expect, it, onTestFinished } from 'vitest';
import { answeredVisit } from './quote-flow.examples.ts';
import { mirrorHash, type AddressBar } from './quote-flow.hash.ts';
import { runFlow } from './testing/run-flow.ts';
import { eventsTo } from './testing/step-events.ts';

/** An address bar with back and forward. */
function openPage(hash: string) {
  const entries = [hash];
  let index = 0;
  const target = new EventTarget();
  const go = (by: number) => {
    index += by;
    target.dispatchEvent(new Event('hashchange'));
  };
  const page = {
    location: {
      get hash() {
        return entries[index] === '' ? '' : `#${entries[index]}`;
      },
    },
    history: {
      state: { of: 'the page' },
      pushState: (_state: unknown, _: string, url: string) => {
        entries.splice((index += 1), entries.length, url.slice(1));
      },
      replaceState: (_state: unknown, _: string, url: string) => {
        entries[index] = url.slice(1);
      },
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as AddressBar;
  const type = (typed: string) => {
    entries.splice((index += 1), entries.length, typed);
    target.dispatchEvent(new Event('hashchange'));
  };
  return { page, entries, here: () => entries[index], back: () => go(-1), forward: () => go(1), type };
}

async function open(hash = '', options: Parameters<typeof runFlow>[0] = {}) {
  const flow = runFlow({ ...options, input: { ...options.input, hash } });
  await flow.settled();
  const bar = openPage(hash);
  onTestFinished(mirrorHash(flow.actor, bar.page));
  return { ...flow, ...bar };
}

describe('the address hash', () => {
  it('leaves the hash unchanged on the first page', async () => {
    expect((await open('')).entries).toEqual(['']);
    expect((await open('driver1')).entries).toEqual(['driver1']);
    expect((await open('prices')).entries).toEqual(['prices']);
  });

  it('sets the hash of each further step', async () => {
    const { go, entries } = await open();
    await go(...eventsTo('quotes'));
    expect(entries).toEqual(['', 'driver2', 'driver3', 'driversummary', 'vehiclesummary', 'coverage', 'quotes']);
  });

  it('browser back and forward move through the steps', async () => {
    const { go, isIn, back, forward, entries } = await open();
    await go(...eventsTo('details'));
    back();
    expect(isIn({ journey: 'contact' })).toBe(true);
    back();
    expect(isIn({ journey: 'driver' })).toBe(true);
    forward();
    forward();
    expect(isIn({ journey: 'details' })).toBe(true);
    expect(entries).toHaveLength(3);
  });

  it('treats the page’s own hash as the first step', async () => {
    const { go, isIn, back } = await open('prices');
    await go(...eventsTo('contact'));
    back();
    expect(isIn({ journey: 'driver' })).toBe(true);
  });

  it('browser forward still works after a reload on a later page', async () => {
    const before = await open();
    await before.go(...eventsTo('details'));
    const { answers } = before.context();
    const flow = runFlow({ visit: { ...answeredVisit, step: 'details', answers }, input: { hash: 'driver3' } });
    await flow.settled();
    onTestFinished(mirrorHash(flow.actor, before.page));
    before.back();
    before.back();
    expect(flow.isIn({ journey: 'driver' })).toBe(true);
    before.forward();
    expect(flow.isIn({ journey: 'contact' })).toBe(true);
    expect(before.entries).toEqual(['', 'driver2', 'driver3']);
  });

  it('names the first step after a reload on a later one', async () => {
    const { go, isIn, here, back } = await open('driver2', { visit: { ...answeredVisit, step: 'contact' } });
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(here()).toBe('driver1');
    back();
    expect(isIn({ journey: 'contact' })).toBe(true);
  });

  it('names the first step when it replaces the previous quotes that the address asked for', async () => {
    const { go, isIn, here } = await open('previousQuotes');
    await go({ type: 'BACK' });
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(here()).toBe('driver1');
  });

  it('corrects a hash that names a step that cannot be entered', async () => {
    const { go, isIn, type, here } = await open();
    await go(...eventsTo('contact'));
    type('coverage');
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(here()).toBe('driver2');
  });

  it('browser back leaves the previous quotes for the step that they covered', async () => {
    const { go, settled, isIn, type, back, here } = await open();
    await go(...eventsTo('contact'));
    type('previousQuotes');
    await settled();
    expect(isIn({ journey: 'previousQuotes' })).toBe(true);
    back();
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(here()).toBe('driver2');
  });

  it('ignores a hash that belongs to the page', async () => {
    const { go, isIn, type, here } = await open();
    await go(...eventsTo('contact'));
    type('prices');
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(here()).toBe('prices');
  });

  it('replaces the hash without a new history entry when a visit is restored', async () => {
    const { entries, isIn } = await open('', { visit: answeredVisit });
    expect(isIn({ journey: 'policy' })).toBe(true);
    expect(entries).toEqual(['coverage']);
  });
});
