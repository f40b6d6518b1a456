import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import * as z from 'zod/mini';
import { eventTypesOf, watchBranches } from '#flow/testing/machine-branches';
import { officeFromRecord } from '#offices/office';
import { NetworkError } from '#services/errors';
import { nearestOfficeConfig } from './nearest-office.config.ts';
import { nearestOfficeMachine } from './nearest-office.machine.ts';
import type { NearestOfficeEvent } from './nearest-office.setup.ts';

const machine = nearestOfficeMachine.provide({});
const { all, taken } = watchBranches(machine);
const config = z.parse(nearestOfficeConfig, {
  offices: [{ location: 'Austin North', latitude: 30.3621, longitude: -97.7102 }],
});
const offices = config.offices.map((record, index) => officeFromRecord(record, `office-${index}`));
const position = { latitude: 30.27, longitude: -97.74 };

const payloads: Partial<Record<NearestOfficeEvent['type'], readonly object[]>> = {
  'CONFIG.CHANGED': [{ config }, { config: { ...config, officesSrc: '/other.json' } }],
  'OFFICE.FOLLOWED': [{ channel: 'phone' }],
  'PLACE.LOCATED': [{ location: { type: 'position', position } }],
};
const storedPlaces = [
  { type: 'position', position },
  { type: 'zip', zip: '78701' },
  { type: 'otherState' },
  { type: 'unknown' },
];
const outputs: Record<string, readonly unknown[]> = {
  loadOffices: [offices, []],
  findKnownLocation: [{ type: 'permission' }, ...storedPlaces],
  findPlace: storedPlaces,
  locateAmongOffices: [undefined, position],
  findPosition: [undefined, position],
  findState: ['TX', 'OK'],
};

const events = [...eventTypesOf(machine)].flatMap((type): NearestOfficeEvent[] => {
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (outcome === 'done') return outputs[id]!.map((output) => ({ type, output }) as never);
  if (outcome === 'error') return [{ type, error: new NetworkError(id) } as never];
  return (payloads[type as NearestOfficeEvent['type']] ?? [{}]).map((payload) => ({ type, ...payload }) as never);
});

describe('the shortest paths through the nearest office', () => {
  const reached = new Set<string>();
  const paths = getShortestPaths(machine, {
    input: { config },
    events,
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.offices?.length,
        context.locatedBy,
        context.zip,
        context.isRequested,
        context.mayUsePosition,
        context.failure,
      ]),
    serializeEvent: (event) => JSON.stringify(event),
  });
  for (const { state } of paths) {
    const { visitor } = state.value;
    reached.add(typeof visitor === 'string' ? visitor : `inOfficesState.${visitor.inOfficesState}`);
  }

  it('reaches every state of the nearest office by the shortest paths', () => {
    expect([...reached].toSorted()).toEqual([
      'checkingKnownLocation',
      'checkingState',
      'inOfficesState.closed',
      'inOfficesState.locatingAmongOffices',
      'inOfficesState.open',
      'inOfficesState.waitingForOffices',
      'inOtherState',
      'inviting',
      'locating',
    ]);
  });

  it('takes every guarded branch of the nearest office by the shortest paths', () => {
    expect(all.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });
});
