import type { JsonObject } from '../json.ts';
import type { HtmlNode } from '../snippets/parse-html.ts';

/** What the preview emulates of a visitor's device. */
export interface EmulatedMedia {
  forcedColors: boolean;
  reducedMotion: boolean;
}

/** What the preview shows. */
export interface Shown {
  widget: string;
  config: JsonObject;
  /** The page block. */
  page: JsonObject;
  /** What is inside the widget's element. */
  content: readonly HtmlNode[];
  media: EmulatedMedia;
}

/** From the configurator to its preview. */
export type ToPreview = { type: 'show'; shown: Shown } | { type: 'restart' };

/** From the preview to its configurator. Nothing in it was typed by a visitor. */
export type FromPreview =
  | { type: 'ready' }
  /** Whether the widget is drawn. One that is not waits for its trigger, or has nothing to show. */
  | { type: 'drawn'; isDrawn: boolean }
  /** The widget cannot be shown without a value that is missing, or its script could not be loaded. */
  | { type: 'failed'; code: string }
  /** The visitor would have left for a page. */
  | { type: 'left'; address: string };

/** Sends a message to a window of this page's own origin; any other does not get it. */
export const send = (target: Window, message: ToPreview | FromPreview): void =>
  target.postMessage(message, location.origin);

/** Whether a message is of this page's own origin and of that very window. */
export const isFrom = ({ origin, source }: MessageEvent, sender: Window | null | undefined): boolean =>
  sender !== null && sender !== undefined && source === sender && origin === location.origin;
