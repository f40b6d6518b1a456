import { type ReactNode, useEffect, useRef } from 'react';
import { useLatest } from '#flow/use-latest';
import type { Player } from './player.ts';

interface PlayerFrameProps {
  player: Player;
  title: string;
  /** The visitor pressed the button, so the player takes the focus. */
  takesFocus: boolean;
  /** The player neither loaded nor sent a message, its address returned an error, or the page's policy blocks it. */
  onMissing: (reason: string) => void;
  /** The player runs, perhaps after it was reported as missing. */
  onLoaded: () => void;
}

/** Milliseconds after which a player that has neither loaded nor sent a message counts as missing. */
const loadLimit = 10_000;

/** The HTTP status of the page in a frame; 0 when the browser does not expose it, for example for another origin. */
function statusOf(frame: HTMLIFrameElement): number {
  try {
    const [page] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
    return (page as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
  } catch {
    return 0;
  }
}

/**
 * The frame of a player. If a player reports, only its own message proves that it runs: browsers fire `load` also for a
 * page with an error, and for the page that they show in place of one that cannot be loaded or framed.
 */
export function PlayerFrame(props: PlayerFrameProps): ReactNode {
  const { player, title, takesFocus } = props;
  const { url, isYouTube, reports } = player;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useLatest(props);

  useEffect(() => {
    const { origin } = new URL(url, document.baseURI);
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => {
      clearTimeout(limit);
      clearInterval(call);
      listening.abort();
    };
    const arrive = () => {
      stop();
      latest().onLoaded();
    };
    const limit = setTimeout(() => {
      clearInterval(call);
      latest().onMissing(`Nothing was heard of the player on ${origin}.`);
    }, loadLimit);
    const call = setInterval(() => {
      if (isYouTube)
        frame.current?.contentWindow?.postMessage(
          JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
          // The message has no secret, and with an origin browsers warn until the player has loaded.
          '*',
        );
    }, 500);
    const receive = ({ origin: sender, source }: MessageEvent<unknown>) => {
      if (sender === origin && source !== null && source === frame.current?.contentWindow) arrive();
    };
    addEventListener('message', receive, { signal });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith(origin)) return;
        stop();
        latest().onMissing(`The page’s content security policy needs frame-src ${origin}.`);
      },
      { signal },
    );
    const readAnswer = ({ currentTarget }: Event) => {
      const status = statusOf(currentTarget as HTMLIFrameElement);
      if (status >= 400) {
        stop();
        latest().onMissing(`The address of the player answered ${status}.`);
      } else if (!reports) arrive();
    };
    frame.current?.addEventListener('load', readAnswer, { signal });
    return stop;
  }, [url, isYouTube, reports, latest]);

  useEffect(() => {
    // The pressed button was removed.
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);

  return (
    <iframe
      className="cover-video-player"
      part="video-player"
      ref={frame}
      src={url}
      title={title}
      // YouTube plays nothing for a page without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
