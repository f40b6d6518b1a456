import type { Snippet } from '#configuration/snippet';
import type { JsonObject } from '../json.ts';

/** The forms in which a configuration leaves the configurator. */
export const outputForms = ['element', 'div', 'pageBlock', 'mount', 'wordpress', 'aem', 'brand'] as const;

export type OutputForm = (typeof outputForms)[number];

/**
 * Where a piece of code belongs: once on each page of the site, in the settings of a plugin, where the widget is wanted, or in a
 * file.
 */
export type PiecePlace = 'site' | 'pluginSettings' | 'widget' | 'module' | 'file';

/** A piece of code to copy. */
export interface OutputPiece {
  place: PiecePlace;
  text: string;
}

/** What a form is written from. */
export interface OutputSource {
  widget: string;
  /** What differs from the defaults, the brand and the page block. */
  config: Snippet;
  /** The same, over what the page block says of the widget: for the page block itself. */
  pageConfig: Snippet;
  content: string;
  page: JsonObject;
  brand: JsonObject;
  /** Address of the folder with `covermount.js`, with a slash at the end. */
  files: string;
  version: string;
}
