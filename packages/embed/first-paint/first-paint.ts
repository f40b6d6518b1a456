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
  /** The keys that a first paint reads. */
  keys: KeyTable['keys'];
  /** The configuration that the view depends on, with its defaults: texts fill slots, booleans choose the template. */
  defaults: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** Keys that have the value of another key where they are empty. */
  fallbacks?: Readonly<Record<string, string>>;
  /** Keys, nested ones with dots, of which at least one has a value where this step shows. */
  needs?: readonly string[];
  /**
   * Keys of which the first step shows more than a template has: it is not drawn where one of them is configured, which the
   * widget's `isFirstStep` says.
   */
  unless?: readonly string[];
  /**
   * What decides between the templates, with its values in their order: keys of the configuration, such a key with `!` for
   * whether its text or object is not empty, `brand.logo`, and what `FirstPaintOptions.switchValue` reads: `visitor.<record>`
   * for whether the visitor has that record.
   */
  switches: readonly (readonly [key: string, ...values: string[]])[];
  /** The texts of the templates. */
  strings: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Templates by the numbers of the switches' values, from 0. */
  templates: Readonly<Record<string, readonly Template[]>>;
  /** What several templates share. */
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
export interface Painted {
  readonly mountPoint: MountPoint;
  /** What its ids begin with: React's `identifierPrefix`. */
  readonly idPrefix: string;
  /** What is drawn waits for data, so React loads at once instead of when the page is idle. */
  readonly isWaiting: boolean;
  /** Where React loads on intent instead: calls `load` when what is drawn has become untrue. Returns a function that stops it. */
  readonly onStale: ((load: () => void) => () => void) | undefined;
  /** True when React would render exactly the same, so that it can hydrate it. */
  matches(resolved: Resolved): boolean;
  /** Call right before React hydrates: attributes are as the build rendered them again. */
  beforeHydration(): void;
  /** Call after React has rendered. Returns what to repeat. */
  onHydrated(): EarlyPress;
  /**
   * Call each time that files of the widget are missing. A form with an address is sent natively from then on. Another one that
   * is not in use gives way to the authored content; one in use stays, and says why a press waits.
   *
   * @param mayGiveWay - Called right before it gives way, which it does not where this returns false: the files are requested
   *   again.
   */
  onFilesMissing(mayGiveWay: () => boolean): Promise<void>;
  /** Call when React cannot render: a press that waits is sent where the form has an address. */
  onAbandoned(): void;
  /** Call when the widget has completed: what was entered is kept no longer. */
  onCompleted(): void;
  remove(): void;
}

/** Renders a widget; undefined if its configuration cannot be read without the runtime. */
export type FirstPaint = (
  element: HTMLElement,
  configuration: ElementSources,
  /** A form that a server has printed was submitted. */
  isSubmitted?: boolean,
) => Painted | undefined;

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
  for (const one of nodes) {
    const node = typeof one === 'number' ? (context.parts[one] as Exclude<Template, number>) : one;
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
      // Without an address, the form would be sent to this page, with what was typed in its address.
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

/** What decides which page of a widget is the first. */
export interface FirstPage {
  /** Asks for a record of the brand in storage that has not expired, readable or not. */
  isStored: (record: string) => boolean;
  brandCode: string;
  /** The brand's records. */
  storage: NamespacedStorage;
  /** What the configuration is read from. */
  sources: ElementSources['sources'];
  /** The keys that the first paint reads. */
  config: Readonly<Record<string, unknown>>;
  services: NonNullable<SharedValues['services']>;
}

export interface FirstPaintOptions {
  /** Completes the configuration as the view does before it renders. */
  prepare?: (config: Record<string, unknown>, element: HTMLElement) => Record<string, unknown>;
  /** The record in which the widget saves what is entered: while it is stored, the visitor is past the first step. */
  record?: string;
  /** For a widget without a record: what is entered stays saved until the widget fires `covermount:complete`. */
  keepsInput?: boolean;
  /** True if the visitor's first page is the one that the build rendered; always, unless given. */
  isFirstStep?: (page: FirstPage) => boolean;
  /** The first step shows data, which React requests: it loads at once. */
  isWaiting?: (page: FirstPage) => boolean;
  /** Called once it is drawn into `container`. */
  onDrawn?: (page: FirstPage, container: HTMLElement) => void;
  /** Reads the switches that the configuration does not decide. */
  switchValue?: (key: string, page: FirstPage) => boolean | undefined;
  /** What the first paint depends on besides the configuration. React loads on intent, or once it has changed. */
  follow?: (page: FirstPage) => Followed;
}

/** What a first paint depends on: see `followRecord`. */
export interface Followed {
  /** True if it has changed since. */
  isStale(): boolean;
  /** Calls `load` when another page has changed it. Returns a function that stops it. */
  watch(load: () => void): () => void;
}

/** True for the address of an image; one that begins with another scheme, such as `javascript:`, is none. */
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
    // In the page's own tree, only a widget whose templates are made for it.
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
      // The keys of a text are its characters.
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
    // It can be sent without script.
    if (next?.form?.hasAttribute('action')) next.removeAttribute('aria-disabled');
    const isUnchecked = next?.form?.noValidate;
    // Where it can be sent without script, the browser checks it until there is script.
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
    /** Forgets what was pressed. */
    const release = () => {
      // A page may have a `Set` of its own that cannot be iterated.
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
      // React does not take back an attribute that it has not rendered.
      if (!button || isHydrating) return;
      heldButtons.add(button);
      button.setAttribute('aria-busy', 'true');
      button.toggleAttribute('data-cover-held', true);
    };
    const holdSubmit = (event: SubmitEvent) => {
      if (isAbandoned && navigator.onLine) return;
      event.preventDefault();
      // React would check a form whose values it has not heard of yet.
      if (isHydrating) event.stopImmediatePropagation();
      earlySubmit = event.target as HTMLFormElement;
      markHeld(event.submitter);
    };
    // Before React's own listeners, which are on the container as well.
    container.addEventListener('submit', holdSubmit, true);
    const buttons = () => [...container.querySelectorAll<HTMLElement>('button[type=button]')];
    const notePress = (event: Event) => {
      const path = event.composedPath();
      if (isHydrating && path.some((node) => node instanceof HTMLButtonElement)) event.stopImmediatePropagation();
      const found = buttons().findIndex((button) => path.includes(button));
      // A click elsewhere, such as one on a radio button, does not take the press back.
      if (found < 0) return;
      pressed = found;
      markHeld(buttons()[pressed]);
    };
    container.addEventListener('click', notePress, true);
    const disable = (isDisabled: boolean) => {
      if (isDisabled && isNextDisabled) submit?.setAttribute('aria-disabled', 'true');
      else submit?.removeAttribute('aria-disabled');
    };
    /** The rules of the form come with React; until then, it is complete when nothing required is empty. */
    const noteCompleteness = () =>
      disable([...container.querySelectorAll<Control>('[aria-required=true]')].some(({ value }) => value === ''));
    container.addEventListener('input', noteCompleteness);
    // A press was meant for what had been entered by then. What is restored is entered by script.
    container.addEventListener('input', ({ isTrusted }) => {
      if (isTrusted && !isHydrating) release();
    });
    // What was typed into the container itself is there.
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
    // The encryption loads behind what is shown.
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
    // A form that is sent in an address, such as that of a zip code, asks for nothing personal.
    let earlyInput = !form || form.method === 'get' ? undefined : keepInput();
    const explainPress = () =>
      import('./held-press.ts').then(
        ({ explainHeldPress }) =>
          explainHeldPress({ container, sources, phone: textOf(preset.phone), isSaved: () => isInputKept }),
        () => undefined,
      );
    // Offline, it could not be loaded any more. It has a file of its own: of two imports with a file in common, WebKit may forget one.
    let heldPress = form ? explainPress() : undefined;
    const endExplaining = () => void heldPress?.then((explained) => explained?.end());

    const submitNatively = () => {
      isAbandoned = true;
      const waiting = earlySubmit;
      // A visitor who comes back to the page has sent it.
      release();
      if (form && isUnchecked) form.noValidate = false;
      waiting?.requestSubmit(submit);
    };
    const canSubmitNatively = () => !form || form.hasAttribute('action');

    let isRemoved = false;
    let isKept = false;
    const hasInteracted = () => heldButtons.size > 0 || container.querySelector(':focus');
    /** Whether the visitor would lose with it what the authored content has no control for. */
    const isInUse = () => {
      isKept ||= [...container.querySelectorAll<Control>(controls)].some((control) => {
        const successor = controlOf(element, control);
        return (hasInteracted() || entryOf(control)) && (!successor || container.contains(successor));
      });
      return isKept;
    };
    /** The same, with what an earlier page saved. */
    const isInUseOnceRestored = async () => {
      await (
        await earlyInput
      )?.restored;
      return isInUse();
    };
    const giveWay = () => {
      const successors = hasInteracted() ? element : undefined;
      // After what follows, which may hand the focus over.
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
        // Their own files may have been missing, too.
        earlyInput = earlyInput?.then((input) => input ?? keepInput());
        heldPress = heldPress?.then((explained) => explained ?? explainPress());
        // Offline, every form waits for the network, since nothing can be sent either.
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
