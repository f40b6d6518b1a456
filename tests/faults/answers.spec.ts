import type { Fault } from '#sandbox/faults/fault';
import { Payer } from '../browser/model/payer.ts';
import { Purchase } from '../browser/model/purchase.ts';
import { isLongTier } from '../tiers/tier.ts';
import { disturbs, hurries } from './model/faults.ts';
import { test } from './model/journey.ts';
import { type Scene, stations } from './model/stations.ts';
import { sampledFaults } from './sampled-faults.ts';

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

/** The long tier tries every fault at every place, `npm test` each fault at three places. */
const faultsOf = sampledFaults(stations, kinds, isLongTier ? stations.length : 3);

/** One visitor at one place, to whom everything happens that an answer can: nothing of it ends the journey. */
for (const [index, { where, call, widget, leavesForm = false, ...station }] of stations.entries()) {
  test(`${where}: whatever becomes of the answer, it is said, nothing is lost, and it can be asked for again`, async ({
    page,
    sandbox,
    person,
    visitor,
    aftermath,
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
    const place = page.locator(widget).first();
    watch.allows(/^console (warning|error): \[covermount\]/);
    await hurries(page);
    await station.arrives(scene);
    let isFirst = true;
    for (const fault of faultsOf[index]!) {
      await test.step(`${fault.kind} ${fault.status ?? ''}`, async () => {
        await disturbs(sandbox, { call, ...fault });
        await (isFirst ? station.asks(scene) : station.asksAgain(scene));
        const before = leavesForm ? {} : await aftermath.fields(place);
        isFirst = false;
        await aftermath.isAnnounced(station.told(scene));
        await aftermath.noWidgetIsBlank(page);
        await aftermath.nothingTypedIsLost(place, before);
      });
    }
    await sandbox.mends();
    await station.asksAgain(scene);
    await station.isThrough(scene);
    await aftermath.atMostOneLead(person.email);
  });
}
