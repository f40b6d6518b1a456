import { useLayoutEffect, useRef, useState } from 'react';

/** Which slides are in view, by index. */
export interface InView {
  /** The slides that are at least half in view. */
  from: number;
  to: number;
  /**
   * The slides that are fully in view; if none is, the one with the largest visible part. Before it is known, `last` is
   * -1.
   */
  first: number;
  last: number;
  /** How many slides fit into the view: a page. */
  fitting: number;
}

/**
 * Visible parts of a slide at which the observer reports. Lengths are rounded: neither a half nor a whole is met
 * exactly.
 */
const thresholds = [0, 0.02, 0.25, 0.48, 0.52, 0.75, 0.95, 0.98, 1];
const half = 0.49;
const whole = 0.97;
/** The maximum number of slides in view. */
const mostInView = 3;
/** Milliseconds without a scroll event after which the track is at rest. WebKit has no `scrollend` before 26.2. */
const restDelay = 150;

/** How many slides fit, by the boxes of the first two. */
function fittingOf(view: DOMRect, [first, second]: readonly DOMRect[]): number {
  if (!first || !second) return 1;
  const step = Math.abs(second.left - first.left);
  // The last slide has no gap after it.
  return Math.max(1, Math.floor((view.width + step - first.width) / step + 1 - whole));
}

/** Reads what is in view. Undefined while the track has no width. */
function readInView(track: HTMLElement): InView | undefined {
  const view = track.getBoundingClientRect();
  const boxes = [...track.children].map((slide) => slide.getBoundingClientRect());
  const parts = boxes.map(({ left, right, width }) =>
    width > 0 ? (Math.min(right, view.right) - Math.max(left, view.left)) / width : 0,
  );
  const from = parts.findIndex((part) => part >= half);
  if (from < 0) return undefined;
  const first = parts.findIndex((part) => part >= whole);
  const most = parts.indexOf(Math.max(...parts));
  return {
    from,
    to: parts.findLastIndex((part) => part >= half),
    first: first < 0 ? most : first,
    last: first < 0 ? most : parts.findLastIndex((part) => part >= whole),
    fitting: fittingOf(view, boxes),
  };
}

const isEqual = (a: InView, b: InView): boolean =>
  a.from === b.from && a.to === b.to && a.first === b.first && a.last === b.last && a.fitting === b.fitting;

/**
 * The position of a track that scrolls sideways, and how it moves.
 *
 * @param count number of all slides
 * @param placed number of slides in the track so far
 */
export function useSlider(count: number, placed: number) {
  const track = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<InView>({ from: 0, to: mostInView - 1, first: 0, last: -1, fitting: 1 });
  // Presses add up while the track is still moving.
  const [goal, setGoal] = useState<number>();
  const observer = useRef<IntersectionObserver>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The track is at rest unless it scrolls again soon. */
  const restSoon = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setGoal(undefined), restDelay);
  };

  // Before the browser paints, so that nothing in the bar appears or moves later.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const read = () => {
      const found = readInView(element);
      if (found) setInView((current) => (isEqual(current, found) ? current : found));
    };
    // oxlint-disable-next-line react/set-state-in-effect -- what is in view is known once it is laid out
    read();
    const resize = new ResizeObserver(read);
    resize.observe(element);
    observer.current = new IntersectionObserver(read, { root: element, threshold: thresholds });
    return () => {
      resize.disconnect();
      observer.current?.disconnect();
      clearTimeout(resting.current);
    };
  }, []);
  useLayoutEffect(() => {
    for (const slide of track.current?.children ?? []) observer.current?.observe(slide);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- slides that are added are observed, too
  }, [placed]);

  /** Scrolls until a slide is the first in view, or the end of the list is reached. */
  const show = (index: number): void => {
    const element = track.current;
    const shown = Math.max(0, Math.min(index, placed - inView.fitting));
    const slide = element?.children[shown]?.getBoundingClientRect();
    if (!element || !slide) return;
    const view = element.getBoundingClientRect();
    setGoal(shown);
    restSoon();
    element.scrollBy({
      left: getComputedStyle(element).direction === 'rtl' ? slide.right - view.right : slide.left - view.left,
    });
  };

  const { fitting } = inView;
  const current = goal ?? inView.first;
  return {
    track,
    inView,
    isAtStart: inView.first === 0,
    isAtEnd: count === 1 || inView.last === count - 1,
    /** The page that is in view, or that the track moves to, by index. */
    page: current >= count - fitting ? Math.ceil(count / fitting) - 1 : Math.floor(current / fitting),
    show,
    /** Moves by a page. */
    move: (direction: 1 | -1): void => show(current + direction * fitting),
    onScroll: restSoon,
  };
}
