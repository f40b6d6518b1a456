import type { Language } from '#domain/language';
import type { Place } from '#domain/place';
import { start } from '#embed/loader';
import type { Handle } from '#embed/public';
import { type Estimate, estimateRecord } from '#visitor/estimate';
import { openVisitor } from '#visitor/visitor';
import { newVisit } from '#widgets/quote-flow/new-visit';
import { visitRecord } from '#widgets/quote-flow/quote-flow.resume';
import type { Visit } from '#widgets/quote-flow/quote-flow.types';
import { registry } from '#widgets/registry';
import { type Device, visitOn } from './device.ts';
import { likenessOf } from './likeness.ts';
import { type Answers, answerWith } from './network.ts';
import { codeOf, writePageBlock } from './page-block.ts';
import { found, Someone } from './someone.ts';

/** How a widget came to look as its story shows it. */
export interface Scene<Key extends string = string> {
  config?: Record<string, unknown>;
  /** What the zip form left on the device. */
  place?: Place | undefined;
  /** The visit that is taken up again. */
  visit?: Partial<Visit>;
  /** Puts on the device what else is found there, by the brand’s name. */
  remembers?: (brand: string) => Promise<void>;
  /** What the flow has kept of a quote. */
  estimate?: Estimate;
  device?: Device;
  /** What the page's address says besides, as `code=L-100` or `#previousQuotes`. */
  address?: string;
  network?: Answers;
  /** What the visitor does. */
  act?: (someone: Someone<Key>) => Promise<void>;
  /** A text that says that the story has come to what it is about. */
  shows: Key;
}

export interface Cast {
  widget: string;
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** A widget in a scene. */
export interface Played {
  /** Resolves when the scene has come about or was broken off; rejects when it does not come about. */
  done: Promise<void>;
  /**
   * Has the widget speak for another brand, as a page does that updates it. False when it does not show the same as before
   * then, apart from the brand: it is to be mounted anew.
   */
  turnTo: (brand: string) => Promise<boolean>;
  end: () => void;
}

// The same as of covermount.js, which has the version of its build besides.
const { mount } = start(registry, 'stories');

/** Nobody was here before, except as the scene has it. */
async function remember({ place, visit, estimate, remembers }: Scene, brand: string): Promise<void> {
  const visitor = openVisitor({ brandCode: codeOf(brand) });
  const prefill = visitor.record('prefill', visitRecord);
  visitor.forget();
  if (place) visitor.remember('place', place);
  if (estimate) estimateRecord(visitor).remember(estimate);
  if (visit) {
    prefill.remember({ ...newVisit, ...visit });
    await prefill.settled();
  }
  await remembers?.(brand);
}

/** The address is the stage's own again when the scene is over. */
function arriveBy(address: string | undefined, signal: AbortSignal): void {
  if (address === undefined) return;
  const own = location.href;
  const there = new URL(own);
  if (address.startsWith('#')) there.hash = address;
  else for (const [name, value] of new URLSearchParams(address)) there.searchParams.set(name, value);
  history.replaceState(history.state, '', there);
  signal.addEventListener('abort', () => history.replaceState(history.state, '', own));
}

/** Mounts a widget as a page does, and has the visitor do what the scene says. */
export function play(
  { widget, texts }: Cast,
  scene: Scene,
  { element, brand, language }: { element: HTMLElement; brand: string; language: Language },
): Played {
  const ending = new AbortController();
  const { signal } = ending;
  let handle: Handle | undefined;
  let spokenFor = brand;

  const run = async () => {
    writePageBlock();
    await remember(scene, brand);
    if (signal.aborted) return;
    answerWith(scene.network ?? {});
    visitOn(scene.device ?? {});
    arriveBy(scene.address, signal);
    // The page goes nowhere.
    element.addEventListener('covermount:navigate', (event) => event.preventDefault(), { signal });
    const isReady = new Promise((resolve) => element.addEventListener('covermount:ready', resolve, { once: true }));
    const mounted = mount(widget, element, { brand, language, ...scene.config });
    handle = mounted;
    signal.addEventListener('abort', () => mounted.unmount());
    // What is drawn before React waits for a visitor.
    const wake = setInterval(() => element.dispatchEvent(new Event('pointerover')), 16);
    await isReady;
    clearInterval(wake);
    if (!element.shadowRoot) throw new Error('The widget was not drawn.');
    const someone = new Someone(element.shadowRoot, texts[language]);
    await scene.act?.(someone);
    await someone.sees(scene.shows);
    await someone.waits();
  };

  const turnTo = async (next: string) => {
    const root = element.shadowRoot;
    if (!root || !handle) return false;
    const before = likenessOf(root, spokenFor);
    await remember(scene, next);
    if (signal.aborted) return true;
    // The runtime says so whenever it has drawn.
    element.removeAttribute('data-cover-drawn');
    handle.update({ brand: next });
    await found(() => element.hasAttribute('data-cover-drawn'), `speak for ${next}`);
    await new Someone(root, texts[language]).waits();
    spokenFor = next;
    return likenessOf(root, next) === before;
  };

  const brokenOff = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  return {
    done: Promise.race([run(), brokenOff]),
    turnTo: (next) => Promise.race([turnTo(next), brokenOff.then(() => true)]),
    end: () => ending.abort(),
  };
}
