import { StrictMode, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root, RootOptions } from 'react-dom/client';
import * as z from 'zod/mini';
import { keyTypeOf } from '#configuration/key-types';
import { mergeSources } from '#configuration/merge';
import type { Problem } from '#configuration/problem';
import { readConfiguration } from '#configuration/read';
import { asRecord, pageSource, resolveSources } from '#configuration/sources';
import type { BrandPreset, ConfigSource, ElementSources } from '#configuration/sources';
import type { Language } from '#domain/language';
import { servicesConfig } from '#services/services-config';
import type { ServicesConfig } from '#services/services-config';
import { applyTheme } from '#ui/tokens';
import type { Painted } from '../first-paint/first-paint.ts';
import { captureInputs } from '../first-paint/input-state.ts';
import { languageOf } from '../first-paint/language.ts';
import { openMountPoint } from '../first-paint/mount-point.ts';
import type { MountPoint } from '../first-paint/mount-point.ts';
import { brandConfig, commonShape, pageConfig, widgetConfig } from './common-config.ts';
import type { Brand, Strings, WidgetDefinition, WidgetHost } from './define-widget.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { fire } from './events.ts';
import { createHost } from './host.ts';

z.config({ jitless: true });

/** A widget that the runtime has mounted. */
export interface Mounted {
  /** Reads every source again and re-renders. */
  refresh(): void;
  unmount(): void;
}

export interface MountOptions {
  definition: WidgetDefinition;
  element: HTMLElement;
  sources(): ElementSources;
  painted: Painted | undefined;
  /** True once the element was removed, possibly while something was still loading. */
  isOver(): boolean;
}

interface Resolved {
  config: Record<string, unknown>;
  texts: Strings;
  language: Language;
  brand: Brand;
  services: ServicesConfig;
  isDebugging: boolean;
  lines: readonly string[];
}

/** True if the author enabled the debug panel. Read separately: it is also needed when a required value is missing. */
const isDebugOn = (sources: readonly ConfigSource[]): boolean =>
  mergeSources({ debug: keyTypeOf(commonShape.debug) }, sources, () => undefined).debug === true;

function brandOf({ id, isKnown, preset }: BrandPreset): { brand: Brand; problems: Problem[] } {
  const { value, problems } = readConfiguration(brandConfig, [{ source: `brand preset "${id}"`, value: preset }]);
  const text = (key: string) => (typeof preset[key] === 'string' && preset[key] !== '' ? preset[key] : undefined);
  const brand = value
    ? (value as unknown as Brand)
    : {
        code: text('code') ?? (/^[\w-]+$/.test(id) ? id : 'default'),
        name: text('name') ?? '',
        logo: text('logo'),
        phone: text('phone'),
      };
  return { brand, problems: isKnown ? problems.filter(({ path: [key] }) => key === 'code' || key === 'name') : [] };
}

let checkedPage: ConfigSource | undefined;

/** Reports the problems of the page block, once per page. */
async function checkPage(): Promise<void> {
  const page = pageSource();
  if (page === checkedPage) return;
  checkedPage = page;
  const { sources, problems } = await resolveSources([page]);
  problems.push(...readConfiguration(pageConfig, sources).problems);
  if (problems.length === 0) return;
  const { warn } = await import('#configuration/diagnose');
  warn('page block', problems);
}

class Instance implements Mounted {
  #mountPoint: MountPoint | undefined;
  #root: Root | undefined;
  #host: WidgetHost | undefined;
  #resolved: Resolved | undefined;
  #painted: Painted | undefined;
  #panel: HTMLElement | undefined;
  #warned = '';
  #round = 0;
  #isReady = false;
  readonly #observer: MutationObserver;

  constructor(readonly options: MountOptions) {
    this.#painted = options.painted;
    this.#mountPoint = options.painted?.mountPoint;
    this.#observer = new MutationObserver((records) => {
      const concerns = records.some(
        ({ type, attributeName, addedNodes }) =>
          (type === 'attributes' && !/^(class|style|data-cover-drawn)$/.test(attributeName ?? '')) ||
          [...addedNodes].some((node) => node instanceof HTMLScriptElement),
      );
      if (concerns) this.refresh();
    });
    this.#observer.observe(options.element, { attributes: true, childList: true });
  }

  refresh(): void {
    void this.draw();
  }

  async draw(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    const resolved = await this.#resolve();
    if (round !== this.#round || this.options.isOver()) return;
    if (!resolved) {
      this.#mountPoint?.restore();
      return;
    }
    this.#resolved = resolved;
    this.#render(resolved);
  }

  async #resolve(): Promise<Resolved | undefined> {
    const { definition, element, sources } = this.options;
    const { name } = definition;
    const { brand: raw, sources: pending } = sources();
    const { sources: resolved, problems } = await resolveSources(pending);
    const schema = widgetConfig(definition);
    const read = readConfiguration(schema, resolved);
    const { brand, problems: brandProblems } = brandOf(raw);
    problems.push(...brandProblems, ...read.problems);
    if (raw.id && !raw.isKnown) {
      problems.push({
        kind: 'invalid',
        source: 'configuration',
        path: ['brand'],
        found: raw.id,
        schema: z.enum(Object.keys(asRecord(asRecord(pageSource().value).brands))),
      });
    }
    const isDebugging = isDebugOn(resolved) || new URLSearchParams(location.search).has('covermount-debug');
    let lines: readonly string[] = [];
    if (problems.length > 0) {
      const { describeProblem, isWorthTelling, warn } = await import('#configuration/diagnose');
      lines = problems.filter(isWorthTelling).map(describeProblem);
      const key = lines.join('\n');
      if (key !== this.#warned) warn(`<cover-${name}>${element.id ? ` #${element.id}` : ''}`, problems);
      this.#warned = key;
    }
    if (!read.value) {
      const missing = read.problems.filter(({ kind }) => kind === 'required').map(({ path }) => path.join('.'));
      fire(element, 'covermount:error', {
        widget: name,
        code: 'config',
        message: `cover-${name} needs ${missing.join(', ')}. The authored content stays.`,
      });
      if (isDebugging) await this.#showPanel(lines);
      return undefined;
    }
    const { labels, ...config } = read.value;
    const language = languageOf(element, config.language);
    const strings = definition.strings[language];
    const texts = typeof strings === 'function' ? await strings() : strings;
    return {
      config,
      texts: { ...texts, ...(labels as Strings | undefined) },
      language,
      brand,
      services: (config.services as ServicesConfig | undefined) ?? z.parse(servicesConfig, {}),
      isDebugging,
      lines,
    };
  }

  #hostFor({ brand, language, services }: Resolved, mountPoint: MountPoint): WidgetHost {
    const { definition, element } = this.options;
    const key = JSON.stringify([brand, language, services]);
    if (!this.#host || this.#hostKey !== key) {
      this.#hostKey = key;
      this.#host = createHost({ widget: definition.name, element, root: mountPoint.root, brand, language, services });
    }
    return this.#host;
  }
  #hostKey = '';

  #render(resolved: Resolved): void {
    const { definition, element } = this.options;
    const { config, texts, language } = resolved;
    const painted = this.#painted;
    this.#painted = undefined;
    const isolation = (config.isolation as 'shadow' | 'light' | undefined) ?? definition.isolation ?? 'shadow';
    const mountPoint = (this.#mountPoint ??= openMountPoint(element, isolation));
    const { container } = mountPoint;
    container.lang = language;
    applyTheme(container, asRecord(config.theme));
    const host = this.#hostFor(resolved, mountPoint);
    const { View } = definition;
    const tree = (
      <StrictMode>
        <ErrorBoundary onError={(error) => this.#fail(error)}>
          <Drawn onDrawn={() => this.#drawn()}>
            <View config={config} labels={texts} host={host} />
          </Drawn>
        </ErrorBoundary>
      </StrictMode>
    );
    if (this.#root) {
      this.#root.render(tree);
      return;
    }
    const rootOptions: RootOptions = {
      onUncaughtError: (error) => this.#fail(error),
      onCaughtError: () => undefined,
      onRecoverableError: () => undefined,
    };
    if (painted) {
      const inputs = captureInputs(container);
      // React ignores input while it commits, and an early submit needs the typed values.
      this.#afterDrawn = () =>
        queueMicrotask(() => {
          inputs.restore();
          queueMicrotask(() => painted.onHydrated());
        });
      if (painted.matches({ labels: texts, config })) {
        this.#root = hydrateRoot(container, tree, rootOptions);
        return;
      }
      container.replaceChildren();
    }
    this.#root = createRoot(container, {
      ...rootOptions,
      identifierPrefix: mountPoint.root === container ? `${definition.name}${(serial += 1)}-` : '',
    });
    this.#root.render(tree);
  }
  #afterDrawn: (() => void) | undefined;

  #drawn(): void {
    const { definition, element } = this.options;
    this.#mountPoint?.reveal();
    this.#afterDrawn?.();
    this.#afterDrawn = undefined;
    const { isDebugging = false, lines = [] } = this.#resolved ?? {};
    this.#panel?.remove();
    this.#panel = undefined;
    if (isDebugging) void this.#showPanel(lines);
    if (this.#isReady) return;
    this.#isReady = true;
    fire(element, 'covermount:ready', { widget: definition.name });
  }

  async #showPanel(lines: readonly string[]): Promise<void> {
    const { showPanel } = await import('../debug/debug-panel.ts');
    this.#panel?.remove();
    if (this.options.isOver()) return;
    this.#panel = showPanel(this.options.element, `cover-${this.options.definition.name}`, lines);
  }

  #fail(error: unknown): void {
    const { definition, element } = this.options;
    const message = `cover-${definition.name} could not be drawn. The authored content stays.`;
    console.error(`[covermount] ${message}`, error);
    this.#mountPoint?.restore();
    fire(element, 'covermount:error', { widget: definition.name, code: 'render', message });
    // Another configuration is rendered from scratch.
    const root = this.#root;
    this.#root = undefined;
    // The root may be in the middle of rendering.
    queueMicrotask(() => root?.unmount());
  }

  unmount(): void {
    this.#round += 1;
    this.#observer.disconnect();
    this.#panel?.remove();
    const root = this.#root;
    this.#root = undefined;
    root?.unmount();
    this.#mountPoint?.clear();
    this.#mountPoint = undefined;
  }
}

let serial = 0;

function Drawn({ onDrawn, children }: { onDrawn(): void; children: ReactNode }): ReactNode {
  useLayoutEffect(onDrawn);
  return children;
}

/** Renders a widget, and re-renders it when its configuration changes. */
export async function mountWidget(options: MountOptions): Promise<Mounted> {
  const instance = new Instance(options);
  void checkPage();
  await instance.draw();
  return instance;
}
