import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { countdownConfig } from './countdown.config.ts';
import { Countdown } from './countdown.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

/** Opens a countdown on a page whose clock the test controls. */
async function openCountdown(config: object, language: Language = 'en') {
  // Loaded before the clock is faked.
  await import('./countdown.chunk.ts');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 17), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { host, outcomes, failures } = openPage({ language });
  const rendered = await renderInShadowRoot(
    <Countdown config={z.parse(countdownConfig, config)} labels={language === 'en' ? en : es} host={host} />,
  );
  const { root } = rendered;
  const text = (selector: string) => root.querySelector(selector)!.textContent;
  return {
    ...rendered,
    outcomes,
    failures,
    passes: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    time: () => text('[role=timer]'),
    said: () => text('[role=status]'),
    says: () => text('.cover-countdown-text'),
    part: () => root.querySelector('.cover-countdown')!.getAttribute('part'),
  };
}

test.each(['en', 'es'] as const)(
  'counts each second, and is announced at the start, at 10, at 5 and at the end (%s)',
  async (language) => {
    const labels = language === 'en' ? en : es;
    const countdown = await openCountdown({ seconds: 12 }, language);
    const { time, said, says, part, passes, outcomes } = countdown;
    const announcements = new Set<string>();
    const colors = [];
    for (let left = 12; left > 0; left -= 1) {
      await passes(0.5);
      expect(time()).toBe(`0:${String(left).padStart(2, '0')}`);
      announcements.add(said());
      colors.push(`${part()!.split('-').at(-1)} ${says()}`);
      await passes(0.5);
    }
    await passes(0.5);
    announcements.add(said());
    expect(colors).toEqual([
      ...Array<string>(2).fill(`calm ${labels.title}`),
      ...Array<string>(5).fill(`soon ${labels.soon}`),
      ...Array<string>(5).fill(`now ${labels.now}`),
    ]);
    expect([...announcements].map((text) => text.replaceAll(/\D/g, '') || text)).toEqual([
      '12',
      '10',
      '5',
      labels.ended,
    ]);
    expect(outcomes).toEqual(['ended']);
    vi.useRealTimers();
    expect(await countdown.violations()).toEqual([]);
  },
);

test('counts to a moment, also after the tab was suspended', async () => {
  const { time, passes, outcomes } = await openCountdown({ until: '2026-11-20T18:00:00Z' });
  expect(time()).toBe('1:00:00');
  vi.setSystemTime(Date.UTC(2026, 10, 20, 17, 59, 58));
  await passes(1.1);
  expect(time()).toBe('0:01');
  await passes(2);
  expect(outcomes).toEqual(['ended']);
  await passes(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('ends at once for a past moment', async () => {
  const { time, passes, outcomes, says } = await openCountdown({ until: '2026-11-20T16:00:00Z' });
  await passes(1);
  expect([time(), says()]).toEqual(['0:00', en.ended]);
  expect(outcomes).toEqual(['ended']);
});

test('the countdown can be extended any number of times, and stopped', async () => {
  const { time, passes, says, said, outcomes, focused, root } = await openCountdown({ seconds: 8, extendSeconds: 60 });
  const press = (name: string) =>
    act(async () => (page.getByRole('button', { name }).element() as HTMLButtonElement).click());
  await passes(0.5);
  for (let count = 0; count < 10; count += 1) await press(en.extend);
  await passes(0.1);
  expect(time()).toBe('10:08');
  await passes(0.3);
  expect(said()).toBe('10 minutes, 8 seconds left');
  await press(en.stop);
  expect(says()).toBe(en.stopped);
  expect(focused()).toBe(root.querySelector('.cover-countdown-text'));
  await passes(700);
  expect(time()).toBe('10:08');
  expect(outcomes).toEqual(['stopped']);
});

test('moves the focus from its button to the text when it ends, without a layout shift', async () => {
  const { passes, says, focused, root, container } = await openCountdown({ seconds: 3, extendSeconds: 60 });
  const height = () => container.getBoundingClientRect().height;
  const before = height();
  (page.getByRole('button', { name: en.extend }).element() as HTMLButtonElement).focus();
  await passes(4);
  expect(says()).toBe(en.ended);
  expect(focused()).toBe(root.querySelector('.cover-countdown-text'));
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(height()).toBe(before);
});

test.each(['2026-12-24T18:00:00', '2026-02-30T18:00:00Z', 'tomorrow'])(
  'renders nothing for an invalid moment, and warns the author: %s',
  async (until) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const { container, failures } = await openCountdown({ until });
    expect(container.textContent).toBe('');
    expect(failures).toEqual(['config']);
    vi.useRealTimers();
    await expect.poll(() => warn.mock.calls.flat().join()).toContain(`“${until}” is no moment`);
  },
);
