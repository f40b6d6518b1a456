import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Track } from '#analytics/events';
import type { Language } from '#domain/language';
import type { ServiceClient } from '#services/http';
import type { Visitor } from '#visitor/visitor';

/** Every text of a widget, by key. Authors override any of them with `labels`. */
export type Strings = Readonly<Record<string, string>>;

/** A widget, as the runtime sees it. */
export interface WidgetDefinition<Config = unknown, Texts extends Strings = Strings> {
  /** The element's name without its `cover-`. */
  name: string;
  /** The page-authored configuration: every key described, with a default unless it is required. */
  config: z.ZodMiniObject;
  strings: { en: Texts; es: Texts | (() => Promise<Texts>) };
  /** Where the widget renders unless the author says otherwise. Password managers miss inputs in shadow roots. */
  isolation?: 'shadow' | 'light';
  View: ComponentType<WidgetProps<Config, Texts>>;
}

/** What a view is given. */
export interface WidgetProps<Config, Texts> {
  config: Config;
  /** The texts in the visitor's language, with the author's overrides. */
  labels: Texts;
  host: WidgetHost;
}

/** The brand that a widget speaks for. */
export interface Brand {
  /** Names the brand in storage and to the services. */
  code: string;
  name: string;
  /** Address of the logo, on the page's own origin or one that its policy allows. */
  logo?: string | undefined;
  /** The number that visitors call, as it is shown. */
  phone?: string | undefined;
}

/** The widget's way out: nothing else in a view touches the page, the network or storage. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** Where the widget is drawn. Look elements up here, never in `document`. */
  readonly root: ShadowRoot | HTMLElement;
  readonly language: Language;
  readonly brand: Brand;
  readonly client: ServiceClient;
  readonly visitor: Visitor;
  /** The page's address, without its origin. */
  readonly path: string;
  /** Tells the page where the visitor is: `covermount:step`. */
  step(detail: { step: string; stage: string; progress: number }): void;
  /** Sends an analytics event to the configured sinks: `covermount:track`. */
  track: Track;
  /** Tells the page that the widget's work is done: `covermount:complete`. */
  complete(outcome: string): void;
  /** Tells the page of a failure: `covermount:error`. The message holds no personal data. */
  fail(code: string, message: string): void;
  /**
   * Takes the visitor to another page, after `covermount:navigate` gave the page a chance to do it itself.
   * False when the address is not trusted: nothing happened, and `covermount:error` said why.
   */
  navigate(url: string, reason: string): boolean;
  /** The same check as `navigate`, for an address that is opened in a window or a frame. */
  isTrusted(url: string): boolean;
}

/**
 * Declares a widget.
 *
 * @example
 * export default defineWidget({ name: 'zip-form', config: zipFormConfig, strings: { en, es }, View: ZipForm });
 */
export function defineWidget<Schema extends z.ZodMiniObject, Texts extends Strings>(
  definition: Omit<WidgetDefinition<z.output<Schema>, Texts>, 'config'> & { config: Schema },
): WidgetDefinition {
  return definition as unknown as WidgetDefinition;
}
