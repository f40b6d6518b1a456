import type { JsonObject } from '../json.ts';
import type { HtmlNode } from '../snippets/parse-html.ts';

/** What the preview emulates of a visitor's device. */
export interface EmulatedMedia {
  forcedColors: boolean;
  reducedMotion: boolean;
}

/** What the preview displays. */
export interface Shown {
  widget: string;
  config: JsonObject;
  /** The page block. */
  page: JsonObject;
  /** The content of the widget's element. */
  content: readonly HtmlNode[];
  media: EmulatedMedia;
}

/** From the configurator to its preview. */
export type ToPreview = { type: 'show'; shown: Shown } | { type: 'restart' };

/** From the preview to its configurator. Contains no visitor input. */
export type FromPreview =
  | { type: 'ready' }
  /** Whether the widget is drawn. Otherwise it waits for its trigger, or has nothing to show. */
  | { type: 'drawn'; isDrawn: boolean }
  /** A required value is missing, the widget failed to render, or a file could not be loaded. */
  | { type: 'failed'; code: string }
  /** The visitor would have been navigated to a page. */
  | { type: 'left'; address: string };

/** Sends a message to a window of this page's own origin; other origins do not receive it. */
export const send = (target: Window, message: ToPreview | FromPreview): void =>
  target.postMessage(message, location.origin);

/** Whether a message comes from this page's own origin and from the given window. */
export const isFrom = ({ origin, source }: MessageEvent, sender: Window | null | undefined): boolean =>
  sender !== null && sender !== undefined && source === sender && origin === location.origin;
