import type { Locator, Page } from '@playwright/test';
import type { Payer } from '../../browser/model/payer.ts';
import type { Person } from '../../browser/model/people.ts';
import type { Purchase } from '../../browser/model/purchase.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';
import type { Visitor } from '../../browser/model/visitor.ts';

export interface Scene {
  page: Page;
  sandbox: Sandbox;
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
  /** The message after a failure of any kind. */
  message(scene: Scene): Locator;
  /** Retries the call. */
  triesAgain(scene: Scene): Promise<unknown>;
  /** Waits for the state after a successful call. */
  succeeds(scene: Scene): Promise<unknown>;
  /** The faults that show a message and a retry here; all by default. After other faults the visitor continues by hand. */
  only?: readonly string[];
  /** True if the call replaces the fields by another page. */
  leavesForm?: boolean;
}
