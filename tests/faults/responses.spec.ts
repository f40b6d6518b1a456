import { documentedCalls } from '#services/contract/documented-calls';
import { commitNumber } from '#tooling/testing/commit-number';
import { parts } from '#tooling/testing/sample';
import { isLongTier } from '#tooling/testing/tier';
import { faultPoints } from './model/all-fault-points.ts';
import type { FaultPoint, Scene } from './model/fault-point.ts';
import { prepareFastTimers, speedUpTimersFromHere } from './model/faults.ts';
import type { Fields } from './model/invariants.ts';
import { expect, test } from './model/journey.ts';
import { faultNames, type FaultName, responseFaults } from './model/response-faults.ts';
import { sceneOf } from './model/scene.ts';
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

/** The purchases, charges, signatures or submissions that the services have; 0 at points that make none. */
const countAt = async ({ counts }: FaultPoint, scene: Scene): Promise<number> => (await counts?.(scene)) ?? 0;

for (const [index, point] of faultPoints.entries()) {
  const { where, call, widget, leavesForm = false, returns, otherwise = [] } = point;
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
      const faults = sampled(announced, index);
      let asksNext = point.makesCall;
      const fields: Record<string, string> = {};
      for (const [at, name] of faults.entries()) {
        await test.step(name, async () => {
          sandbox.setsClockAhead(betweenFaults);
          await sandbox.injectFault({ call, ...responseFaults[name] });
          // The page of the failure may have fields of its own, which are not those to which the visitor goes back.
          const isOnForm = !leavesForm || (returns && asksNext === point.makesCall);
          if (!isOnForm) await asksNext(scene);
          else Object.assign(fields, await invariants.fieldsToKeep(element, () => asksNext(scene)));
          await invariants.isAnnounced(point.message!(scene));
          await invariants.noWidgetIsBlank(page);
          // Every other time, because the failure's page has a way to try again as well. With one fault, only that.
          const goesBack = returns && at % 2 === 0 && at < faults.length - 1;
          if (goesBack) await returns(scene);
          asksNext = goesBack ? point.makesCall : point.triesAgain!;
          if (goesBack || !leavesForm) await invariants.nothingTypedIsLost(element, fields);
          expect(await countAt(point, scene), 'What the services have').toBeLessThanOrEqual(1);
        });
      }
      sandbox.setsClockAhead(betweenFaults);
      // The response that succeeds may take a busy machine longer than a tenth of the limits allows.
      await speedUpTimersFromHere(page, sandbox, 3);
      // The retry meets an expired token, which the client renews by itself.
      if (guestCalls.has(call)) await sandbox.injectFault({ call, ...responseFaults['status 401'], times: 1 });
      else await sandbox.clearFaults();
      await asksNext(scene);
      await point.succeeds!(scene);
      if (point.counts) await expect.poll(() => countAt(point, scene), 'What the services have').toBe(1);
      await invariants.atMostOneLead(person.email);
    });
  }

  for (const { title, faults, announces, leavesForm: isFormLeft = leavesForm, sees, continues } of otherwise) {
    test(`${where}: ${title}`, async ({ page, sandbox, author, person, visitor, invariants, watch }) => {
      const element = page.locator(widget).first();
      watch.allows(/^console (warning|error): \[covermount\]/);
      await prepareFastTimers(page);
      for (const name of sampled(faults, index)) {
        await test.step(name, async () => {
          await sandbox.clearFaults();
          await clearVisitorStorage(page, sandbox);
          const scene = sceneOf({ page, sandbox, author, person, visitor });
          await point.arrives(scene);
          await speedUpTimersFromHere(page, sandbox);
          const requestCount = async () => (await sandbox.requests(call)).length;
          const before = await countAt(point, scene);
          await sandbox.injectFault({ call, ...responseFaults[name] });
          const announcedBefore = await invariants.announcements(page);
          const requests = await requestCount();
          const staysInForm = !isFormLeft && announces !== 'another page';
          let fields: Fields = {};
          if (staysInForm) fields = await invariants.fieldsToKeep(element, () => point.makesCall(scene));
          else await point.makesCall(scene);
          if (typeof announces === 'function') await invariants.isAnnounced(announces(scene));
          else if (announces !== 'another page') {
            await expect.poll(requestCount).toBeGreaterThan(requests);
            await invariants.nothingElseIsAnnounced(page, announcedBefore, announces.alsoAnnounced);
          }
          if (staysInForm) await invariants.nothingTypedIsLost(element, fields);
          await sees?.(scene);
          if (typeof announces === 'object') {
            // By now the failed response has arrived.
            await invariants.noErrorIsAnnounced(page);
          }
          await invariants.noWidgetIsBlank(page);
          await sandbox.clearFaults();
          // As above: the next response may take a busy machine longer.
          await speedUpTimersFromHere(page, sandbox, 3);
          await continues?.(scene);
          expect((await countAt(point, scene)) - before, 'What the services have').toBeLessThanOrEqual(1);
        });
      }
    });
  }
}
