import type { Page } from '@playwright/test';
import { documentedCalls } from '#services/contract/documented-calls';
import { commitNumber } from '#tooling/testing/commit-number';
import { parts } from '#tooling/testing/sample';
import { isLongTier } from '#tooling/testing/tier';
import type { Author } from '../browser/model/author.ts';
import { Payer } from '../browser/model/payer.ts';
import type { Person } from '../browser/model/people.ts';
import { Purchase } from '../browser/model/purchase.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import type { Visitor } from '../browser/model/visitor.ts';
import { faultPoints } from './model/all-fault-points.ts';
import type { FaultPoint, Scene } from './model/fault-point.ts';
import { prepareFastTimers, speedUpTimersFromHere } from './model/faults.ts';
import { expect, test } from './model/journey.ts';
import { faultNames, type FaultName, responseFaults } from './model/response-faults.ts';
import { clearVisitorStorage } from './model/storage-loss.ts';

/** The faults of a test that one commit runs. */
const sampleSize = 2;

/**
 * The faults that a test runs: all in the long tier, else two. One commit runs one test in 64, each with the two
 * faults after those of the one before, so that about half of the faults occur in every commit; 64 commits later the
 * same test runs the next two.
 */
function sampled(faults: readonly FaultName[], index: number): readonly FaultName[] {
  if (isLongTier) return faults;
  const start = (Math.floor(commitNumber / parts) + Math.floor(index / parts)) * sampleSize;
  return faults.filter((_, at) => (at - (start % faults.length) + faults.length) % faults.length < sampleSize);
}

/** Milliseconds between two faults by the clock of the services, which limit how often an email address is tried. */
const betweenFaults = 30_000;

const guestCalls = new Set(
  documentedCalls.filter(({ contract }) => contract.authorization === 'guest').map(({ contract }) => contract.id),
);

interface Fixtures {
  page: Page;
  sandbox: Sandbox;
  author: Author;
  person: Person;
  visitor: Visitor;
}

const sceneOf = ({ page, sandbox, author, person, visitor }: Fixtures): Scene => ({
  page,
  sandbox,
  author,
  person,
  visitor,
  payer: new Payer(page, sandbox),
  purchase: new Purchase(page),
});

/** The purchases, charges, signatures or submissions that the services have; 0 at points that make none. */
const countAt = async ({ counts }: FaultPoint, scene: Scene): Promise<number> => (await counts?.(scene)) ?? 0;

for (const [index, point] of faultPoints.entries()) {
  const { where, call, widget, leavesForm = false, otherwise = [] } = point;
  const announced = faultNames.filter((name) => !otherwise.some(({ faults }) => faults.includes(name)));

  if (announced.length > 0) {
    test(`${where}: every failure of the response is announced, loses no input and can be retried`, async ({
      page,
      sandbox,
      author,
      person,
      visitor,
      invariants,
      watch,
    }) => {
      const scene = sceneOf({ page, sandbox, author, person, visitor });
      const element = page.locator(widget).first();
      watch.allows(/^console (warning|error): \[covermount\]/);
      await prepareFastTimers(page);
      await point.arrives(scene);
      await speedUpTimersFromHere(page, sandbox);
      let isFirst = true;
      for (const name of sampled(announced, index)) {
        await test.step(name, async () => {
          sandbox.setsClockAhead(betweenFaults);
          await sandbox.injectFault({ call, ...responseFaults[name] });
          await (isFirst ? point.makesCall(scene) : point.triesAgain!(scene));
          const before = leavesForm ? {} : await invariants.fields(element);
          isFirst = false;
          await invariants.isAnnounced(point.message!(scene));
          await invariants.noWidgetIsBlank(page);
          await invariants.nothingTypedIsLost(element, before);
          expect(await countAt(point, scene), 'What the services have').toBeLessThanOrEqual(1);
        });
      }
      sandbox.setsClockAhead(betweenFaults);
      // The response that succeeds may take a busy machine longer than a tenth of the limits allows.
      await speedUpTimersFromHere(page, sandbox, 3);
      // The retry meets an expired token, which the client renews by itself.
      if (guestCalls.has(call)) await sandbox.injectFault({ call, ...responseFaults['status 401'], times: 1 });
      else await sandbox.clearFaults();
      await point.triesAgain!(scene);
      await point.succeeds!(scene);
      if (point.counts) await expect.poll(() => countAt(point, scene), 'What the services have').toBe(1);
      await invariants.atMostOneLead(person.email);
    });
  }

  for (const { title, faults, sees, continues } of otherwise) {
    test(`${where}: ${title}`, async ({ page, sandbox, author, person, visitor, invariants, watch }) => {
      watch.allows(/^console (warning|error): \[covermount\]/);
      await prepareFastTimers(page);
      for (const name of sampled(faults, index)) {
        await test.step(name, async () => {
          await sandbox.clearFaults();
          await clearVisitorStorage(page, sandbox);
          const scene = sceneOf({ page, sandbox, author, person, visitor });
          await point.arrives(scene);
          await speedUpTimersFromHere(page, sandbox);
          const before = await countAt(point, scene);
          await sandbox.injectFault({ call, ...responseFaults[name] });
          await point.makesCall(scene);
          await sees(scene);
          await invariants.noWidgetIsBlank(page);
          await sandbox.clearFaults();
          await continues?.(scene);
          expect((await countAt(point, scene)) - before, 'What the services have').toBeLessThanOrEqual(1);
        });
      }
    });
  }
}
