import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { formatDuration } from '#i18n/duration';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { LazyModule } from '#ui/lazy-module';
import { LiveRegion } from '#ui/live-region';
import { announcedSeconds } from '#ui/time-left';
import type { CountdownConfig } from './countdown.config.ts';
import type { CountdownView } from './countdown.connect.ts';
import type { CountdownStrings } from './strings.en.ts';
import { clockText, ringLength, ringOffset, secondsUntil, toneOf } from './time-left.ts';
import './countdown.css';

type CountdownProps = WidgetProps<CountdownConfig, CountdownStrings>;

const chunk = new LazyModule(() => import('./countdown.chunk.ts'));

/** Seconds at which the countdown is announced again, besides its end. */
const milestones = [10, 5];

/** A ring that runs empty, with the time that is left. */
export function Countdown(props: CountdownProps): ReactNode {
  const { seconds, until } = props.config;
  // Another end is another countdown.
  return <Counting key={`${seconds} ${until}`} {...props} />;
}

function Counting({ config, labels, host }: CountdownProps): ReactNode {
  const latestHost = useLatest(host);
  const [start] = useState(() => {
    const now = Date.now();
    const endsAt = config.until ? Date.parse(config.until) : now + config.seconds * 1000;
    const secondsLeft = secondsUntil(endsAt, now);
    return { endsAt, secondsLeft, total: config.until ? Math.max(config.seconds, secondsLeft) : config.seconds };
  });
  const isOver = useRef(false);
  const initial: CountdownView = { status: start.secondsLeft > 0 ? 'counting' : 'ended', ...start };
  const { view, send } = useLazyMachine({
    module: chunk,
    start: ({ startCountdown }) =>
      startCountdown(start, (outcome) => {
        if (!isOver.current) latestHost().complete(outcome);
        isOver.current = true;
      }),
    initialView: { countdown: initial },
  });
  const { status, secondsLeft, total } = view.countdown;
  const { language } = host;
  // Site prompts wait for a timer that limits the visitor.
  const limits = config.extendSeconds > 0;
  const isCounting = status === 'counting';
  const tone = isCounting ? toneOf(secondsLeft) : 'calm';
  const stopped = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (status === 'stopped') stopped.current?.focus();
  }, [status]);

  const time = clockText(status === 'ended' ? 0 : secondsLeft, language);
  const announced = announcedSeconds(secondsLeft, milestones, start.secondsLeft);
  const said =
    status === 'ended'
      ? labels.ended
      : announced === undefined
        ? ''
        : format(labels.left, { time: formatDuration(announced, language) });
  return (
    <section
      className={`cover-countdown cover-countdown-${tone}`}
      part={`countdown countdown-${tone}`}
      aria-label={labels.title}
    >
      <div className="cover-countdown-dial">
        <svg className="cover-countdown-ring" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
          <circle className="cover-countdown-track" cx="50" cy="50" r="45" />
          <circle
            className="cover-countdown-rest"
            cx="50"
            cy="50"
            r="45"
            strokeDasharray={ringLength}
            strokeDashoffset={ringOffset(isCounting ? secondsLeft : 0, total)}
          />
        </svg>
        <p
          className="cover-countdown-time"
          part="countdown-time"
          role="timer"
          data-cover-aside={limits ? undefined : ''}
        >
          {/* A text of its own: digits of other widths are not counted as a layout shift. */}
          <span key={time}>{time}</span>
        </p>
      </div>
      <p className="cover-countdown-text" part="countdown-text" ref={stopped} tabIndex={-1}>
        {tone !== 'calm' && <Icon name="alert" />}
        {status === 'counting' ? (tone === 'calm' ? labels.title : labels[tone]) : labels[status]}
      </p>
      {isCounting && limits && (
        <div className="cover-countdown-actions">
          <Button
            variant="primary"
            part="countdown-extend"
            onClick={() => send({ type: 'TIME.ADDED', seconds: config.extendSeconds })}
          >
            {labels.extend}
          </Button>
          <Button part="countdown-stop" onClick={() => send({ type: 'STOP.CHOSEN' })}>
            {labels.stop}
          </Button>
        </div>
      )}
      <LiveRegion message={status === 'stopped' ? '' : said} delay={200} />
    </section>
  );
}
