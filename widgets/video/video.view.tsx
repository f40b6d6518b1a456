import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { PlayerFrame } from './player-frame.view.tsx';
import { authoredLink, playerOf } from './player.ts';
import type { VideoStrings } from './strings.en.ts';
import type { VideoConfig } from './video.config.ts';
import './video.css';

type VideoProps = WidgetProps<VideoConfig, VideoStrings>;

/** A video: a button with its picture, which the player replaces after the press. */
export function Video({ config, labels, host }: VideoProps): ReactNode {
  const [link] = useState(() => authoredLink(host.element));
  const [isActive, setActive] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [lostPoster, setLostPoster] = useState<string>();
  const player = playerOf(config, link?.href, host.language);
  const isTrusted = player !== undefined && (player.isYouTube || host.isTrusted(player.url));
  const problem = !player
    ? 'There is no video: set videoId or playerUrl, or put a link to YouTube inside the element.'
    : isTrusted
      ? missing
      : 'playerUrl is on an origin that services.trustedOrigins does not list, so it is not opened.';
  useAuthoredContent(host, !isTrusted);
  useAuthorReport(host, { widget: 'video', source: 'player', title: 'its player' }, problem ? [problem] : []);
  if (!player || !isTrusted) return null;

  const title = config.videoTitle || link?.textContent?.trim() || labels.untitled;
  const poster = config.posterSrc === lostPoster ? '' : config.posterSrc;
  const isPlayed = isActive || config.mode === 'embed';
  return (
    <div className="cover-video" part="video">
      <div className="cover-video-box" style={{ aspectRatio: config.aspectRatio }}>
        {isPlayed ? (
          <PlayerFrame
            key={player.url}
            player={player}
            title={title}
            takesFocus={isActive}
            onMissing={setMissing}
            onLoaded={() => setMissing(undefined)}
          />
        ) : (
          <button
            className="cover-video-play"
            part="video-play"
            type="button"
            onClick={() => {
              setActive(true);
              host.track('Video Started');
            }}
          >
            {poster && (
              <img
                className="cover-video-poster"
                part="video-poster"
                src={poster}
                alt=""
                onError={() => setLostPoster(poster)}
              />
            )}
            <svg className="cover-video-mark" viewBox="0 0 68 48" aria-hidden="true" focusable="false">
              <rect width="68" height="48" rx="12" />
              <path d="M27 14v20l18-10z" />
            </svg>
            <span className="cover-hidden">{format(labels.play, { title })}</span>
            {!poster && (
              <span className="cover-video-title" aria-hidden="true">
                {title}
              </span>
            )}
          </button>
        )}
        {/* Over the player, so that nothing below it moves. */}
        {missing && (
          <div className="cover-video-missing">
            <Notice tone="error" announces="atOnce">
              <p>{labels.notLoaded}</p>
              <Button variant="link" endIcon="external" href={player.page} opensWindow part="video-watch">
                {labels.watch}
              </Button>
            </Notice>
          </div>
        )}
      </div>
    </div>
  );
}
