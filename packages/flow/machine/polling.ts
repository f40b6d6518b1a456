/** How the pause of a poll grows. */
export interface PollGrowth {
  /** Seconds of the first pause. */
  seconds: number;
  /** Consecutive calls that failed or returned nothing new: each doubles the pause. */
  attempts?: number;
  /** The maximum number of doublings; unlimited by default. */
  mostDoublings?: number;
  /** Seconds of the longest pause; unlimited by default. */
  mostSeconds?: number;
}

/**
 * Milliseconds from one call of a poll to the next.
 *
 * @example
 * delays: { pollDelay: ({ context }) => pollDelay({ seconds: context.config.pollDelay, attempts: context.failures }) }
 */
export const pollDelay = ({
  seconds,
  attempts = 0,
  mostDoublings = Infinity,
  mostSeconds = Infinity,
}: PollGrowth): number => Math.min(mostSeconds, seconds * 2 ** Math.min(attempts, mostDoublings)) * 1000;

/**
 * Calls of a poll for a carrier's answer, one per second, after which the visitor reads that it takes longer than
 * usual.
 */
export const pollsBeforeLate = 30;

/** Milliseconds between two calls of such a poll: a slow carrier is polled less often (spec 2 §7.3: each second). */
export const carrierDelay = (polls: number): number => pollDelay({ seconds: polls < pollsBeforeLate ? 1 : 5 });

/** Milliseconds before a call is repeated: doubled from the second repetition on, up to one minute. */
export const repeatDelay = ({ seconds, polls }: { seconds: number; polls: number }): number =>
  pollDelay({ seconds, attempts: Math.max(polls - 1, 0), mostSeconds: 60 });

/**
 * Milliseconds until a poll that started at `since` gives up; negative afterwards. Used as `after` of the state that
 * contains the whole poll, so that it also ends a pending call.
 */
export const pollTimeLeft = ({ seconds, since, now }: { seconds: number; since: number; now: number }): number =>
  seconds * 1000 - (now - since);

const afterPause = [{ guard: 'pageIsHidden', target: 'waitingForVisitor' }, { target: 'over' }] as const;

/**
 * The state between two calls of a poll: lasts for `delay` of the flow's setup and, while the page is hidden, until the
 * visitor returns. It ends in a `final` state, so the machine decides what follows: the next call, or giving up.
 *
 * The setup declares the guard `pageIsHidden`, and the machine invokes `visibilityActor`.
 *
 * @example
 * pausing: { ...pollPause('pollDelay'), onDone: [{ guard: 'isLate', target: 'late' }, { target: 'asking' }] },
 */
export const pollPause = <Delay extends string>(delay: Delay) => ({
  initial: 'counting' as const,
  states: {
    counting: {
      after: { [delay]: afterPause } as { readonly [Name in Delay]: typeof afterPause },
    },
    waitingForVisitor: { on: { 'PAGE.SEEN': 'over' } } as const,
    over: { type: 'final' } as const,
  },
});
