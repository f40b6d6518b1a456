import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { formatDuration } from '#i18n/duration';
import { format } from '#i18n/format';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { LazyModule } from '#ui/lazy-module';
import { LiveRegion } from '#ui/live-region';
import { announcedSeconds } from '#ui/time-left';
import type { CountdownConfig } from './countdown.config.ts';
import type { CountdownView } from './countdown.connect.ts';
import type { CountdownStrings } from './strings.en.ts';
import { clockText, parseTime, ringLength, ringOffset, secondsUntil, toneOf } from './time-left.ts';
import './countdown.css';

type CountdownProps = WidgetProps<CountdownConfig, CountdownStrings>;

const chunk = new LazyModule(() => import('./countdown.chunk.ts'));

/** Seconds left at which the countdown is announced again, in addition to its end. */
const milestones = [10, 5];

/** A ring that empties, with the remaining time. */
export function Countdown(props: CountdownProps): ReactNode {
  const { config, host } = props;
  const { seconds, until } = config;
  const end = parseTime(until);
  const isUnknown = until !== '' && end === undefined;
  useAuthoredContent(host, isUnknown);
  useAuthorReport(
    host,
    { widget: 'countdown', source: 'until', title: 'its end' },
    isUnknown
      ? [`“${until}” is no moment: write the day, the time and its time zone, such as 2026-12-24T18:00:00-06:00.`]
      : [],
  );
  if (isUnknown) return null;
  // A changed end restarts the countdown.
  return <Counting key={`${seconds} ${until}`} end={end} {...props} />;
}

function Counting({ config, labels, host, end }: CountdownProps & { end: number | undefined }): ReactNode {
  const latestHost = useLatest(host);
  const [start] = useState(() => {
    const now = Date.now();
    const endsAt = end ?? now + config.seconds * 1000;
    const secondsLeft = secondsUntil(endsAt, now);
    return {
      endsAt,
      secondsLeft,
      from: secondsLeft,
      total: end === undefined ? config.seconds : Math.max(config.seconds, secondsLeft),
    };
  });
  const isOver = useRef(false);
  const initial: CountdownView = { status: start.secondsLeft > 0 ? 'counting' : 'ended', ...start };
  const { view, send, isMissing } = useLazyMachine({
    module: chunk,
    start: ({ startCountdown }) =>
      startCountdown(start, (outcome) => {
        if (!isOver.current) latestHost().complete(outcome);
        isOver.current = true;
      }),
    initialView: { countdown: initial },
  });
  useAuthorReport(
    host,
    { widget: 'countdown', source: 'clock', title: 'its clock', code: 'load' },
    isMissing ? ['A file of the widget did not load.'] : [],
  );
  const { status, secondsLeft, from, total } = view.countdown;
  const { language } = host;
  // Site prompts wait until a timer that limits the visitor has ended.
  const limits = config.extendSeconds > 0;
  const isCounting = status === 'counting';
  const tone = isCounting ? toneOf(secondsLeft) : 'calm';
  const text = useRef<HTMLParagraphElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The pressed or focused button is hidden now. After Stop the text takes the focus in any case: Safari does not
    // focus a pressed button.
    if (status === 'stopped' || (status === 'ended' && actions.current?.matches(':focus-within')))
      text.current?.focus();
  }, [status]);

  const time = clockText(status === 'ended' ? 0 : secondsLeft, language);
  const announced = announcedSeconds(secondsLeft, milestones, from);
  const announcement =
    status === 'ended'
      ? labels.ended
      : announced === undefined
        ? ''
        : format(labels.left, { time: formatDuration(announced, language) });
  // A stopped clock would show a wrong time.
  if (isMissing) return null;
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
          {/* A new element for each time: a changed width of the digits is not counted as a layout shift. */}
          <span key={time}>{time}</span>
        </p>
      </div>
      <p className="cover-countdown-text" part="countdown-text" ref={text} tabIndex={-1}>
        {tone !== 'calm' && <Icon name="alert" />}
        {status === 'counting' ? (tone === 'calm' ? labels.title : labels[tone]) : labels[status]}
      </p>
      {limits && (
        <div className="cover-countdown-actions" ref={actions} data-over={isCounting ? undefined : ''}>
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
      <LiveRegion message={status === 'stopped' ? '' : announcement} delay={200} />
    </section>
  );
}
