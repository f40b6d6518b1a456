import { useLayoutEffect, useRef, useState } from 'react';

/** What of the slides is in view, by index. */
export interface InView {
  /** The slides that are at least half in view. */
  from: number;
  to: number;
  /** The slides that are wholly in view; where none is, the one that is most. Before it is known, `last` is -1. */
  first: number;
  last: number;
}

/** Parts of a slide at which the observer reports. Lengths are rounded: neither a half nor a whole is met exactly. */
const thresholds = [0, 0.02, 0.25, 0.48, 0.52, 0.75, 0.95, 0.98, 1];
const half = 0.49;
const whole = 0.97;

/** Reads what is in view. Undefined while the track has no width. */
function readInView(track: HTMLElement): InView | undefined {
  const view = track.getBoundingClientRect();
  const parts = [...track.children].map((slide) => {
    const { left, right, width } = slide.getBoundingClientRect();
    return width > 0 ? (Math.min(right, view.right) - Math.max(left, view.left)) / width : 0;
  });
  const from = parts.findIndex((part) => part >= half);
  if (from < 0) return undefined;
  const first = parts.findIndex((part) => part >= whole);
  const most = parts.indexOf(Math.max(...parts));
  return {
    from,
    to: parts.findLastIndex((part) => part >= half),
    first: first < 0 ? most : first,
    last: first < 0 ? most : parts.findLastIndex((part) => part >= whole),
  };
}

const isEqual = (a: InView, b: InView): boolean =>
  a.from === b.from && a.to === b.to && a.first === b.first && a.last === b.last;

/**
 * The position of a track that scrolls sideways, and how its buttons move it.
 *
 * @param count of all slides
 * @param placed how many of them are in the track already
 */
export function useSlider(count: number, placed: number) {
  const track = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState<InView>({ from: 0, to: count - 1, first: 0, last: -1 });
  // Presses add up while the track is still moving.
  const goal = useRef<number>(undefined);

  // Before the first paint, so that the buttons do not appear later.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const read = () => {
      const found = readInView(element);
      if (!found) return;
      if (goal.current === found.first) goal.current = undefined;
      setInView((known) => (isEqual(known, found) ? known : found));
    };
    const rest = () => {
      goal.current = undefined;
      read();
    };
    // oxlint-disable-next-line react/set-state-in-effect -- what is in view is known once it is laid out
    read();
    const observer = new IntersectionObserver(read, { root: element, threshold: thresholds });
    for (const slide of element.children) observer.observe(slide);
    element.addEventListener('scrollend', rest);
    return () => {
      observer.disconnect();
      element.removeEventListener('scrollend', rest);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- slides that are added are observed, too
  }, [placed]);

  /** Moves by as many slides as fit. */
  const move = (direction: 1 | -1): void => {
    const element = track.current;
    const [one, two] = [...(element?.children ?? [])].map((slide) => slide.getBoundingClientRect());
    if (!element || !one || !two) return;
    const view = element.getBoundingClientRect();
    const step = Math.abs(two.left - one.left);
    // The last one has no gap after it.
    const fitting = Math.max(1, Math.floor((view.width + step - one.width) / step + 1 - whole));
    const next = (goal.current ?? inView.first) + direction * fitting;
    goal.current = Math.max(0, Math.min(next, placed - fitting));
    const slide = element.children[goal.current]!.getBoundingClientRect();
    element.scrollBy({
      left: getComputedStyle(element).direction === 'rtl' ? slide.right - view.right : slide.left - view.left,
    });
  };

  return { track, inView, isAtStart: inView.first === 0, isAtEnd: count === 1 || inView.last === count - 1, move };
}
