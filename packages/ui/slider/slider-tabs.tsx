import type { KeyboardEvent, ReactNode } from 'react';
import './slider-tabs.css';

interface SliderTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The accessible names of the tabs: what each one shows. */
  names: readonly string[];
  selected: number;
  /** The id of the tab panel. */
  panelId: string;
  onSelect: (index: number) => void;
}

export const sliderTabId = (panelId: string, index: number): string => `${panelId}-${index}`;

/** The tab that a key moves to; wraps around at both ends (spec 3 §4). Undefined for other keys. */
function tabAt(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** A dot for each page of a slider, with one tab stop for all. */
export function SliderTabs({ label, names, selected, panelId, onSelect }: SliderTabsProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const { key, currentTarget: tab, ctrlKey, altKey, metaKey } = event;
    const isRtl = getComputedStyle(tab).direction === 'rtl';
    const next = tabAt((isRtl && mirrored[key]) || key, index, names.length);
    // With a modifier, the key is the browser's: back, or to the end of the page.
    if (next === undefined || ctrlKey || altKey || metaKey) return;
    event.preventDefault();
    onSelect(next);
    (tab.parentElement?.children[next] as HTMLElement | undefined)?.focus({ preventScroll: true });
  };
  return (
    <div className="cover-slider-tabs" part="slider-tabs" role="tablist" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className="cover-slider-tab"
          part="slider-tab"
          role="tab"
          id={sliderTabId(panelId, index)}
          aria-label={name}
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </div>
  );
}
