import { newVisit } from '#widgets/quote-flow/new-visit';
import { answeredVisit, austin, minimalAnswers } from '#widgets/quote-flow/quote-flow.examples';
import type { Visit } from '#widgets/quote-flow/quote-flow.types';
import type { Answers } from '#widgets/quote-flow/steps/answers';
import type { Step } from '#widgets/quote-flow/steps/steps';
import { en } from '#widgets/quote-flow/strings.en';
import { es } from '#widgets/quote-flow/strings.es';
import type { Scenario } from '../story-harness/scenario.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

type Key = keyof typeof en;
export type FlowScenario = Scenario<Key>;
export type FlowUser = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'quote-flow', texts: { en, es } });

/** A story of the flow. Storybook owns the address, so the flow does not mirror its hash. */
export const story = (scenario: FlowScenario) =>
  storyOf({ ...scenario, config: { mirrorHash: false, ...scenario.config } });

const nothing: Answers = { additionalDrivers: [], vehicles: [] };

/** A visit at a step: earlier steps are answered, this one and later ones are not. */
export function visitAtStep(step: Step, more: Partial<Visit> = {}): Pick<FlowScenario, 'place' | 'visit'> {
  const { driver, contact, details, vehicles, policy } = minimalAnswers;
  const answers: Record<Step, Answers> = {
    driver: nothing,
    contact: { ...nothing, driver },
    details: { ...nothing, driver, contact },
    drivers: { ...nothing, driver, contact, details },
    vehicles: { ...nothing, driver, contact, details },
    policy: { ...nothing, driver, contact, details, vehicles },
    quotes: { ...nothing, driver, contact, details, vehicles, policy },
  };
  return { place: austin, visit: { ...newVisit, step, answers: answers[step], placeZip: austin.zip, ...more } };
}

/** A visit that returns to an answered step. */
export const answeredVisitAtStep = (step: Step, more: Partial<Visit> = {}): Pick<FlowScenario, 'place' | 'visit'> => ({
  place: austin,
  visit: { ...answeredVisit, step, ...more },
});

export const submits = (visitor: FlowUser): Promise<void> => visitor.submits();
