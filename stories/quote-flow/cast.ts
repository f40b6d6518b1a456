import { newVisit } from '#widgets/quote-flow/new-visit';
import { answeredVisit, austin, minimalAnswers } from '#widgets/quote-flow/quote-flow.examples';
import type { Visit } from '#widgets/quote-flow/quote-flow.types';
import type { Answers } from '#widgets/quote-flow/steps/answers';
import type { Step } from '#widgets/quote-flow/steps/steps';
import { en } from '#widgets/quote-flow/strings.en';
import { es } from '#widgets/quote-flow/strings.es';
import type { Scene } from '../stage/scene.ts';
import type { Someone } from '../stage/someone.ts';
import { storyTeller } from '../stage/widget-stage.tsx';

type Key = keyof typeof en;
export type FlowScene = Scene<Key>;
export type Visitor = Someone<Key>;

const storyOf = storyTeller<Key>({ widget: 'quote-flow', texts: { en, es } });

/** A story of the flow. The address belongs to Storybook, so the flow keeps its hash to itself. */
export const story = (scene: FlowScene) => storyOf({ ...scene, config: { mirrorHash: false, ...scene.config } });

const nothing: Answers = { additionalDrivers: [], vehicles: [] };

/** A visit that has come to a step: what is asked before it is answered, what is asked in it and after it is not. */
export function arrived(step: Step, more: Partial<Visit> = {}): Pick<FlowScene, 'place' | 'visit'> {
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

/** A visit that comes back to a step which is answered. */
export const returned = (step: Step, more: Partial<Visit> = {}): Pick<FlowScene, 'place' | 'visit'> => ({
  place: austin,
  visit: { ...answeredVisit, step, ...more },
});

export const goesOn = (visitor: Visitor): Promise<void> => visitor.goesOn();
