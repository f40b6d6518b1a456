import type { KeyboardEvent, ReactNode } from 'react';
import './tabs.css';

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: NoInfer<Value>) => void;
  /** Prefix of the ids of tabs and panels. */
  id: string;
}

export const tabId = (id: string, value: string): string => `${id}-tab-${value}`;
export const panelId = (id: string, value: string): string => `${id}-panel-${value}`;

/** The index of the tab that a key moves to; undefined for other keys. */
function tabAt(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs with a roving tab stop. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, id }: TabsProps<Value>): ReactNode {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const { key, currentTarget: tab, ctrlKey, altKey, metaKey } = event;
    const next = tabAt(key, index, tabs.length);
    if (next === undefined || ctrlKey || altKey || metaKey) return;
    event.preventDefault();
    onChange((tabs[next] as { value: Value }).value);
    (tab.parentElement?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="cover-tabs" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          className="cover-tab"
          role="tab"
          id={tabId(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId(id, tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
