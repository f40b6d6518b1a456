import { expect, test } from 'vitest';
import { idInLink, playerOf } from './player.ts';

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3', 'M7lc1UVf-VE'],
  ['https://m.youtube.com/watch?v=M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['https://youtu.be/M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['https://www.youtube.com/embed/M7lc1UVf-VE?rel=0', 'M7lc1UVf-VE'],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', 'M7lc1UVf-VE'],
  ['https://www.youtube.com.intruder.example/watch?v=M7lc1UVf-VE', undefined],
  ['https://www.youtube.com/watch?v=../../x', undefined],
  ['javascript:alert(1)', undefined],
  ['/videos/1', undefined],
])('finds the id of a video in a link: %s', (href, id) => {
  expect(idInLink(href)).toBe(id);
});

test.each([
  ['t=90', 'start=90'],
  ['t=1m30s', 'start=90'],
  ['start=5', 'start=5'],
  ['t=soon', ''],
])('starts at the second that the link names: %s', (query, start) => {
  const player = playerOf(
    { videoId: '', playerUrl: '', playerReports: false, mode: 'embed' },
    `https://www.youtube.com/watch?v=M7lc1UVf-VE&${query}`,
    'en',
  );
  expect(new URL(player!.url).searchParams.get('start') ?? '').toBe(start.replace('start=', ''));
  expect(player!.page).toBe(`https://www.youtube.com/watch?v=M7lc1UVf-VE${start && `&t=${start.slice(6)}s`}`);
});

test('in facade mode, builds a youtube-nocookie.com URL with autoplay', () => {
  const facade = playerOf(
    { videoId: 'M7lc1UVf-VE', playerUrl: '', playerReports: false, mode: 'facade' },
    undefined,
    'es',
  );
  expect(facade).toEqual({
    url: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&rel=0&enablejsapi=1&hl=es',
    page: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    isYouTube: true,
    reports: true,
  });
  expect(
    playerOf({ videoId: 'M7lc1UVf-VE', playerUrl: '', playerReports: false, mode: 'embed' }, undefined, 'en')?.url,
  ).not.toContain('autoplay');
});
