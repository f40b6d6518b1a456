import type { Locator, Page } from '@playwright/test';
import type { Author } from '../../browser/model/author.ts';
import type { Payer } from '../../browser/model/payer.ts';
import type { Person } from '../../browser/model/people.ts';
import type { Purchase } from '../../browser/model/purchase.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';
import type { Visitor } from '../../browser/model/visitor.ts';
import type { FaultName } from './response-faults.ts';

export interface Scene {
  page: Page;
  sandbox: Sandbox;
  author: Author;
  person: Person;
  visitor: Visitor;
  /** Pays a policy that no other test pays. */
  payer: Payer;
  purchase: Purchase;
}

/** A point in a flow at which the visitor waits for a call. */
export interface FaultPoint {
  where: string;
  call: string;
  widget: string;
  /** Goes to the point before the call. */
  arrives(scene: Scene): Promise<unknown>;
  /** Makes the call. */
  makesCall(scene: Scene): Promise<unknown>;
  /** The message after a failure; none where every fault ends otherwise. */
  message?(scene: Scene): Locator;
  /** Retries the call, at a point with a message. */
  triesAgain?(scene: Scene): Promise<unknown>;
  /** Waits for the state after a successful call, at a point with a message. */
  succeeds?(scene: Scene): Promise<unknown>;
  /** Faults after which the visitor sees something else than the message. */
  otherwise?: readonly OtherOutcome[];
  /** Counts what the services have of the point's purchase, charge, signature or submission. */
  counts?(scene: Scene): Promise<number>;
  /** True if the call replaces the fields by another page. */
  leavesForm?: boolean;
  /** Goes back to the fields, at a point that leaves them and whose flow keeps drafts. */
  returns?(scene: Scene): Promise<unknown>;
}

/** What a visitor sees after faults that the point's message does not follow. */
export interface OtherOutcome {
  faults: readonly FaultName[];
  /** Completes the title of the test: `… continues without the lead`. */
  title: string;
  /**
   * What is announced: an element, the next page (`another page`, which the browser announces itself), or `nothing`, with the
   * reason: the visitor notices no failure. `alsoAnnounced` is the beginning of what the page announces without a fault, too.
   */
  announces: ((scene: Scene) => Locator) | 'another page' | { nothing: string; alsoAnnounced?: string };
  /** True if the fields are replaced by another page: the call has succeeded, or the point's call leaves the form. */
  leavesForm?: boolean;
  sees?(scene: Scene): Promise<unknown>;
  /** Continues when the fault has ended. */
  continues?(scene: Scene): Promise<unknown>;
}

/** One object for each scene, such as a page model that remembers what it did. */
export function perScene<Value extends object>(create: (scene: Scene) => Value): (scene: Scene) => Value {
  const values = new WeakMap<Scene, Value>();
  return (scene) => {
    const value = values.get(scene) ?? create(scene);
    values.set(scene, value);
    return value;
  };
}
