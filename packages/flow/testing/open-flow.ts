import { type ComponentType, createElement } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';

export interface OpenFlowOptions<Config, Labels> extends FakePageOptions {
  View: ComponentType<WidgetProps<Config, Labels>>;
  config: Config;
  labels: Labels;
  /** Called before the flow renders, for example to remember a place. */
  prepare?: (opened: ReturnType<typeof openPage>) => void;
}

/**
 * Opens a flow's widget on a fake page of its own, with fake services.
 *
 * @example
 * const { sees, services } = await openFlow({ View: Roadside, config: exampleConfig, labels: en, path: '/roadside' });
 * await sees(en.plansTitle);
 */
export async function openFlow<Config, Labels>({
  View,
  config,
  labels,
  prepare,
  ...options
}: OpenFlowOptions<Config, Labels>) {
  const opened = openPage(options);
  const { host, services } = opened;
  prepare?.(opened);
  const widget = (given: Config, texts: Labels) => createElement(View, { config: given, labels: texts, host });
  const drawing = await renderInShadowRoot(widget(config, labels));
  drawing.container.lang = host.language;
  // While a control fades from disabled to enabled, its contrast matches neither state.
  const withoutTransitions = new CSSStyleSheet();
  withoutTransitions.replaceSync('* { transition: none !important }');
  drawing.root.adoptedStyleSheets.push(withoutTransitions);
  onTestFinished(() => services.goOnline());
  return {
    ...opened,
    ...drawing,
    /** Expects the step with this title to be shown. */
    sees: (title: string) => expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible(),
    /** Expects the step with this title to be shown, with the focus on its heading. */
    arrivesAt: (title: string) => expect.poll(() => drawing.focused()?.textContent).toBe(title),
    configure: (given: Config, texts: Labels = labels) => drawing.rerender(widget(given, texts)),
    leave: () => drawing.rerender(null),
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });

/** A choice of a radio group, by the group's question. */
export const choice = (group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true });

/** Presses a button, even if it is `aria-disabled`: it then reports what is missing. */
export const press = (name: string | RegExp) => button(name).click({ force: true });
