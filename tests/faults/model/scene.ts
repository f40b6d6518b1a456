import type { Page } from '@playwright/test';
import type { Author } from '../../browser/model/author.ts';
import { Payer } from '../../browser/model/payer.ts';
import type { Person } from '../../browser/model/people.ts';
import { Purchase } from '../../browser/model/purchase.ts';
import type { Sandbox } from '../../browser/model/sandbox.ts';
import type { Visitor } from '../../browser/model/visitor.ts';
import type { Scene } from './fault-point.ts';

interface Fixtures {
  page: Page;
  sandbox: Sandbox;
  author: Author;
  person: Person;
  visitor: Visitor;
}

/** The scene of a fault point, with a payer and a buyer on the test's page. */
export const sceneOf = ({ page, sandbox, author, person, visitor }: Fixtures): Scene => ({
  page,
  sandbox,
  author,
  person,
  visitor,
  payer: new Payer(page, sandbox),
  purchase: new Purchase(page),
});
