import { readKeys } from '#configuration/merge';
import type { KeyTable } from '#configuration/merge';
import { isPending } from '#configuration/sources';
import type { ElementSources } from '#configuration/sources';
import type { Language } from '#domain/language';
import { applyTheme } from '#ui/tokens';
import { type Control, controls, transferInputs } from './input-state.ts';
import { labelsIn, languageOf } from './language.ts';
import type { Labels } from './language.ts';
import { openMountPoint } from './mount-point.ts';
import type { MountPoint } from './mount-point.ts';
import { slotPattern } from './slot.ts';
import { trustedAddress } from './trusted-address.ts';

/** A node of a widget's view as the build rendered it: an element, a text with slots, or React's text separator. */
export type Template =
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Template[]]
  | string;

/** A widget's view as rendered by the build: see `virtual:first-paint/<name>`. */
export interface Rendered {
  /** The keys that a first paint reads. */
  keys: KeyTable['keys'];
  /** The configuration that the view depends on, with its defaults: texts fill slots, booleans choose the template. */
  defaults: Readonly<Record<string, string | boolean>>;
  /** Templates by the values of the booleans, as a string of zeros and ones. */
  templates: Readonly<Record<string, readonly Template[]>>;
}

interface Resolved {
  labels: Readonly<Record<string, unknown>>;
  config: Record<string, unknown>;
}

/** A rendered view that accepts input before React is loaded. */
export interface Painted {
  readonly mountPoint: MountPoint;
  /** True when React would render exactly the same, so that it can hydrate it. */
  matches(resolved: Resolved): boolean;
  /** Call after React has rendered: repeats a submit or press from before hydration. */
  onHydrated(): void;
  /** Call when React cannot be loaded: forms submit natively. */
  onAbandoned(): void;
  remove(): void;
}

/** Renders a widget; undefined if its configuration cannot be read without the runtime. */
export type FirstPaint = (element: HTMLElement, configuration: ElementSources) => Painted | undefined;

const separator = '<!-- -->';
const svg = 'http://www.w3.org/2000/svg';

/** As after hydration, a press or a submit may navigate only to the page's own origin and to trusted ones. */
function isUntrustedLink(attribute: string, address: string, trustedOrigins: readonly string[]): boolean {
  return (attribute === 'href' || attribute === 'action') && !trustedAddress(address, document.baseURI, trustedOrigins);
}

interface RenderContext {
  fill: (text: string) => string;
  trustedOrigins: readonly string[];
}

function renderTemplate(into: Element, nodes: readonly Template[], context: RenderContext): void {
  const { fill, trustedOrigins } = context;
  for (const node of nodes) {
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
  services?: { trustedOrigins?: readonly string[] };
}

/** Creates a widget's painter from the build's templates. */
export function firstPaint(
  { keys, defaults, templates }: Rendered,
  strings: Readonly<Record<Language, Readonly<Record<string, string>>>>,
  /** Completes the configuration as the view does before it renders. */
  prepare: (config: Record<string, unknown>, element: HTMLElement) => Record<string, unknown> = (config) => config,
): FirstPaint {
  return (element, { sources, written }) => {
    if (written.some(isPending)) return undefined;
    const values = readKeys({ keys, defaults }, sources) as SharedValues & Record<string, unknown>;
    if (values.isolation === 'light') return undefined;
    const language = languageOf(element, values.language);
    const labels: Readonly<Record<string, string>> = { ...strings[language], ...labelsIn(language, values.labels) };
    const flags = Object.keys(defaults).filter((key) => typeof defaults[key] === 'boolean');
    const variantKey = flags.map((key) => (values[key] ? '1' : '0')).join('');
    const config = prepare(Object.fromEntries(Object.keys(defaults).map((key) => [key, values[key]])), element);
    const template = templates[variantKey];
    if (!template) return undefined;

    const used: Record<string, string> = {};
    const fill = (text: string) =>
      text.replaceAll(slotPattern, (_slot, name: string) => {
        const [kind, ...key] = name.split('.');
        const value = String((kind === 'labels' ? labels : config)[key.join('.')]);
        used[name] = value;
        return value;
      });
    const mountPoint = openMountPoint(element, 'shadow');
    const { container } = mountPoint;
    container.lang = language;
    applyTheme(container, values.theme ?? {});
    renderTemplate(container, template, { fill, trustedOrigins: values.services?.trustedOrigins ?? [] });

    let earlySubmit: HTMLFormElement | undefined;
    const holdSubmit = (event: Event) => {
      event.preventDefault();
      earlySubmit = event.target as HTMLFormElement;
    };
    container.addEventListener('submit', holdSubmit);
    const buttons = () => [...container.querySelectorAll<HTMLElement>('button[type=button]')];
    let pressed = -1;
    const notePress = (event: Event) => {
      pressed = buttons().findIndex((button) => event.composedPath().includes(button));
    };
    container.addEventListener('click', notePress);
    const authored = [...element.querySelectorAll<Control>(controls)];
    container.hidden = false;
    transferInputs(authored, container);
    mountPoint.reveal();

    return {
      mountPoint,
      matches(resolved) {
        const prepared = prepare(resolved.config, element);
        return (
          Object.keys(defaults).every((key) => prepared[key] === config[key]) &&
          Object.entries(used).every(([name, value]) => {
            const [kind, ...key] = name.split('.');
            return kind === 'config' || resolved.labels[key.join('.')] === value;
          })
        );
      },
      onHydrated() {
        container.removeEventListener('submit', holdSubmit);
        container.removeEventListener('click', notePress);
        if (earlySubmit) container.querySelector('form')?.requestSubmit();
        else buttons()[pressed]?.click();
      },
      onAbandoned() {
        container.removeEventListener('submit', holdSubmit);
        earlySubmit?.submit();
      },
      remove: () => mountPoint.clear(),
    };
  };
}
