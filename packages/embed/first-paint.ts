import { applyTheme } from '#ui/tokens';
import { slotPattern } from './first-paint-slot.ts';
import { bag } from './layers.ts';
import type { Sources } from './layers.ts';
import { trustedAddress } from './navigation.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { controls, takeOverTyped } from './typed.ts';

/** A node of a widget's view as the build rendered it: an element, a text with slots, or React's text separator. */
export type Template =
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: Template[]]
  | string;

/** What the build made of a widget's view: see `virtual:first-paint/<name>`. */
export interface Rendered {
  /** The configuration that the view depends on, with its defaults: texts fill slots, booleans choose the template. */
  defaults: Readonly<Record<string, string | boolean>>;
  /** By the values of the booleans, as a word of zeros and ones. */
  templates: Readonly<Record<string, readonly Template[]>>;
}

interface Shown {
  labels: Readonly<Record<string, unknown>>;
  config: Record<string, unknown>;
}

/** A view that stands on the page and takes typing before React is there. */
export interface Painted {
  readonly stage: Stage;
  /** True when React would render the very same, so that it can adopt it. */
  isFor(resolved: Shown): boolean;
  /** React has taken over: a submit or a press that came too early is done again. */
  adopted(): void;
  /** React will not come: forms post by themselves. */
  abandoned(): void;
  remove(): void;
}

/** Draws a widget; undefined where its configuration cannot be read without the full runtime. */
export type FirstPaint = (element: HTMLElement, sources: Sources) => Painted | undefined;

const separator = '<!-- -->';
const svg = 'http://www.w3.org/2000/svg';

/** Where a press or a submit may lead before React is there: as afterwards, only to origins that are listed. */
function leadsAstray(name: string, address: string, { layers }: Sources): boolean {
  if (name !== 'href' && name !== 'action') return false;
  const listed = layers.flatMap(({ value }) => bag(bag(value).services).trustedOrigins ?? []);
  return !trustedAddress(address, document.baseURI, listed as string[]);
}

interface Growing {
  fill: (text: string) => string;
  sources: Sources;
}

function grow(into: Element, nodes: readonly Template[], growing: Growing): void {
  const { fill, sources } = growing;
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
        if (!leadsAstray(name, filled, sources)) element.setAttribute(name, filled);
      }
      grow(element, children, growing);
      into.append(element);
    }
  }
}

const folded = (key: string): string => key.replaceAll('-', '').toLowerCase();

function configured({ layers }: Sources, key: string): unknown {
  for (const { value, isAttributes } of layers.toReversed()) {
    const found = isAttributes
      ? Object.entries(bag(value)).find(([name]) => folded(name) === folded(key))?.[1]
      : bag(value)[key];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Makes the painter of a widget from what the build rendered. */
export function firstPaint(
  { defaults, templates }: Rendered,
  strings: Readonly<Record<string, Readonly<Record<string, string>>>>,
  /** What the view makes of its configuration before it draws, if anything. */
  prepare: (config: Record<string, unknown>, element: HTMLElement) => Record<string, unknown> = (config) => config,
): FirstPaint {
  return (element, sources) => {
    const { layers } = sources;
    if (layers.some(({ text, url }) => text !== undefined || url) || configured(sources, 'isolation') === 'light') {
      return undefined;
    }
    const language = String(
      configured(sources, 'language') ?? element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2).toLowerCase(),
    );
    const labels: Record<string, string> = { ...(strings[language] ?? strings.en) };
    for (const { value } of layers) {
      for (const [key, text] of Object.entries(bag(bag(value).labels))) {
        if (typeof text === 'string' && Object.hasOwn(labels, key)) labels[key] = text;
      }
    }
    const given: Record<string, string | boolean> = {};
    let word = '';
    for (const [key, standard] of Object.entries(defaults)) {
      const value = configured(sources, key);
      if (typeof standard === 'boolean') {
        given[key] = value === undefined ? standard : value === true || value === 'true' || value === '';
        word += given[key] ? '1' : '0';
      } else {
        given[key] = typeof value === 'string' ? value : standard;
      }
    }
    const config = prepare(given, element);
    const template = templates[word];
    if (!template) return undefined;

    const used = new Map<string, string>();
    const fill = (text: string) =>
      text.replaceAll(slotPattern, (_slot, name: string) => {
        const [kind, ...key] = name.split('.');
        const value = String((kind === 'labels' ? labels : config)[key.join('.')]);
        used.set(name, value);
        return value;
      });
    const stage = openStage(element, 'shadow');
    const { container } = stage;
    container.lang = language in strings ? language : 'en';
    applyTheme(
      container,
      Object.assign({}, ...layers.map(({ value }) => bag(bag(value).theme))) as Record<string, string>,
    );
    grow(container, template, { fill, sources });

    let early: HTMLFormElement | undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      early = event.target as HTMLFormElement;
    };
    container.addEventListener('submit', hold);
    const buttons = () => [...container.querySelectorAll<HTMLElement>('button[type=button]')];
    let pressed = -1;
    const note = (event: Event) => {
      pressed = buttons().findIndex((button) => event.composedPath().includes(button));
    };
    container.addEventListener('click', note);
    const authored = [...element.querySelectorAll<HTMLInputElement>(controls)];
    container.hidden = false;
    takeOverTyped(authored, container);
    stage.reveal();

    return {
      stage,
      isFor(resolved) {
        const prepared = prepare(resolved.config, element);
        return (
          Object.keys(defaults).every((key) => prepared[key] === config[key]) &&
          [...used].every(([name, value]) => {
            const [kind, ...key] = name.split('.');
            return kind === 'config' || resolved.labels[key.join('.')] === value;
          })
        );
      },
      adopted() {
        container.removeEventListener('submit', hold);
        container.removeEventListener('click', note);
        if (early) container.querySelector('form')?.requestSubmit();
        else buttons()[pressed]?.click();
      },
      abandoned() {
        container.removeEventListener('submit', hold);
        early?.submit();
      },
      remove: () => stage.clear(),
    };
  };
}
