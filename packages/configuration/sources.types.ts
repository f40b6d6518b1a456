/** A source of an element's configuration. Lists of sources are ordered weakest first. */
export interface ConfigSource {
  /** Names the source in messages to the author. */
  source: string;
  value: unknown;
  /** Text that is not valid JSON; `value` is then undefined. */
  text?: string;
  /** True for single attributes: names match keys regardless of case and dashes, and values are text. */
  isAttributes?: true;
  /** The address to fetch the configuration from. */
  url?: string;
}

/** The preset of an element's brand, not validated. */
export interface BrandPreset {
  id: string;
  /** The brands of the page block. */
  known: string[];
  isKnown: boolean;
  preset: Record<string, unknown>;
}

/** All sources of an element's configuration. */
export interface ElementSources {
  /** The widget's name. */
  name: string;
  brand: BrandPreset;
  /** Weakest first. */
  sources: ConfigSource[];
  /** The sources as written: the page block, then the element's own, weakest first. */
  written: readonly ConfigSource[];
}
