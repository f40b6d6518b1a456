import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language';
import { type Cast, play, type Played, type Scene } from './scene.ts';

interface WidgetStageProps {
  cast: Cast;
  scene: Scene;
  brand: string;
  language: Language;
}

let playing: Promise<void> = Promise.resolve();

/** A scene in one language: what a visitor presses and reads is in its texts. */
class Telling {
  #played: Played | undefined;
  #last: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(
    private readonly cast: Cast,
    private readonly scene: Scene,
    private readonly language: Language,
  ) {}

  /** Resolves when the scene has come about for the brand. One brand comes after the other. */
  speakFor(brand: string, stage: HTMLElement): Promise<void> {
    this.#last = this.#speakAfter(this.#last, brand, stage);
    return this.#last;
  }

  async #speakAfter(last: Promise<void>, brand: string, stage: HTMLElement): Promise<void> {
    await last;
    if (this.#isOver || (await this.#played?.turnTo(brand))) return;
    this.#played?.end();
    // A shadow root cannot be taken off an element again.
    const element = document.createElement('div');
    stage.replaceChildren(element);
    this.#played = play(this.cast, this.scene, { element, brand, language: this.language });
    await this.#played.done;
  }

  end(): void {
    this.#isOver = true;
    this.#played?.end();
  }
}

function WidgetStage({ cast, scene, brand, language }: WidgetStageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [telling] = useState(() => new Telling(cast, scene, language));
  const [failure, setFailure] = useState<Error>();

  useLayoutEffect(() => () => telling.end(), [telling]);

  // Before the story counts as drawn: its play function waits for this.
  useLayoutEffect(() => {
    const element = stage.current!;
    element.setAttribute('aria-busy', 'true');
    const shown = telling.speakFor(brand, element).then(() => {
      // Unless another brand is already asked for.
      if (playing === shown) element.removeAttribute('aria-busy');
    });
    playing = shown;
    playing.catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
  }, [telling, brand]);

  if (failure) throw failure;
  return <div ref={stage} />;
}

/** Makes stories of a widget. A story is there when its scene has come about. */
export function storyTeller<Key extends string>(cast: Cast) {
  return (scene: Scene<Key>): StoryObj => ({
    render: (_args, { globals }) => {
      const language = globals.language === 'es' ? 'es' : 'en';
      return <WidgetStage key={language} cast={cast} scene={scene} brand={String(globals.brand)} language={language} />;
    },
    play: () => playing,
  });
}
