import shared from 'virtual:key-table/common/isolation,language,theme,services.trustedOrigins,services.brandCode,services.leadStore.url';
import { readKeys } from '#configuration/merge';
import type { KeyTable } from '#configuration/merge';
import { isPending } from '#configuration/sources';
import type { ElementSources } from '#configuration/sources.types';
import type { Language } from '#domain/language';
import { applyTheme } from '#ui/theme';
import { createNamespacedStorage, type NamespacedStorage } from '#visitor/namespaced-storage';
import { tryOrUndefined } from '#visitor/try-or-undefined';
import { type Control, controlOf, controls, entryOf, inputRecord, transferInputs } from './input-state.ts';
import { labelsIn, languageOf } from './language.ts';
import type { Labels } from './language.ts';
import { createContainer, idPrefixOf, openMountPoint } from './mount-point.ts';
import type { MountPoint } from './mount-point.ts';
import { fillSlot, slotPattern } from './slot.ts';
import { trustedHere } from './trusted-address.ts';

/**
 * A node of a widget's view as the build rendered it: an element, a text with slots, React's text separator, or the number of
 * a part that several templates share.
 */
export type Template =
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Template[]]
  | string
  | number;

/** A widget's view as rendered by the build: see `virtual:first-paint/<name>`. */
export interface Rendered {
  /** The widget's name. */
  name: string;
  /** Where the widget renders unless its configuration says otherwise. */
  isolation: 'shadow' | 'light';
  /** Changes with anything that the first paint shows: `data-covermount-paint` of its container. */
  paint: string;
  /** The keys that a first paint reads from the configuration. */
  keys: KeyTable['keys'];
  /** The configuration that the view depends on, with its defaults: texts fill slots, booleans choose the template. */
  defaults: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** Keys that, when empty, take the value of another key. */
  fallbacks?: Readonly<Record<string, string>>;
  /** Keys, nested ones with dots, of which at least one must have a value for this step to show. */
  needs?: readonly string[];
  /**
   * Keys for which the first step shows more than the templates: with any of them configured, it is not drawn. The
   * widget's `isFirstStep` checks the same.
   */
  unless?: readonly string[];
  /**
   * The keys that select a template, each with its values in order: keys of the configuration; such a key with `!` for
   * whether its text or object is not empty; `brand.logo`; and the keys that `FirstPaintOptions.switchValue` reads,
   * such as `visitor.<record>` for whether the visitor has that record.
   */
  switches: readonly (readonly [key: string, ...values: string[]])[];
  /** The texts of the templates. */
  strings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Templates by the indexes of the switches' values. */
  templates: Readonly<Record<string, readonly Template[]>>;
  /** Nodes that several templates share. */
  parts: readonly Template[];
}

interface Resolved {
  labels: Readonly<Record<string, unknown>>;
  config: Record<string, unknown>;
  brand: Readonly<Record<string, unknown>>;
}

/** What was pressed before hydration. */
export interface EarlyPress {
  isSubmitted: boolean;
  /** The last button pressed that does not submit. */
  button: HTMLElement | undefined;
}

/** A rendered view that accepts input before React is loaded. */
export interface RenderedFirstPaint {
  readonly mountPoint: MountPoint;
  /** The prefix of its ids: React's `identifierPrefix`. */
  readonly idPrefix: string;
  /** The view shows a loading state, so React loads at once instead of when the page is idle. */
  readonly isWaiting: boolean;
  /**
   * If defined, React loads on intent instead: calls `load` when the view has become outdated. Returns a function that
   * stops waiting.
   */
  readonly onStale: ((load: () => void) => () => void) | undefined;
  /** True when React would render exactly the same, so that it can hydrate the view. */
  matches(resolved: Resolved): boolean;
  /** Call right before React hydrates: restores the attributes that the build rendered. */
  beforeHydration(): void;
  /** Call after React has rendered. Returns the press to repeat. */
  onHydrated(): EarlyPress;
  /**
   * Call each time that files of the widget fail to load. A form with an address is sent natively from then on. A form
   * without an address gives way to the authored content unless it is in use; then it stays, and explains why a press
   * waits.
   *
   * @param mayGiveWay - Called right before the form gives way. Returning false prevents that: the files are being
   * requested again.
   */
  onFilesMissing(mayGiveWay: () => boolean): Promise<void>;
  /** Call when React cannot render: sends a held press natively if the form has an address. */
  onAbandoned(): void;
  /** Call when the widget has completed: its input is no longer kept. */
  onCompleted(): void;
  remove(): void;
}

/** Renders a widget; undefined if its configuration cannot be read without the runtime. */
export type FirstPaint = (
  element: HTMLElement,
  configuration: ElementSources,
  /** A server-printed form was submitted. */
  isSubmitted?: boolean,
) => RenderedFirstPaint | undefined;

const separator = '<!-- -->';
const svg = 'http://www.w3.org/2000/svg';

/** As after hydration, a press or a submit may navigate only to the page's own origin and to trusted ones. */
function isUntrustedLink(attribute: string, address: string, trustedOrigins: readonly string[]): boolean {
  return (attribute === 'href' || attribute === 'action') && !(address && trustedHere(address, trustedOrigins));
}

interface RenderContext {
  parts: readonly Template[];
  fill: (text: string) => string;
  trustedOrigins: readonly string[];
}

function renderTemplate(into: Element, nodes: readonly Template[], context: RenderContext): void {
  const { fill, trustedOrigins } = context;
  for (const template of nodes) {
    const node = typeof template === 'number' ? (context.parts[template] as Exclude<Template, number>) : template;
    if (node === separator) {
      into.append(document.createComment(' '));
    } else if (typeof node === 'string') {
      into.append(fill(node));
    } else {
      const [tag, attributes, ...children] = node;
      const element =
        tag === 'svg' || into.namespaceURI === svg ? document.createElementNS(svg, tag) : document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        const filled = fill(value);
        if (!isUntrustedLink(name, filled, trustedOrigins)) element.setAttribute(name, filled);
      }
      // Without an `action`, the form would be sent to this page, with the input in its address.
      if (attributes.action && !element.hasAttribute('action')) element.setAttribute('method', 'dialog');
      renderTemplate(element, children, context);
      into.append(element);
    }
  }
}

/** The keys that every first paint reads, besides those of its view. */
interface SharedValues {
  isolation?: 'shadow' | 'light';
  language?: Language;
  labels?: Labels;
  theme?: Readonly<Record<string, string>>;
  services?: { trustedOrigins?: readonly string[]; brandCode?: string; leadStore?: { url?: string } };
}

/** What decides whether the visitor starts on the widget's first page. */
export interface FirstPage {
  /** Whether the brand has a stored record of this name that has not expired, readable or not. */
  isStored: (record: string) => boolean;
  brandCode: string;
  /** The brand's records. */
  storage: NamespacedStorage;
  /** The sources of the configuration. */
  sources: ElementSources['sources'];
  /** The keys that the first paint reads. */
  config: Readonly<Record<string, unknown>>;
  services: NonNullable<SharedValues['services']>;
}

export interface FirstPaintOptions {
  /** Fills in missing configuration, like the view does before it renders. */
  prepare?: (config: Record<string, unknown>, element: HTMLElement) => Record<string, unknown>;
  /** The record in which the widget saves its input: while it is stored, the visitor is past the first step. */
  record?: string;
  /** For a widget without a record: input stays saved until the widget fires `covermount:complete`. */
  keepsInput?: boolean;
  /** True if the visitor starts on the page that the build rendered; always true by default. */
  isFirstStep?: (page: FirstPage) => boolean;
  /** The first step shows data that React requests: React loads at once. */
  isWaiting?: (page: FirstPage) => boolean;
  /** Called once the view is drawn into `container`. */
  onDrawn?: (page: FirstPage, container: HTMLElement) => void;
  /** Reads the switches that the configuration does not decide. */
  switchValue?: (key: string, page: FirstPage) => boolean | undefined;
  /**
   * What the first paint depends on besides the configuration. With it, React loads on intent, or once it has changed.
   */
  follow?: (page: FirstPage) => Followed;
}

/** A dependency of a first paint: see `followSession`. */
export interface Followed {
  /** True if it has changed since the first paint was drawn. */
  isStale(): boolean;
  /** Calls `load` when another page has changed it. Returns a function that stops watching. */
  watch(load: () => void): () => void;
}

/** True for an address that an image may load: relative, http, https or data. False with another scheme than http, https and data, such as `javascript:`. */
export const isImageAddress = (address: unknown): address is string =>
  typeof address === 'string' && !/^(?!https?:|data:)[^/?#]*:/i.test(address);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a brand preset that a view shows: see `brandOf`. */
const brandTexts = ({ name, logo }: Readonly<Record<string, unknown>>) => ({
  name: textOf(name),
  logo: isImageAddress(logo) ? logo : '',
});

/** Creates a widget's painter from the build's templates. */
export function firstPaint(
  { name, isolation, paint, keys, defaults, switches, strings, templates, parts }: Rendered,
  {
    prepare = (config) => config,
    record,
    keepsInput,
    isFirstStep = () => true,
    isWaiting,
    onDrawn,
    switchValue,
    follow,
  }: FirstPaintOptions = {},
): FirstPaint {
  return (element, { sources, written, brand: { id, preset } }, isSubmitted) => {
    if (written.some(isPending)) return undefined;
    const values = readKeys({ keys: { ...shared.keys, ...keys }, defaults }, sources) as SharedValues &
      Record<string, unknown>;
    // In the page's own tree, only widgets whose templates are made for it are drawn.
    if (values.isolation === 'light' && isolation !== 'light') return undefined;
    const brandCode = String(values.services?.brandCode || preset.code || id || 'default');
    const storage = createNamespacedStorage(
      brandCode,
      tryOrUndefined(() => localStorage),
    );
    const isStored = (wanted: string) => storage.has(wanted, Date.now());
    const earlyInputName = inputRecord(element, name);
    if (record && isStored(record)) {
      storage.remove(earlyInputName);
      return undefined;
    }
    const firstPage: FirstPage = {
      isStored,
      brandCode,
      storage,
      sources,
      config: values,
      services: values.services ?? {},
    };
    if (!isFirstStep(firstPage)) return undefined;
    const language = languageOf(element, values.language);
    const labels: Readonly<Record<string, string>> = { ...strings[language], ...labelsIn(language, values.labels) };
    const brand = brandTexts(preset);
    const followed = follow?.(firstPage);
    const valueOf = (key: string) => {
      if (key === 'brand.logo') return String(brand.logo !== '');
      // `Object.keys` of a text lists its characters.
      if (key.endsWith('!')) return String(Object.keys(values[key.slice(0, -1)] as object).length > 0);
      return String(switchValue?.(key, firstPage) ?? values[key]);
    };
    const config = prepare(Object.fromEntries(Object.keys(defaults).map((key) => [key, values[key]])), element);
    const template = templates[switches.map(([key, ...choices]) => choices.indexOf(valueOf(key))).join()];
    if (!template) return undefined;

    const mode = values.isolation ?? isolation;
    const idPrefix = idPrefixOf(name, mode);
    const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      labels,
      config: { ...config, idPrefix },
      brand,
    };
    const used: Record<string, string> = {};
    const fill = (text: string) =>
      text.replaceAll(slotPattern, (_slot, path: string, placeholders: string) => {
        const [kind = '', ...key] = path.split('.');
        const value = String(texts[kind]?.[key.join('.')]);
        used[path] = value;
        return fillSlot(value, placeholders);
      });
    const drawn = createContainer();
    drawn.lang = language;
    drawn.setAttribute('data-covermount-paint', paint);
    renderTemplate(drawn, template, { fill, parts, trustedOrigins: values.services?.trustedOrigins ?? [] });
    const next = drawn.querySelector<HTMLButtonElement>('[type=submit]');
    const isNextDisabled = next?.hasAttribute('aria-disabled');
    // The form can be sent without script.
    if (next?.form?.hasAttribute('action')) next.removeAttribute('aria-disabled');
    const isUnchecked = next?.form?.noValidate;
    // If the form can be sent without script, the browser validates it until the widget's script does.
    if (isUnchecked && next?.form?.hasAttribute('action')) next.form.noValidate = false;
    const mountPoint = openMountPoint(element, mode, drawn);
    const { container, served } = mountPoint;
    const form = container.querySelector('form');
    if (isUnchecked && form) form.noValidate = true;
    const submit = container.querySelector<HTMLElement>('[type=submit]');
    applyTheme(container, values.theme ?? {});

    let earlySubmit: HTMLFormElement | undefined;
    let pressed = -1;
    const heldButtons = new Set<HTMLElement>();
    let isHydrating = false;
    let isAbandoned = false;
    /** Forgets the held press. */
    const release = () => {
      // The page may have replaced `Set` with one that cannot be iterated.
      heldButtons.forEach((button) => {
        button.removeAttribute('aria-busy');
        button.removeAttribute('data-cover-held');
      });
      heldButtons.clear();
      earlySubmit = undefined;
      pressed = -1;
    };
    /** Shows that a press is waiting for React. */
    const markHeld = (button: HTMLElement | null | undefined) => {
      // React does not remove attributes that it did not render.
      if (!button || isHydrating) return;
      heldButtons.add(button);
      button.setAttribute('aria-busy', 'true');
      button.toggleAttribute('data-cover-held', true);
    };
    const holdSubmit = (event: SubmitEvent) => {
      if (isAbandoned && navigator.onLine) return;
      event.preventDefault();
      // React would validate a form with values that it does not know yet.
      if (isHydrating) event.stopImmediatePropagation();
      earlySubmit = event.target as HTMLFormElement;
      markHeld(event.submitter);
    };
    // Registered before React's own listeners, which are on the container as well.
    container.addEventListener('submit', holdSubmit, true);
    const buttons = () => [...container.querySelectorAll<HTMLElement>('button[type=button]')];
    const notePress = (event: Event) => {
      const path = event.composedPath();
      if (isHydrating && path.some((node) => node instanceof HTMLButtonElement)) event.stopImmediatePropagation();
      const found = buttons().findIndex((button) => path.includes(button));
      // A click elsewhere, such as on a radio button, does not cancel the press.
      if (found < 0) return;
      pressed = found;
      markHeld(buttons()[pressed]);
    };
    container.addEventListener('click', notePress, true);
    const disable = (isDisabled: boolean) => {
      if (isDisabled && isNextDisabled) submit?.setAttribute('aria-disabled', 'true');
      else submit?.removeAttribute('aria-disabled');
    };
    /**
     * The validation rules load with React; until then, the form counts as complete when no required field is empty.
     */
    const noteCompleteness = () =>
      disable([...container.querySelectorAll<Control>('[aria-required=true]')].some(({ value }) => value === ''));
    container.addEventListener('input', noteCompleteness);
    // A press was meant for the input at that time, so further typing cancels it. Restored input is entered by script.
    container.addEventListener('input', ({ isTrusted }) => {
      if (isTrusted && !isHydrating) release();
    });
    // Input typed into the container itself needs no transfer.
    const earlier = container === drawn ? [element, served] : [];
    const typed = earlier.flatMap((part) => [...(part?.querySelectorAll<Control>(controls) ?? [])]);
    container.hidden = false;
    transferInputs(typed, container);
    noteCompleteness();
    mountPoint.reveal();
    if (isSubmitted) form?.requestSubmit(submit);
    onDrawn?.(firstPage, container);
    let isCompleted = false;
    let isInputKept = false;
    // The encryption loads after the form is shown.
    const keepInput = () =>
      import('./early-input.ts').then(
        ({ keepEarlyInput }) => {
          isInputKept = true;
          return keepEarlyInput({
            container,
            name: earlyInputName,
            brandCode,
            storage,
            isSaved: () => (record ? isStored(record) : !keepsInput || isCompleted),
          });
        },
        () => undefined,
      );
    // A form that is sent with GET, such as that of a zip code, has no personal data.
    let earlyInput = !form || form.method === 'get' ? undefined : keepInput();
    const explainPress = () =>
      import('./held-press.ts').then(
        ({ explainHeldPress }) =>
          explainHeldPress({ container, sources, phone: textOf(preset.phone), isSaved: () => isInputKept }),
        () => undefined,
      );
    // Loaded now, because it cannot load offline. It has a chunk of its own: of two imports with a chunk in common,
    // WebKit may forget one.
    let heldPress = form ? explainPress() : undefined;
    const endExplaining = () => void heldPress?.then((explained) => explained?.end());

    const submitNatively = () => {
      isAbandoned = true;
      const waiting = earlySubmit;
      // Otherwise a page that returns from the back/forward cache would submit the form again.
      release();
      if (form && isUnchecked) form.noValidate = false;
      waiting?.requestSubmit(submit);
    };
    const canSubmitNatively = () => !form || form.hasAttribute('action');

    let isRemoved = false;
    let isKept = false;
    const hasInteracted = () => heldButtons.size > 0 || container.querySelector(':focus');
    /** Whether giving way would lose input or focus for which the authored content has no control. */
    const isInUse = () => {
      isKept ||= [...container.querySelectorAll<Control>(controls)].some((control) => {
        const successor = controlOf(element, control);
        return (hasInteracted() || entryOf(control)) && (!successor || container.contains(successor));
      });
      return isKept;
    };
    /** Like `isInUse`, after restoring the input of an earlier page. */
    const isInUseOnceRestored = async () => {
      await (
        await earlyInput
      )?.restored;
      return isInUse();
    };
    const giveWay = () => {
      const successors = hasInteracted() ? element : undefined;
      // After the transfer below, which may move the focus.
      void heldPress?.then((explained) => explained?.end(successors));
      mountPoint.restore();
      transferInputs(container.querySelectorAll<Control>(controls), element);
      mountPoint.clear();
    };

    return {
      mountPoint,
      idPrefix,
      isWaiting: Boolean(isWaiting?.(firstPage)),
      onStale: followed?.watch,
      matches(resolved) {
        const prepared = prepare(resolved.config, element);
        return (
          !followed?.isStale() &&
          Object.keys(defaults).every((key) => String(prepared[key]) === String(config[key])) &&
          (resolved.brand.logo ?? '') === brand.logo &&
          Object.entries(used).every(([path, value]) => {
            const [kind, ...key] = path.split('.');
            return kind === 'config' || resolved[kind as 'labels' | 'brand'][key.join('.')] === value;
          })
        );
      },
      beforeHydration() {
        isHydrating = true;
        if (isUnchecked && form) form.noValidate = true;
        container.removeEventListener('input', noteCompleteness);
        disable(true);
        endExplaining();
        for (const button of heldButtons) button.removeAttribute('aria-busy');
      },
      onHydrated() {
        endExplaining();
        for (const button of heldButtons) button.removeAttribute('data-cover-held');
        container.removeEventListener('submit', holdSubmit, true);
        container.removeEventListener('click', notePress, true);
        void earlyInput?.then((input) => input?.handOver());
        return { isSubmitted: earlySubmit !== undefined, button: buttons()[pressed] };
      },
      async onFilesMissing(mayGiveWay) {
        // The files of these two may have been missing, too.
        earlyInput = earlyInput?.then((input) => input ?? keepInput());
        heldPress = heldPress?.then((explained) => explained ?? explainPress());
        // Offline, every form waits for the network, since nothing can be sent natively either.
        if (navigator.onLine) {
          if (canSubmitNatively()) {
            submitNatively();
          } else if (!isInUse() && !(await isInUseOnceRestored()) && !isRemoved && mayGiveWay()) {
            giveWay();
            return;
          }
        }
        (await heldPress)?.explain();
      },
      onAbandoned() {
        endExplaining();
        if (canSubmitNatively()) submitNatively();
      },
      onCompleted() {
        isCompleted = true;
        void earlyInput?.then((input) => input?.handOver());
      },
      remove() {
        isRemoved = true;
        endExplaining();
        mountPoint.clear();
      },
    };
  };
}
