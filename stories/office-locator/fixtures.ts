import { exampleOffices } from '#widgets/office-locator/office-locator.examples';
import { en } from '#widgets/office-locator/strings.en';
import { es } from '#widgets/office-locator/strings.es';
import type { Scenario } from '../story-harness/scenario.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

type Key = keyof typeof en;
export type Seeker = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'office-locator', texts: { en, es } });

/** A story of an office search. */
export const story = (scenario: Scenario<Key>) =>
  storyOf({ ...scenario, config: { offices: exampleOffices, ...scenario.config } });

export async function looksFor(seeker: Seeker, text: string): Promise<void> {
  await seeker.types('officeSearch', text);
  await seeker.submits();
}
