import { type ReactNode, useRef } from 'react';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { LiveRegion } from '#ui/live-region';
import { Spinner } from '#ui/spinner';
import { useCountdown } from './use-countdown.ts';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import type { VerificationView } from './verification.connect.ts';
import type { VerificationProps } from './verification.props.ts';

interface WaitProps extends Pick<VerificationProps, 'actor' | 'labels' | 'config'> {
  view: VerificationView;
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds left when the remaining time is announced: not every second. */
const announcedAt = (seconds: number): number => Math.min(30, Math.ceil(seconds / 2));

const agentTexts = {
  notified: 'verification.timerTitle',
  notifying: 'verification.notifying',
  listed: 'verification.listed',
  unaware: 'verification.notifying',
} as const;

/** The spinner, the remaining time, and a button to extend it. */
export function Wait({ actor, labels, config, view }: WaitProps): ReactNode {
  const { phase, isRefused, timer, agent } = view;
  const part = useRef<HTMLDivElement>(null);
  useScrollIntoView(part, timer === 'over' ? timer : undefined);
  const text = isRefused ? labels['verification.waitingNoText'] : labels['verification.waitingText'];
  return (
    <>
      {phase === 'waiting' ? (
        <Spinner text={labels['verification.checking']} detail={text} />
      ) : (
        <Spinner layout="inline" text={labels[agentTexts[agent]]} />
      )}
      <div className="cover-verification-timer" ref={part}>
        {timer === 'running' ? (
          <TimeLeft {...{ labels, config, view }} now={actor.getSnapshot().context.now} />
        ) : (
          <p>{labels['verification.timeOver']}</p>
        )}
        <Button variant="quiet" onClick={() => actor.send({ type: 'TIMER.EXTENDED' })}>
          {labels['verification.moreTime']}
        </Button>
      </div>
      {/* The timer itself is not live: it would be announced every second. */}
      <LiveRegion message={timer === 'over' ? labels['verification.timeOver'] : ''} />
    </>
  );
}

function TimeLeft({
  labels,
  config,
  view,
  now,
}: Pick<WaitProps, 'labels' | 'config' | 'view'> & { now: () => number }): ReactNode {
  const seconds = useCountdown(view.timerEndsAt, now);
  const announced = announcedAt(config.verificationTimer);
  return (
    <>
      <p className="cover-verification-left" role="timer" aria-live="off">
        {format(labels['verification.timeLeft'], { time: minutes(seconds) })}
      </p>
      <LiveRegion
        message={
          seconds > 0 && seconds <= announced ? format(labels['verification.halfLeft'], { seconds: announced }) : ''
        }
      />
    </>
  );
}
