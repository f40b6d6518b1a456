import type { Fault } from '#sandbox/faults/fault';
import { Payer } from '../browser/model/payer.ts';
import { Purchase } from '../browser/model/purchase.ts';
import type { Scene } from './model/fault-point.ts';
import { faultPoints } from './model/fault-points.ts';
import { speedUpTimers } from './model/faults.ts';
import { test } from './model/journey.ts';

const kinds: readonly Omit<Fault, 'call'>[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'hangUp' },
  { kind: 'hang' },
  { kind: 'truncated' },
  { kind: 'empty' },
  { kind: 'html' },
  { kind: 'huge' },
];

/**
 * One visitor at one fault point meets each fault in turn, and completes the journey. One commit runs every sixteenth
 * point.
 */
for (const { where, call, widget, leavesForm = false, only, ...faultPoint } of faultPoints) {
  test(`${where}: every failure of the response is announced, loses no input and can be retried`, async ({
    page,
    sandbox,
    person,
    visitor,
    invariants,
    watch,
  }) => {
    const scene: Scene = {
      page,
      sandbox,
      person,
      visitor,
      payer: new Payer(page, sandbox),
      purchase: new Purchase(page),
    };
    const element = page.locator(widget).first();
    watch.allows(/^console (warning|error): \[covermount\]/);
    await speedUpTimers(page);
    await faultPoint.arrives(scene);
    let isFirst = true;
    for (const fault of kinds.filter(({ kind }) => only?.includes(kind) ?? true)) {
      await test.step(`${fault.kind} ${fault.status ?? ''}`, async () => {
        await sandbox.injectFault({ call, ...fault });
        await (isFirst ? faultPoint.makesCall(scene) : faultPoint.triesAgain(scene));
        const before = leavesForm ? {} : await invariants.fields(element);
        isFirst = false;
        await invariants.isAnnounced(faultPoint.message(scene));
        await invariants.noWidgetIsBlank(page);
        await invariants.nothingTypedIsLost(element, before);
      });
    }
    await sandbox.clearFaults();
    await faultPoint.triesAgain(scene);
    await faultPoint.succeeds(scene);
    await invariants.atMostOneLead(person.email);
  });
}
