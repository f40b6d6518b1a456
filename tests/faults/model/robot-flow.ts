import type { Person } from '../../browser/model/people.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';
import type { Chance } from '../chance.ts';
import type { RobotEnding } from '../robot.ts';

/** Text by the first pattern that matches a field's names and label. */
export type Answers = readonly (readonly [pattern: string, answer: string])[];

export interface RobotScene {
  chance: Chance;
  sandbox: Sandbox;
  person: Person;
  /** A policy number that no other robot uses, like one of the seeded ones that can be paid online. */
  policyNumber: string;
}

/** A page of a journey, up to its end. */
export interface RobotLeg {
  /** Path of the page, or how to find it: a link in a message. */
  path: string | (() => Promise<string>);
  ending: RobotEnding;
  /** Where the page is opened once more: a new link was sent. */
  again?: RobotEnding;
  /** Before those of the journey. */
  answers?: Answers;
  /** What was typed is not stored: passwords, and forms of one field. */
  forgets?: true;
}

/** One journey, prepared in the services. */
export interface RobotVisit {
  legs: readonly [RobotLeg, ...RobotLeg[]];
  /** Before the common answers. */
  answers?: Answers;
  /** Options to choose, by patterns of groups and labels, before the common ones. */
  choices?: Answers;
  /** The number of charges so far; absent where no money moves. */
  charges?: () => Promise<number>;
  /** The services have what a page of the journey is for. */
  isDone?: (leg: number) => Promise<boolean>;
  /** What is wrong with the records of the services after the journey; `isComplete` if the page showed its end. */
  problems: (isComplete: boolean) => Promise<readonly string[]>;
}

export interface RobotFlow {
  /** The calls and partners' pages that fail. */
  calls: readonly string[];
  /**
   * Those of them whose success has no content: an empty response says that the service has done what was asked, so it
   * is not tried as a failure.
   */
  acknowledged?: readonly string[];
  /** The actions of a journey without faults, about: faults happen within them. */
  length: number;
  /** Labels that are pressed when there is no main button; those of {@link continues} by default. */
  continues?: string;
  /** Labels that are never pressed, because they lead out of the journey. */
  never?: string;
  followsLinks: boolean;
  /** Buys with codes that an agent accepts. */
  hasAgent?: boolean;
  begin: (scene: RobotScene) => Promise<RobotVisit> | RobotVisit;
}

/** What a visitor presses when the page has no main button. */
export const continues = [
  'try again',
  'check again',
  'load it again',
  'look again',
  'ask again',
  'continue',
  'go to ',
  'use another card',
  'enter my details',
  'back to the form',
  'choose (single|family)',
  'i gave my card',
  'sign now',
  'join the waitlist',
  'close',
  'ok',
]
  .map((label) => `^${label}`)
  .join('|');

/** Rows of a list of the sandbox's. */
export async function rowsOf<Row>(
  sandbox: Pick<Sandbox, 'url'>,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const response = await fetch(`${sandbox.url}/sandbox${path}?${new URLSearchParams(query).toString()}`);
  return (await response.json()) as readonly Row[];
}

/** One problem if there are more rows than one, or none at the end of a journey. */
export function notOne(rows: readonly unknown[], what: string, isComplete: boolean): string[] {
  return rows.length > 1 || (isComplete && rows.length === 0)
    ? [`${rows.length} ${what}: ${JSON.stringify(rows)}`]
    : [];
}
