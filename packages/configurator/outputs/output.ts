import type { Snippet } from '#configuration/snippet';
import type { JsonObject } from '../json.ts';

/** The forms in which the configurator writes a configuration. */
export const outputForms = ['element', 'div', 'pageBlock', 'mount', 'wordpress', 'aem', 'brand'] as const;

export type OutputForm = (typeof outputForms)[number];

/**
 * Where a piece of code belongs: on every page of the site, in the settings of a plugin, at the widget's position, in a
 * module, or in a file.
 */
export type SnippetTarget = 'site' | 'pluginSettings' | 'widget' | 'module' | 'file';

/** A piece of code to copy. */
export interface OutputPiece {
  place: SnippetTarget;
  text: string;
}

/** The input for writing any form. */
export interface OutputSource {
  widget: string;
  /** The difference from the defaults, the brand and the page block. */
  config: Snippet;
  /** The same, merged with the page block's settings for the widget: for the page block itself. */
  pageConfig: Snippet;
  content: string;
  page: JsonObject;
  brand: JsonObject;
  /** Address of the folder with `covermount.js`, with a slash at the end. */
  files: string;
  version: string;
}
