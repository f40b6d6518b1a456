import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Track } from '#analytics/events';
import type { KeyTypes } from '#configuration/coerce';
import type { Language } from '#domain/language';
import type { ServiceClient } from '#services/http';
import type { Visitor } from '#visitor/visitor';

/** Every text of a widget, by key. Authors override any of them with `labels`. */
export type Strings = Readonly<Record<string, string>>;

/** A configuration that is read without its schema. */
export interface CompiledConfig {
  keys: KeyTypes;
  load: () => Promise<z.ZodMiniObject>;
}

/** The definition of a widget for the runtime. */
export interface WidgetDefinition<Config = unknown, Texts extends Strings = Strings> {
  /** The element's name without its `cover-`. */
  name: string;
  /** The page-authored configuration: every key described, with a default unless it is required. */
  config: z.ZodMiniObject;
  /** Set by the build. `config` is then loaded only when a configuration is invalid. */
  compiled?: CompiledConfig;
  strings: { en: Texts; es: Texts | (() => Promise<Texts>) };
  /** Where the widget renders unless the author configures otherwise. Password managers miss inputs in shadow roots. */
  isolation?: 'shadow' | 'light';
  View: ComponentType<WidgetProps<Config, Texts>>;
}

/** The props of a view. */
export interface WidgetProps<Config, Texts> {
  config: Config;
  /** The texts in the visitor's language, with the author's overrides. */
  labels: Texts;
  host: WidgetHost;
}

/** The brand of a widget. */
export interface Brand {
  /** Names the brand in storage and to the services. */
  code: string;
  name: string;
  /** Address of the logo, on the page's own origin or one that its CSP allows. */
  logo?: string | undefined;
  /** The phone number of the brand, formatted for display. */
  phone?: string | undefined;
}

/** A view's only access to the page, the network and storage. */
export interface WidgetHost {
  readonly element: HTMLElement;
  /** The root that the widget is rendered in. Look up elements here, never in `document`. */
  readonly root: ShadowRoot | HTMLElement;
  readonly language: Language;
  readonly brand: Brand;
  readonly client: ServiceClient;
  readonly visitor: Visitor;
  /** The page's address, without its origin. */
  readonly path: string;
  /**
   * Secret query parameters of the link (see the registry), by lower-case name. The loader has removed them from the
   * address; send them only in the call that needs them.
   */
  readonly secrets: Record<string, string>;
  /** Emits `covermount:step`: the visitor's step. */
  step(detail: { step: string; stage: string; progress: number }): void;
  /** Sends an analytics event to the configured sinks: `covermount:track`. */
  track: Track;
  /** Sends the customer's phone number, ten digits, to the sinks if `services.analytics.identify` enables it. */
  identifyByPhone(phone: string): void;
  /** Emits `covermount:complete`. */
  complete(outcome: string): void;
  /** Emits `covermount:error`. The message has no personal data. */
  fail(code: string, message: string): void;
  /**
   * Navigates to another page unless a listener cancels `covermount:navigate`. If the address is not trusted, emits
   * `covermount:error`, does not navigate and returns false.
   */
  navigate(url: string, reason: string): boolean;
  /** The check of `navigate`, for addresses that open in a window or a frame. */
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
