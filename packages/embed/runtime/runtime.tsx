import { StrictMode, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root, RootOptions } from 'react-dom/client';
import type { Problem } from '#configuration/problem';
import { pageSource, resolveAll, resolveSources } from '#configuration/sources';
import type { BrandPreset, ConfigSource, ElementSources } from '#configuration/sources.types';
import type { Language } from '#domain/language';
import { asRecord } from '#domain/plain-object';
import type { ServicesConfig } from '#services/services-config';
import { MissingModuleReport } from '#ui/modules/lazy-module/missing-module-report';
import { applyTheme } from '#ui/theme';
import { isImageAddress, type RenderedFirstPaint } from '../first-paint/first-paint.ts';
import { type Control, controlOf, controls, transferInputs } from '../first-paint/input-state.ts';
import { labelsIn, languageOf } from '../first-paint/language.ts';
import type { Labels } from '../first-paint/language.ts';
import { idPrefixOf, openMountPoint } from '../first-paint/mount-point.ts';
import type { MountPoint } from '../first-paint/mount-point.ts';
import { captureInputs } from './capture-inputs.ts';
import { defaultServices, isDebugOn, isPageFlawless, readBrand, readWidget } from './compiled-config.ts';
import { carryPress } from './complete-press.ts';
import type { Brand, Strings, WidgetDefinition, WidgetHost } from './define-widget.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { fire } from './events.ts';
import { focusPressed } from './focus-pressed.ts';
import { createHost } from './host.ts';
import { repeatPress } from './repeat-press.ts';
import { unusedInElement, unusedInPage } from './unused-keys.ts';

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
  painted: RenderedFirstPaint | undefined;
  /** A server-printed form without an address was submitted. */
  isSubmitted(): boolean;
  /** The names of all widgets. */
  widgets: readonly string[];
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

/** The brand; `checkPage` reports problems of its preset. */
function brandOf({ id, preset }: BrandPreset): Brand {
  const value = readBrand({ source: `brand preset "${id}"`, value: preset });
  const logo = isImageAddress(preset.logo) ? preset.logo : undefined;
  if (value) return { ...(value as unknown as Brand), logo };
  const text = (key: string) => (typeof preset[key] === 'string' && preset[key] !== '' ? preset[key] : undefined);
  return {
    code: text('code') ?? (/^[\w-]+$/.test(id) ? id : 'default'),
    name: text('name') ?? '',
    logo,
    phone: text('phone'),
  };
}

let checkedPage: { page: ConfigSource; problems: Promise<readonly Problem[]> } | undefined;

async function problemsOf(page: ConfigSource, widgets: readonly string[]): Promise<readonly Problem[]> {
  const { sources, problems } = await resolveAll([page]);
  const value = sources[0]?.value;
  if (!isPageFlawless(sources)) {
    const { pageProblems } = await import('./checked-config.chunk.ts');
    problems.push(...pageProblems(sources));
  }
  problems.push(...unusedInPage(value, widgets));
  if (document.querySelectorAll('[data-covermount=page]').length > 1)
    problems.push({ kind: 'ignored', source: 'second page block', path: [] });
  if (problems.length > 0) {
    const { warn } = await import('#configuration/diagnose');
    warn('page block', problems);
  }
  return problems;
}

/** The problems of the page block; reported on the console once per page. None if the files for it do not load. */
function checkPage(widgets: readonly string[]): Promise<readonly Problem[]> {
  const page = pageSource();
  if (checkedPage?.page !== page) {
    const problems = problemsOf(page, widgets).catch(() => {
      if (checkedPage?.page === page) checkedPage = undefined;
      return [];
    });
    checkedPage = { page, problems };
  }
  return checkedPage.problems;
}

/** A problem that no widget reports: of a brand preset, of the widget names, or of keys that nothing reads. */
const isOfPageAlone = ({ kind, path: [top = '', , key] }: Problem): boolean =>
  kind === 'ignored' ||
  /^(brand|widgets)$/i.test(String(top)) ||
  (/^brands$/i.test(String(top)) && key !== 'theme' && key !== 'services' && key !== 'language');

/** A commit takes milliseconds. If none happens, React has thrown outside of every error boundary. */
const commitLimit = 5000;

class Instance implements Mounted {
  #mountPoint: MountPoint | undefined;
  #root: Root | undefined;
  #host: WidgetHost | undefined;
  #resolved: Resolved | undefined;
  #painted: RenderedFirstPaint | undefined;
  #paintedControls: readonly Control[] = [];
  #panel: HTMLElement | undefined;
  #warned = '';
  #round = 0;
  #isReady = false;
  /** Removes listeners of the element, which may outlive the widget. */
  readonly #listening = new AbortController();
  readonly #observer: MutationObserver;

  constructor(readonly options: MountOptions) {
    const { element, painted } = options;
    this.#painted = painted;
    this.#mountPoint = painted?.mountPoint;
    const { signal } = this.#listening;
    if (painted) element.addEventListener('covermount:complete', () => painted.onCompleted(), { signal });
    this.#observer = new MutationObserver((records) => {
      const concerns = records.some(
        ({ type, attributeName, addedNodes }) =>
          (type === 'attributes' && !/^(class|style|data-cover-(drawn|fits))$/.test(attributeName ?? '')) ||
          [...addedNodes].some((node) => node instanceof HTMLScriptElement),
      );
      if (concerns) this.refresh();
    });
    this.#observer.observe(element, { attributes: true, childList: true });
  }

  /** If a file for a changed configuration fails to load, the widget stays as it is. */
  refresh(): void {
    this.draw().catch((error: unknown) => {
      console.error(`[covermount] cover-${this.options.definition.name} could not be changed.`, error);
      this.#reportMissingModule();
    });
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
    const found = sources();
    const { brand: raw, sources: resolved, written, problems } = await resolveSources(found);
    let value = readWidget(definition, resolved);
    const brand = brandOf(raw);
    if (!value) {
      const { checkWidget } = await import('./checked-config.chunk.ts');
      const read = await checkWidget(definition, resolved);
      ({ value } = read);
      problems.push(...read.problems);
    }
    problems.push(...unusedInElement(found, { written }));
    if (raw.id && !raw.isKnown) {
      const { unknownBrand } = await import('./checked-config.chunk.ts');
      problems.push(unknownBrand(raw));
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
    if (!value) {
      const missing = problems.filter(({ kind }) => kind === 'required').map(({ path }) => path.join('.'));
      fire(element, 'covermount:error', {
        widget: name,
        code: 'config',
        message: `cover-${name} needs ${missing.join(', ')}. The authored content stays.`,
      });
      if (isDebugging) await this.#showPanel(lines);
      return undefined;
    }
    const { labels, ...config } = value;
    const language = languageOf(element, config.language);
    const strings = definition.strings[language];
    const texts = typeof strings === 'function' ? await strings() : strings;
    return {
      config,
      texts: { ...texts, ...labelsIn(language, labels as Labels | undefined) },
      language,
      brand,
      services: (config.services as ServicesConfig | undefined) ?? defaultServices(),
      isDebugging,
      lines,
    };
  }

  #hostFor({ brand, language, services }: Resolved, mountPoint: MountPoint): WidgetHost {
    const { definition, element } = this.options;
    const key = JSON.stringify([brand, language, services]);
    if (!this.#host || this.#hostKey !== key) {
      this.#hostKey = key;
      const { root } = mountPoint;
      this.#host = createHost({ widget: definition.name, element, root, brand, language, services });
    }
    return this.#host;
  }
  #hostKey = '';

  #render(resolved: Resolved): void {
    const { definition, element } = this.options;
    const { config, texts, language } = resolved;
    const painted = this.#painted;
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
          <MissingModuleReport value={this.#reportMissingModule}>
            <Drawn onDrawn={() => this.#drawn()}>
              <View config={config} labels={texts} host={host} />
            </Drawn>
          </MissingModuleReport>
        </ErrorBoundary>
      </StrictMode>
    );
    if (this.#root) {
      this.#root.render(tree);
      return;
    }
    const rootOptions: RootOptions = {
      identifierPrefix:
        painted?.idPrefix ?? idPrefixOf(definition.name, mountPoint.root === container ? 'light' : 'shadow'),
      onUncaughtError: (error) => this.#fail(error),
      onCaughtError: () => undefined,
      onRecoverableError: () => undefined,
    };
    this.#awaitCommit();
    focusPressed(container);
    const early = painted ? container : mountPoint.served;
    if (early) {
      const earlyControls = [...early.querySelectorAll<Control>(controls)];
      this.#paintedControls = earlyControls;
      const pressed = () =>
        painted?.onHydrated() ?? {
          // A visitor past the first step sees another form.
          isSubmitted: this.options.isSubmitted() && earlyControls.every((control) => controlOf(container, control)),
          button: undefined,
        };
      const inputs = captureInputs(early, container);
      const endPress = carryPress(early);
      // React ignores input while it commits, and an early submit needs the typed values.
      this.#afterDrawn = () =>
        queueMicrotask(() => {
          inputs.restore();
          endPress();
          queueMicrotask(() => repeatPress(container, pressed()));
        });
      if (painted?.matches({ labels: texts, config, brand: { ...resolved.brand } })) {
        painted.beforeHydration();
        // A transition hydrates in slices, so that a press or a key in the meantime need not wait for all of it.
        startTransition(() => {
          this.#root = hydrateRoot(container, tree, rootOptions);
        });
        return;
      }
      // React empties the container when it commits; until then the visitor types into the existing controls. Without
      // these styles, WebKit would scroll up meanwhile, and other engines would follow a container that moves up when
      // the printed content is removed.
      Object.assign(container.style, { minHeight: `${container.offsetHeight}px`, overflowAnchor: 'none' });
    }
    const root = createRoot(container, rootOptions);
    this.#root = root;
    startTransition(() => root.render(tree));
  }
  #afterDrawn: (() => void) | undefined;

  /** Two timers of half the limit: a busy page may run an expired timer before React's own task. */
  #awaitCommit(): void {
    this.#commitTimer = setTimeout(() => {
      this.#commitTimer = setTimeout(() => this.#fail(new Error('React did not commit.')), commitLimit / 2);
    }, commitLimit / 2);
  }
  #commitTimer: ReturnType<typeof setTimeout> | undefined;

  #drawn(): void {
    const { definition, element } = this.options;
    clearTimeout(this.#commitTimer);
    this.#painted = undefined;
    this.#paintedControls = [];
    this.#show();
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

  #show(): void {
    const mountPoint = this.#mountPoint;
    if (!mountPoint) return;
    const { container } = mountPoint;
    if (container.hidden) {
      container.hidden = false;
      mountPoint.reveal();
    }
    if (!container.style.minHeight) return;
    // After a layout, the page does not scroll.
    void container.offsetHeight;
    Object.assign(container.style, { minHeight: '', overflowAnchor: '' });
  }

  /** Without its files there is no panel; the widget needs none. */
  async #showPanel(lines: readonly string[]): Promise<void> {
    const files = [import('../debug/debug-panel.ts'), import('#configuration/diagnose')] as const;
    const loaded = await Promise.all(files).catch(() => undefined);
    if (!loaded) return;
    const [{ showPanel }, { describeProblem }] = loaded;
    const page = (await checkPage(this.options.widgets)).filter(isOfPageAlone).map(describeProblem);
    this.#panel?.remove();
    if (this.options.isOver()) return;
    this.#panel = showPanel(this.options.element, `cover-${this.options.definition.name}`, [...lines, ...page]);
  }

  readonly #reportMissingModule = (): void => {
    const { definition, element } = this.options;
    const message = `A part of cover-${definition.name} could not be loaded.`;
    fire(element, 'covermount:error', { widget: definition.name, code: 'load', message });
  };

  #fail(error: unknown): void {
    const { definition, element } = this.options;
    const message = `cover-${definition.name} could not be drawn. The authored content stays.`;
    console.error(`[covermount] ${message}`, error);
    clearTimeout(this.#commitTimer);
    this.#mountPoint?.restore();
    // The authored content is visible now, and can take the focus.
    transferInputs(this.#paintedControls, element);
    fire(element, 'covermount:error', { widget: definition.name, code: 'render', message });
    this.#painted?.onAbandoned();
    this.#painted = undefined;
    this.#afterDrawn = undefined;
    this.#end();
  }

  /** Unmounts the root. A later configuration is rendered from scratch. */
  #end(): void {
    const root = this.#root;
    this.#root = undefined;
    // The root may be in the middle of rendering.
    queueMicrotask(() => {
      try {
        root?.unmount();
      } catch {
        // If React cannot commit, it cannot unmount either.
      }
    });
  }

  /** Stops drawing; the painted view stays for another instance. */
  stop(): void {
    this.#round += 1;
    clearTimeout(this.#commitTimer);
    this.#observer.disconnect();
    this.#listening.abort();
  }

  unmount(): void {
    this.stop();
    this.#panel?.remove();
    const root = this.#root;
    this.#root = undefined;
    root?.unmount();
    if (this.#painted) this.#painted.remove();
    else this.#mountPoint?.clear();
    this.#mountPoint = undefined;
  }
}

function Drawn({ onDrawn, children }: { onDrawn(): void; children: ReactNode }): ReactNode {
  useLayoutEffect(onDrawn);
  return children;
}

/** Renders a widget, and re-renders it when its configuration changes. */
export async function mountWidget(options: MountOptions): Promise<Mounted> {
  const instance = new Instance(options);
  void checkPage(options.widgets);
  try {
    await instance.draw();
  } catch (error) {
    instance.stop();
    throw error;
  }
  return instance;
}
