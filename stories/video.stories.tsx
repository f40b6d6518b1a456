import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/video/strings.en';
import { es } from '#widgets/video/strings.es';
import { partnerPage } from './story-harness/partner-pages.ts';
import type { Scenario } from './story-harness/scenario.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Video' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'video', texts: { en, es } });

const poster =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 540 320'%3E%3Cpath fill='%23456' d='M0 0h540v320H0z'/%3E%3Cpath fill='%23789' d='m0 320 160-150 110 90 120-130 150 190z'/%3E%3C/svg%3E";
const titles = { en: 'How a claim works', es: 'Cómo funciona un reclamo' };

export const Poster = story({
  config: { videoId: 'M7lc1UVf-VE', posterSrc: poster },
  localConfig: (language) => ({ videoTitle: titles[language] }),
  shows: 'play',
});

export const WithoutPoster = story({
  config: { videoId: 'M7lc1UVf-VE', aspectRatio: '16/9' },
  localConfig: (language) => ({ videoTitle: titles[language] }),
  shows: 'play',
});

export const Untitled = story({ config: { videoId: 'M7lc1UVf-VE', posterSrc: poster }, shows: 'play' });

export const LinkOfThePage = story({
  content: {
    en: `<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE">${titles.en}</a>`,
    es: `<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE">${titles.es}</a>`,
  },
  shows: 'play',
});

/** A page of this Storybook, because no story requests a player from another host. */
const playerUrl = partnerPage('player.html');
const player: Pick<Scenario, 'config' | 'localConfig'> = {
  config: { playerUrl, posterSrc: poster },
  localConfig: (language) => ({ videoTitle: titles[language] }),
};

export const Playing = story({ ...player, act: (viewer) => viewer.presses('play') });

export const Embedded = story({ ...player, config: { playerUrl, mode: 'embed' } });

/**
 * Presses the button on a page whose security policy blocks the player, which the browser reports before the frame
 * loads.
 */
function playsWhereBlocked(viewer: User<Key>): Promise<void> {
  const violation = new SecurityPolicyViolationEvent('securitypolicyviolation', {
    effectiveDirective: 'frame-src',
    blockedURI: playerUrl,
    documentURI: location.href,
    disposition: 'enforce',
    originalPolicy: '',
    statusCode: 200,
    violatedDirective: 'frame-src',
  });
  addEventListener('click', () => setTimeout(() => document.dispatchEvent(violation)), { once: true });
  return viewer.presses('play');
}

export const PlayerNotLoaded = story({ ...player, act: playsWhereBlocked, shows: 'notLoaded' });

export const NoVideo = story({
  content: { en: '<a href="/videos/1">Our video</a>', es: '<a href="/videos/1">Nuestro video</a>' },
});
