import type { ReactNode } from 'react';
import { LiveRegion } from '../live-region/live-region.tsx';
import './time-left.css';

export interface TimeLeftProps {
  seconds: number;
  /** The seconds at the start, which are announced on mount. Without them, nothing is announced on mount. */
  from?: number | undefined;
  /** Seconds at which the time is announced again; each second would be too many. */
  milestones: readonly number[];
  textOf: (seconds: number) => string;
  /** An additional `::part()` name. */
  part?: string | undefined;
}

/** The seconds that are announced: those of the last milestone. */
export function announcedSeconds(
  seconds: number,
  milestones: readonly number[],
  from: number | undefined,
): number | undefined {
  const reached = milestones.filter((milestone) => seconds <= milestone && (from === undefined || milestone < from));
  return reached.length > 0 ? Math.min(...reached) : from;
}

/** The time until something happens automatically: shown each second, and announced politely at milestones. */
export function TimeLeft({ seconds, from, milestones, textOf, part }: TimeLeftProps): ReactNode {
  const announced = announcedSeconds(seconds, milestones, from);
  return (
    <>
      {/* Site prompts wait for a timer to end: none may cover it. */}
      <p className="cover-time-left" part={part ? `time-left ${part}` : 'time-left'} role="timer">
        {textOf(seconds)}
      </p>
      <LiveRegion message={announced === undefined ? '' : textOf(announced)} delay={200} />
    </>
  );
}
