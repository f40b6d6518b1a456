import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Args } from 'storybook/internal/csf';
import type { Language } from '#domain/language';
import { type StoryWidget, runScenario, type RunningScenario, type Scenario } from './scenario.ts';
import { widgetSettings } from './widget-settings.ts';

interface StoryHostProps {
  /** The values of the controls. */
  settings: Args;
  widget: StoryWidget;
  scenario: Scenario;
  brand: string;
  language: Language;
}

let completion: Promise<void> = Promise.resolve();

/** Runs a scenario in one language. */
class ScenarioRunner {
  #running: RunningScenario | undefined;
  #last: Promise<void> = Promise.resolve();
  #isOver = false;
  #settings: Args = {};

  constructor(
    private readonly widget: StoryWidget,
    private readonly scenario: Scenario,
    private readonly language: Language,
  ) {}

  /** Shows the scenario for a brand; resolves when it is complete. Calls run one after another. */
  show(brand: string, container: HTMLElement): Promise<void> {
    this.#last = this.#showAfter(this.#last, brand, container);
    return this.#last;
  }

  /** Updates the widget with the values of the controls, once the scenario is complete. */
  async configure(settings: Args): Promise<void> {
    this.#settings = settings;
    await this.#last;
    if (!this.#isOver) this.#running?.configure(settings);
  }

  async #showAfter(last: Promise<void>, brand: string, container: HTMLElement): Promise<void> {
    await last;
    if (this.#isOver || (await this.#running?.switchBrand(brand))) return;
    this.#running?.stop();
    // A shadow root cannot be detached from its element.
    const element = document.createElement('div');
    container.replaceChildren(element);
    this.#running = runScenario(this.widget, this.scenario, { element, brand, language: this.language });
    await this.#running.done;
    if (Object.keys(this.#settings).length > 0) this.#running?.configure(this.#settings);
  }

  end(): void {
    this.#isOver = true;
    this.#running?.stop();
  }
}

function StoryHost({ widget, scenario, brand, language, settings }: StoryHostProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [runner] = useState(() => new ScenarioRunner(widget, scenario, language));
  const [failure, setFailure] = useState<Error>();
  const wasConfigured = useRef(false);

  useLayoutEffect(() => () => runner.end(), [runner]);

  // A layout effect, because the story's play function waits for `completion`.
  useLayoutEffect(() => {
    const element = container.current!;
    element.toggleAttribute('data-story-pending', true);
    const shown = runner.show(brand, element).then(() => {
      // Skipped if another brand was requested meanwhile.
      if (completion === shown) element.removeAttribute('data-story-pending');
    });
    completion = shown;
    completion.catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
  }, [runner, brand]);

  useLayoutEffect(() => {
    if (Object.keys(settings).length > 0) wasConfigured.current = true;
    if (wasConfigured.current) void runner.configure(settings);
  }, [runner, settings]);

  if (failure) throw failure;
  return <div ref={container} />;
}

/** Creates stories of a widget. A story's play function resolves when its scenario is complete. */
export function createStoryFactory<Key extends string>(widget: StoryWidget) {
  const argTypes = widgetSettings(widget.widget);
  return (scenario: Scenario<Key>): StoryObj => ({
    argTypes,
    parameters: { shadow: false, widget: widget.widget },
    render: (args, { globals }) => {
      const language = globals.language === 'es' ? 'es' : 'en';
      return (
        <StoryHost
          key={language}
          widget={widget}
          scenario={scenario}
          brand={String(globals.brand)}
          language={language}
          settings={args}
        />
      );
    },
    play: () => completion,
  });
}
