import { exampleOffices } from '#widgets/office-locator/office-locator.examples';
import { en } from '#widgets/office-locator/strings.en';
import { es } from '#widgets/office-locator/strings.es';
import type { Scene } from '../stage/scene.ts';
import type { Someone } from '../stage/someone.ts';
import { storyTeller } from '../stage/widget-stage.tsx';

type Key = keyof typeof en;
export type Seeker = Someone<Key>;

const storyOf = storyTeller<Key>({ widget: 'office-locator', texts: { en, es } });

/** A story of someone who looks for an office. */
export const story = (scene: Scene<Key>) => storyOf({ ...scene, config: { offices: exampleOffices, ...scene.config } });

export async function looksFor(seeker: Seeker, text: string): Promise<void> {
  await seeker.types('officeSearch', text);
  await seeker.goesOn();
}
