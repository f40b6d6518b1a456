import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language';
import { type Cast, play, type Scene } from './scene.ts';

interface WidgetStageProps {
  cast: Cast;
  scene: Scene;
  brand: string;
  language: Language;
}

let playing: Promise<void> = Promise.resolve();

function WidgetStage({ cast, scene, brand, language }: WidgetStageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<Error>();

  // Before the story counts as drawn: its play function waits for this.
  useLayoutEffect(() => {
    // A shadow root cannot be taken off an element again.
    const element = document.createElement('div');
    stage.current?.replaceChildren(element);
    stage.current?.setAttribute('aria-busy', 'true');
    const { done, end } = play(cast, scene, { element, brand, language });
    playing = done.then(() => element.parentElement?.removeAttribute('aria-busy'));
    playing.catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
    return end;
  }, [cast, scene, brand, language]);

  if (failure) throw failure;
  return <div ref={stage} />;
}

/** Makes stories of a widget. A story is there when its scene has come about. */
export function storyTeller<Key extends string>(cast: Cast) {
  return (scene: Scene<Key>): StoryObj => ({
    render: (_args, { globals }) => (
      <WidgetStage
        cast={cast}
        scene={scene}
        brand={String(globals.brand)}
        language={globals.language === 'es' ? 'es' : 'en'}
      />
    ),
    play: () => playing,
  });
}
