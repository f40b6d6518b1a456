import {
  type FocusEvent,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { sliderTabId, SliderTabs } from './slider-tabs.tsx';
import { useSlider } from './use-slider.ts';
import './slider.css';

export interface SliderTexts {
  /** Role description of the slider, for screen readers: `carousel`. */
  role: string;
  /** Role description of an item: `slide`. */
  slideRole: string;
  previous: string;
  next: string;
  /** The name of the tabs: `Slides`. */
  tabs: string;
  /** `3 of 10` */
  slide: (number: number, count: number) => string;
  /** `3 to 4 of 10` */
  slides: (first: number, last: number, count: number) => string;
}

export interface SliderProps<Item> {
  /** The accessible name: `What our customers say`. */
  label: string;
  texts: SliderTexts;
  items: readonly Item[];
  /** Renders a slide. Pass a stable function, so that a move renders no slide again. */
  renderSlide: (item: Item) => ReactNode;
  /**
   * Renders slides as they come near, for long lists. All slides must have the same height; otherwise the content below
   * the slider would move.
   */
  isLazy?: boolean | undefined;
  /** An additional `::part()` name. */
  part?: string | undefined;
}

/** How many slides are rendered at first: no window shows more. */
const drawnFirst = 3;
/** How many slides beyond those in view are rendered. */
const drawnAhead = 6;
/** How many slides of a long list are mounted at once: more would make the first render a long task. */
const placedAtOnce = 20;
/**
 * More tabs do not fit beside the arrows on a phone, and are too many to choose from: a text shows the position
 * instead.
 */
const mostTabs = 10;

/**
 * Slides side by side: one, two from a window of 768 px, two and a half from 1024 px. They move by touch, wheel and
 * keys, by two buttons, and by a tab for each page of them; nothing moves by itself. Slides that are less than half in
 * view cannot be reached.
 */
export function Slider<Item>(props: SliderProps<Item>): ReactNode {
  return <Slides key={props.items.length} {...props} />;
}

function Slides<Item>(props: SliderProps<Item>): ReactNode {
  const { label, texts, items, renderSlide, isLazy, part } = props;
  const previous = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const next = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const panelId = useId();
  const count = items.length;
  const [placed, setPlaced] = useState(isLazy ? Math.min(placedAtOnce, count) : count);
  const { track, inView, isAtStart, isAtEnd, page, show, move, onScroll } = useSlider(count, placed);
  const [hasMoved, setHasMoved] = useState(false);
  const [drawn, setDrawn] = useState(drawnFirst);
  const [focused, setFocused] = useState<number>();
  const canMove = !isAtStart || !isAtEnd;

  useEffect(() => {
    startTransition(() => setDrawn((current) => Math.max(current, inView.last + drawnAhead)));
  }, [inView.last]);

  useEffect(() => {
    if (placed === count) return undefined;
    const timer = setTimeout(() => setPlaced(Math.min(placed + placedAtOnce, count)));
    return () => clearTimeout(timer);
  }, [placed, count]);

  // Moves the focus of an arrow that disappears to the other arrow.
  useLayoutEffect(() => {
    const root = track.current?.getRootNode();
    const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    if (!active) return;
    if (isAtStart && active === previous.current) next.current?.focus();
    if (isAtEnd && active === next.current) previous.current?.focus();
  }, [track, isAtStart, isAtEnd]);

  const press = (direction: 1 | -1) => {
    setHasMoved(true);
    move(direction);
  };
  const followFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = [...track.current!.children].findIndex((slide) => slide.contains(target));
    setFocused(index < 0 ? undefined : index);
  };
  const { first, last, fitting } = inView;
  const nameOf = (from: number, to: number) =>
    from === to ? texts.slide(from + 1, count) : texts.slides(from + 1, to + 1, count);
  /** Until the position is known, the bar reserves its space, so that nothing appears and moves afterwards. */
  const isKnown = last >= 0;
  const position = isKnown ? nameOf(first, last) : '';
  const pages = Math.ceil(count / fitting);
  const hasTabs = canMove && isKnown && pages <= mostTabs;
  /** The first slide of a page. The last page is full, too. */
  const startOf = (index: number) => Math.min(index * fitting, count - fitting);

  return (
    <section
      className="cover-slider"
      part={`slider${part ? ` ${part}` : ''}`}
      aria-roledescription={texts.role}
      aria-label={label}
    >
      <div
        className="cover-slider-track"
        part="slider-track"
        ref={track}
        // Focusable, because keys scroll the focused element.
        {...(canMove && { tabIndex: 0 })}
        {...(canMove && !hasTabs && { role: 'group', 'aria-label': label })}
        {...(hasTabs && { id: panelId, role: 'tabpanel', 'aria-labelledby': sliderTabId(panelId, page) })}
        onScroll={onScroll}
        onFocus={followFocus}
        onBlur={() => setFocused(undefined)}
      >
        {items.slice(0, placed).map((item, index) => (
          <Slide
            // Slides of a list have no other key, and keep their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            role={texts.slideRole}
            label={texts.slide(index + 1, count)}
            // A focused slide keeps the focus.
            isInert={(index < inView.from || index > inView.to) && index !== focused}
            item={!isLazy || index < drawn ? item : undefined}
            renderSlide={renderSlide as (item: unknown) => ReactNode}
          />
        ))}
      </div>
      {canMove && !isKnown && <div className="cover-slider-bar" part="slider-bar" />}
      {canMove && isKnown && (
        <div className="cover-slider-bar" part="slider-bar">
          <span hidden={isAtStart}>
            <Button icon="back" isTextHidden part="slider-previous" buttonRef={previous} onClick={() => press(-1)}>
              {texts.previous}
            </Button>
          </span>
          {hasTabs ? (
            <SliderTabs
              label={texts.tabs}
              names={Array.from({ length: pages }, (_, index) => nameOf(startOf(index), startOf(index) + fitting - 1))}
              selected={page}
              panelId={panelId}
              onSelect={(index) => {
                // The selected tab announces the position.
                setHasMoved(false);
                show(startOf(index));
              }}
            />
          ) : (
            <p className="cover-slider-position" part="slider-position">
              {position}
            </p>
          )}
          <span hidden={isAtEnd}>
            <Button icon="next" isTextHidden part="slider-next" buttonRef={next} onClick={() => press(1)}>
              {texts.next}
            </Button>
          </span>
        </div>
      )}
      <LiveRegion message={hasMoved ? position : ''} />
    </section>
  );
}

interface SlideProps {
  role: string;
  label: string;
  isInert: boolean;
  /** Undefined for a slide that is not drawn yet. */
  item: unknown;
  renderSlide: (item: unknown) => ReactNode;
}

const Slide = memo(function Slide({ role, label, isInert, item, renderSlide }: SlideProps): ReactNode {
  return (
    <div
      className="cover-slider-slide"
      part="slide"
      role="group"
      aria-roledescription={role}
      aria-label={label}
      inert={isInert}
    >
      {item !== undefined && renderSlide(item)}
    </div>
  );
});
