import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language';
import { type StoryWidget, runScenario, type RunningScenario, type Scenario } from './scenario.ts';

interface StoryHostProps {
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

  async #showAfter(last: Promise<void>, brand: string, container: HTMLElement): Promise<void> {
    await last;
    if (this.#isOver || (await this.#running?.switchBrand(brand))) return;
    this.#running?.stop();
    // A shadow root cannot be detached from its element.
    const element = document.createElement('div');
    container.replaceChildren(element);
    this.#running = runScenario(this.widget, this.scenario, { element, brand, language: this.language });
    await this.#running.done;
  }

  end(): void {
    this.#isOver = true;
    this.#running?.stop();
  }
}

function StoryHost({ widget, scenario, brand, language }: StoryHostProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [runner] = useState(() => new ScenarioRunner(widget, scenario, language));
  const [failure, setFailure] = useState<Error>();

  useLayoutEffect(() => () => runner.end(), [runner]);

  // A layout effect, because the story's play function waits for `completion`.
  useLayoutEffect(() => {
    const element = container.current!;
    element.setAttribute('aria-busy', 'true');
    const shown = runner.show(brand, element).then(() => {
      // Unless another brand was requested meanwhile.
      if (completion === shown) element.removeAttribute('aria-busy');
    });
    completion = shown;
    completion.catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
  }, [runner, brand]);

  if (failure) throw failure;
  return <div ref={container} />;
}

/** Creates stories of a widget. A story's play function resolves when its scenario is complete. */
export function createStoryFactory<Key extends string>(widget: StoryWidget) {
  return (scenario: Scenario<Key>): StoryObj => ({
    render: (_args, { globals }) => {
      const language = globals.language === 'es' ? 'es' : 'en';
      return (
        <StoryHost
          key={language}
          widget={widget}
          scenario={scenario}
          brand={String(globals.brand)}
          language={language}
        />
      );
    },
    play: () => completion,
  });
}
