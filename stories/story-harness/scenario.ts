import { dropResetLink } from '#account/reset-link-record';
import type { Language } from '#domain/language';
import type { Place } from '#domain/place';
import { start } from '#embed/loader/loader';
import type { Handle } from '#embed/loader/public';
import { estimateRecord } from '#visitor/estimate';
import type { Estimate } from '#visitor/estimate.types';
import { openVisitor } from '#visitor/visitor';
import { newVisit } from '#widgets/quote-flow/new-visit';
import { visitRecord } from '#widgets/quote-flow/quote-flow.resume';
import type { Visit } from '#widgets/quote-flow/quote-flow.types';
import { registry } from '#widgets/registry';
import { type Device, setDevice } from './device.ts';
import { domSnapshot } from './dom-snapshot.ts';
import { type MockResponses, mockServices } from './network.ts';
import { brandCodeOf, writePageBlock } from './page-block.ts';
import { waitFor, User } from './user.ts';

type Config = Readonly<Record<string, unknown>>;

/** The preconditions and user actions that lead to the state a story shows. */
export interface Scenario<Key extends string = string> {
  config?: Config;
  /** The part of the configuration that depends on the language of the story. */
  localConfig?: (language: Language) => Config;
  /** The HTML that the author has put inside the element. */
  content?: Readonly<Record<Language, string>>;
  /** The place stored by the zip form. */
  place?: Place | undefined;
  /** The visit to resume. */
  visit?: Partial<Visit>;
  /** Writes further records to storage; `brand` is the brand's key. */
  prepare?: (brand: string) => Promise<void>;
  /** The estimate stored by the flow. */
  estimate?: Estimate;
  device?: Device;
  /** Query or hash of the page's address, as `code=L-100` or `#previousQuotes`. */
  address?: string;
  network?: MockResponses;
  /** The user's actions. */
  act?: (user: User<Key>, language: Language) => Promise<void>;
  /** The key of a text that is visible once the scenario is complete; absent where the widget has none to show. */
  shows?: Key;
}

export interface StoryWidget {
  widget: string;
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** A running scenario. */
export interface RunningScenario {
  /** Resolves when the scenario is complete or was stopped; rejects when it fails. */
  done: Promise<void>;
  /**
   * Updates the widget to another brand. Resolves with false when the snapshot differs by more than the brand: the
   * widget must be remounted.
   */
  switchBrand: (brand: string) => Promise<boolean>;
  /** Merges settings over the configuration of the scenario; a missing key gets its value from there again. */
  configure: (settings: Record<string, unknown>) => void;
  stop: () => void;
}

// Starts the loader like covermount.js, with another version name.
const { mount } = start(registry, 'stories');

/** Resets the brand's storage to the records of the scenario. */
async function prepareStorage({ place, visit, estimate, prepare }: Scenario, brand: string): Promise<void> {
  const visitor = openVisitor({ brandCode: brandCodeOf(brand) });
  const prefill = visitor.record('prefill', visitRecord);
  visitor.forget();
  // Storage keys that remain after `forget`.
  for (const name of ['language', 'attribution', 'rememberedSignIn', 'paymentIntents'] as const) visitor.drop(name);
  // State that ends with the tab; all stories share one tab.
  dropResetLink(visitor);
  if (place) visitor.remember('place', place);
  if (estimate) estimateRecord(visitor).remember(estimate);
  if (visit) {
    prefill.remember({ ...newVisit, ...visit });
    await prefill.settled();
  }
  await prepare?.(brand);
}

/** Sets the page's address until the scenario stops. */
function setAddress(address: string | undefined, signal: AbortSignal): void {
  if (address === undefined) return;
  const own = location.href;
  const there = new URL(own);
  if (address.startsWith('#')) there.hash = address;
  else for (const [name, value] of new URLSearchParams(address)) there.searchParams.set(name, value);
  history.replaceState(history.state, '', there);
  signal.addEventListener('abort', () => history.replaceState(history.state, '', own));
}

/** The root that the widget renders into: a shadow root, or the element itself. */
const rootOf = (element: HTMLElement): ShadowRoot | HTMLElement | null =>
  element.shadowRoot ?? element.querySelector<HTMLElement>(':scope > .cover-root');

/** Mounts a widget as a page does, and performs the scenario's actions. */
export function runScenario(
  { widget, texts }: StoryWidget,
  scenario: Scenario,
  { element, brand, language }: { element: HTMLElement; brand: string; language: Language },
): RunningScenario {
  const controller = new AbortController();
  const { signal } = controller;
  let handle: Handle | undefined;
  let currentBrand = brand;
  const config: Config = { ...scenario.config, ...scenario.localConfig?.(language) };

  const run = async () => {
    writePageBlock();
    await prepareStorage(scenario, brand);
    if (signal.aborted) return;
    mockServices(scenario.network ?? {});
    setDevice(scenario.device ?? {});
    setAddress(scenario.address, signal);
    // Keeps the story on the page.
    element.addEventListener('covermount:navigate', (event) => event.preventDefault(), { signal });
    element.innerHTML = scenario.content?.[language] ?? '';
    const isReady = new Promise((resolve) => element.addEventListener('covermount:ready', resolve, { once: true }));
    const mounted = mount(widget, element, { brand, language, ...config });
    handle = mounted;
    signal.addEventListener('abort', () => mounted.unmount());
    // The first paint loads React on the first interaction.
    const wake = setInterval(() => element.dispatchEvent(new Event('pointerover')), 16);
    await isReady;
    clearInterval(wake);
    const root = rootOf(element);
    if (!root) throw new Error('The widget was not drawn.');
    const user = new User(root, texts[language]);
    await scenario.act?.(user, language);
    if (scenario.shows !== undefined) await user.sees(scenario.shows);
    await user.settles();
  };

  const switchBrand = async (next: string) => {
    const root = rootOf(element);
    if (!root || !handle) return false;
    const before = domSnapshot(root, currentBrand);
    await prepareStorage(scenario, next);
    if (signal.aborted) return true;
    const container = element.querySelector('.cover-root') ?? root.querySelector('.cover-root');
    let isRendered = false;
    // The runtime writes this attribute each time it renders.
    const observer = new MutationObserver(() => (isRendered = true));
    if (container) observer.observe(container, { attributeFilter: ['lang'] });
    handle.update({ brand: next });
    await waitFor(() => isRendered, `speak for ${next}`);
    observer.disconnect();
    await new User(root, texts[language]).settles();
    currentBrand = next;
    return domSnapshot(root, next) === before;
  };

  let configured: readonly string[] = [];
  const configure = (settings: Record<string, unknown>) => {
    const reset = Object.fromEntries(configured.map((key) => [key, config[key]]));
    configured = Object.keys(settings);
    handle?.update({ ...reset, ...settings });
  };

  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  return {
    done: Promise.race([run(), aborted]),
    switchBrand: (next) => Promise.race([switchBrand(next), aborted.then(() => true)]),
    configure,
    stop: () => controller.abort(),
  };
}
