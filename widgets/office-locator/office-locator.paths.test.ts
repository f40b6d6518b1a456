import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { eventTypesOf, watchBranches } from '#flow/testing/machine-branches';
import { NetworkError } from '#services/errors';
import { exampleConfig, exampleLocatorOffices } from './office-locator.examples.ts';
import { officeLocatorMachine } from './office-locator.machine.ts';
import type { LocatorEvent } from './office-locator.types.ts';

const machine = officeLocatorMachine.provide({});
const { all, taken } = watchBranches(machine);

const [office, other] = exampleLocatorOffices;
const { position: austin } = office!;
const yellowstone = { latitude: 44.3, longitude: -110.5 };
const element = {} as HTMLElement;
const boundsAround = ({ latitude, longitude }: typeof austin) => ({
  north: latitude + 0.1,
  south: latitude - 0.1,
  west: longitude - 0.1,
  east: longitude + 0.1,
});

const payloads: { [Type in LocatorEvent['type']]: readonly Omit<Extract<LocatorEvent, { type: Type }>, 'type'>[] } = {
  'MAP.ATTACHED': [{ area: element, info: element }],
  'MAP.DRAWN': [{ closestZoom: 17 }],
  'MAP.FAILED': [{ message: 'No map.' }],
  'MAP.IDLE': [austin, yellowstone].flatMap((center) =>
    [9, 12].map((zoom) => ({ center, zoom, bounds: boundsAround(center) })),
  ),
  'MAP.MARKER_PRESSED': [{ id: office!.id }],
  'MAP.INFO_CLOSED': [{ id: office!.id }, { id: other!.id }],
  'CONFIG.CHANGED': [{ config: exampleConfig }, { config: { ...exampleConfig, officesSrc: '/other.json' } }],
  'HOST.CHANGED': [{}],
  'OFFICES.RETRIED': [{}],
  'SEARCH.EDITED': [{}],
  'SEARCH.SUBMITTED': [{ text: '78701' }, { text: '787' }],
  'POSITION.REQUESTED': [{}],
  'OFFICE.TOGGLED': [{ id: office!.id }, { id: other!.id }],
  'OFFICE.FOLLOWED': [{ channel: 'phone' }],
};
const outputs: Record<string, readonly unknown[]> = {
  loadOffices: [exampleLocatorOffices, [other]],
  geocode: [undefined, { position: austin }, { position: yellowstone }],
  findPosition: [undefined, austin],
};

const events = [...eventTypesOf(machine)].flatMap((type): LocatorEvent[] => {
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome === 'done') return outputs[id]!.map((output) => ({ type, output }) as never);
  if (outcome === 'error') return [{ type, error: new NetworkError(id) } as never];
  return payloads[type as LocatorEvent['type']].map((payload) => ({ type, ...payload }) as never);
});

describe('the shortest paths through the office locator', () => {
  const reached = new Set<string>();
  // Offices first: the page shows no marker and no item before they are loaded.
  const needsOffices = /^(MAP\.MARKER_PRESSED|OFFICE\.TOGGLED)$/;
  const paths = getShortestPaths(machine, {
    input: { config: exampleConfig, rememberedZip: '' },
    events,
    filterEvents: ({ context }, { type }) => context.offices !== undefined || !needsOffices.test(type),
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.offices?.list.length,
        context.selection?.id,
        context.origin?.position,
        context.searchZoom,
        context.problem,
        context.search?.text,
        context.mapPart?.center,
      ]),
    serializeEvent: (event) => JSON.stringify(event),
  });
  for (const { state } of paths) {
    for (const [region, value] of Object.entries(state.value)) {
      reached.add(`${region}.${typeof value === 'string' ? value : Object.entries(value).flat().join('.')}`);
    }
  }

  it('reaches every state of the office locator by the shortest paths', () => {
    expect([...reached].toSorted()).toEqual([
      'map.attached.drawing',
      'map.attached.drawn',
      'map.detached',
      'map.missing',
      'offices.loading',
      'offices.missing',
      'offices.ready',
      'search.browsing',
      'search.geocoding',
      'search.locating',
      'search.selected',
      'search.waitingForOffices',
      'search.zoomingOut',
    ]);
  });

  it('takes every guarded branch of the office locator by the shortest paths', () => {
    expect(all.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });
});
