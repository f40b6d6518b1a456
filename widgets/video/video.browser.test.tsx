import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { format } from '#i18n/format';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { en } from './strings.en.ts';
import { videoConfig } from './video.config.ts';
import { Video } from './video.view.tsx';

async function openVideo(config: object, content = '') {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { host, failures, events } = openPage({ trustedOrigins: [location.origin] });
  host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  const rendered = await renderInShadowRoot(<Video config={z.parse(videoConfig, config)} labels={en} host={host} />);
  const frame = () => rendered.root.querySelector('iframe');
  return { ...rendered, host, failures, events, frame, warned: () => warn.mock.calls.flat().join() };
}

const play = (title: string) => page.getByRole('button', { name: format(en.play, { title }) });
/** A page that sends no message. */
const playerUrl = `${location.origin}/favicon.ico`;

test('shows a button, and after one press a player that has the focus', async () => {
  const { frame, focused, events, violations } = await openVideo({ playerUrl, videoTitle: 'How a claim works' });
  expect(frame()).toBeNull();
  expect(await violations()).toEqual([]);
  await play('How a claim works').click();
  expect(frame()!.title).toBe('How a claim works');
  expect(frame()!.referrerPolicy).toBe('strict-origin-when-cross-origin');
  await expect.poll(focused).toBe(frame());
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(events).toEqual([{ event: 'Video Started', data: undefined }]);
  const { width, height } = frame()!.getBoundingClientRect();
  expect(width / height).toBeCloseTo(540 / 320, 1);
});

test('takes video and title from the authored link', async () => {
  await openVideo(
    {},
    '<a href="/videos">All videos</a> <a href="https://youtu.be/M7lc1UVf-VE">Hail, and what to do</a>',
  );
  await expect.element(play('Hail, and what to do')).toBeVisible();
});

test('takes the title from any authored link if `playerUrl` is configured', async () => {
  await openVideo({ playerUrl }, '<a href="/videos/1">Hail, and what to do</a>');
  await expect.element(play('Hail, and what to do')).toBeVisible();
});

test('shows the video title when the poster does not load', async () => {
  const { root } = await openVideo({ playerUrl, videoTitle: 'Hail', posterSrc: '/no-such-poster.jpg' });
  await expect.poll(() => root.querySelector('.cover-video-title')?.textContent).toBe('Hail');
  expect(root.querySelector('img')).toBeNull();
});

test('removes the message about a missing player when the player loads late', async () => {
  const { frame, root, failures } = await openVideo({ playerUrl, videoTitle: 'Hail' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  // In one task, in which the frame cannot load.
  act(() => root.querySelector('button')!.click());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(root.querySelector('[part~=video-watch]')?.getAttribute('href')).toBe(playerUrl);
  act(() => void frame()!.dispatchEvent(new Event('load')));
  expect(root.querySelector('[part~=video-watch]')).toBeNull();
  expect(failures).toEqual(['config']);
});

test('does not ask a player that has loaded whether it is there', async () => {
  const { frame, root } = await openVideo({ playerUrl, videoTitle: 'Hail' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  act(() => root.querySelector('button')!.click());
  expect(vi.getTimerCount()).not.toBe(0);
  act(() => void frame()!.dispatchEvent(new Event('load')));
  expect(vi.getTimerCount()).toBe(0);
});

test('reports a player with `playerReports` as missing after 10 seconds without its message, even after `load`', async () => {
  const { frame, root, failures, warned } = await openVideo({ playerUrl, playerReports: true, videoTitle: 'Hail' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  act(() => root.querySelector('button')!.click());
  act(() => void frame()!.dispatchEvent(new Event('load')));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(root.querySelector('[part~=video-watch]')?.getAttribute('href')).toBe(playerUrl);
  const says = (sender: object) => act(() => void dispatchEvent(new MessageEvent('message', sender)));
  says({ origin: location.origin, source: window });
  says({ origin: 'https://stranger.example', source: frame()!.contentWindow });
  expect(root.querySelector('[part~=video-watch]')).not.toBeNull();
  says({ origin: location.origin, source: frame()!.contentWindow });
  expect(root.querySelector('[part~=video-watch]')).toBeNull();
  // The player is not polled any more.
  expect(vi.getTimerCount()).toBe(0);
  expect(failures).toEqual(['config']);
  vi.useRealTimers();
  await expect.poll(warned).toContain('Nothing was heard of the player');
});

test('shows a link and warns the author when the page’s policy blocks the player', async () => {
  const { innerWidth: width, innerHeight } = window;
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(width, innerHeight));
  const { failures, violations, root, container } = await openVideo({ playerUrl, videoTitle: 'Hail' });
  const height = () => container.getBoundingClientRect().height;
  const before = height();
  // A press renders at once, before the frame can load.
  await act(async () => root.querySelector('button')!.click());
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'frame-src',
      blockedURI: playerUrl,
      documentURI: location.href,
      disposition: 'enforce',
      originalPolicy: '',
      statusCode: 200,
      violatedDirective: 'frame-src',
    }),
  );
  await expect.poll(() => root.querySelector('[part~=video-watch]')?.getAttribute('href')).toBe(playerUrl);
  expect(root.querySelector('[role=alert]')!.textContent).toContain(en.notLoaded);
  // Nothing below the player moves.
  expect(height()).toBe(before);
  await expect.poll(() => failures).toEqual(['config']);
  expect(await violations()).toEqual([]);
});

test.each([
  ['without a video', {}, 'There is no video'],
  ['with an untrusted player', { playerUrl: 'https://stranger.example/' }, 'services.trustedOrigins does not list'],
])('keeps the authored content %s, and warns the author', async (_what, config, problem) => {
  const { frame, failures, warned, host } = await openVideo(config, '<a href="/videos/1">Our video</a>');
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(frame()).toBeNull();
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain(problem);
});
