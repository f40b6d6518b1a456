import type { ElementSources } from '#configuration/sources.types';
import type { FirstPaint } from '../first-paint/first-paint.ts';
import type { WidgetDefinition } from '../runtime/define-widget.ts';

/** A widget on the page that waits for its trigger: only the trigger is loaded. */
export interface PendingWidget {
  readonly element: HTMLElement;
  /** Its current configuration sources. */
  sources(): ElementSources;
  /** Loads the widget and mounts it, once. */
  load(): void;
  /** Reports that a file of the widget could not be loaded. */
  fail(error: unknown): void;
}

/** Decides when a widget loads. Returns a function that stops waiting. */
export type Trigger = (widget: PendingWidget) => () => void;

export interface Registry {
  widgets: Readonly<Record<string, () => Promise<{ default: WidgetDefinition }>>>;
  /** Widgets that render and accept input before React is loaded. */
  firstPaints: Readonly<Record<string, () => Promise<{ default: FirstPaint }>>>;
  /**
   * Names of the query parameters that are removed from the page's address before any request, by widget: their values
   * are secret.
   */
  secrets: Readonly<Record<string, RegExp>>;
  /** Matches the names of widgets that load when their trigger fires, regardless of their position on the page. */
  triggered: RegExp;
  /** Loads the triggers by widget name, which are in one small file. */
  triggers: () => Promise<{ triggers: Readonly<Record<string, Trigger>> }>;
}
