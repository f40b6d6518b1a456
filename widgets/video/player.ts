import type { VideoConfig } from './video.config.ts';

/** The player's page, and the video's own page. */
export interface Player {
  url: string;
  page: string;
  isYouTube: boolean;
  /** The player sends a message when it runs. */
  reports: boolean;
}

const playerOrigin = 'https://www.youtube-nocookie.com';
const pageOrigin = 'https://www.youtube.com';

/** The id in any kind of address of a YouTube video. */
export function idInLink(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : /^youtube(-nocookie)?\.com$/.test(host)
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}

/** The authored link: the first one to YouTube, else the first. */
export function authoredLink(element: HTMLElement): HTMLAnchorElement | undefined {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => !link.closest('.cover-root'),
  );
  return links.find(({ href }) => idInLink(href)) ?? links[0];
}

/** The second at which a link starts the video: `t=90`, `t=1m30s` or `start=90`. */
function startInLink(href: string): number {
  const { searchParams } = new URL(href);
  const text = searchParams.get('t') ?? searchParams.get('start') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The player of the configuration, or of the author's link; undefined when there is no video. */
export function playerOf(
  { playerUrl, playerReports, videoId, mode }: Pick<VideoConfig, 'playerUrl' | 'playerReports' | 'videoId' | 'mode'>,
  link: string | undefined,
  language: string,
): Player | undefined {
  if (playerUrl) return { url: playerUrl, page: playerUrl, isYouTube: false, reports: playerReports };
  const id = videoId || (link && idInLink(link));
  if (!id) return undefined;
  const url = new URL(`/embed/${id}`, playerOrigin);
  const start = !videoId && link ? startInLink(link) : 0;
  if (start > 0) url.searchParams.set('start', String(start));
  // Autoplay only in facade mode, where the visitor has pressed the button.
  if (mode === 'facade') url.searchParams.set('autoplay', '1');
  for (const [name, value] of [
    ['rel', '0'],
    ['enablejsapi', '1'],
    ['hl', language],
  ] as const)
    url.searchParams.set(name, value);
  return {
    url: url.href,
    page: `${pageOrigin}/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    isYouTube: true,
    reports: true,
  };
}
