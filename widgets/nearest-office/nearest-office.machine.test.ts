import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import * as z from 'zod/mini';
import { officeFromRecord } from '#offices/office';
import { NetworkError, RefusedError } from '#services/errors';
import { nearestOfficeConfig } from './nearest-office.config.ts';
import { connectNearestOffice } from './nearest-office.connect.ts';
import { nearestOfficeMachine } from './nearest-office.machine.ts';
import type { KnownLocation, NearestOfficeEvent } from './nearest-office.setup.ts';

const machine = nearestOfficeMachine.provide({});
const config = z.parse(nearestOfficeConfig, {
  offices: [{ location: 'Austin North', latitude: 30.3621, longitude: -97.7102 }],
});
const offices = config.offices.map((record, index) => officeFromRecord(record, `office-${index}`));
const position = { latitude: 30.27, longitude: -97.74 };

const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, output }) as never as NearestOfficeEvent;
const failed = (id: string, error: unknown = new NetworkError(id)) =>
  ({ type: `xstate.error.actor.${id}`, error }) as never as NearestOfficeEvent;

const loaded = done('loadOffices', offices);
const unknown = done('findKnownLocation', { type: 'unknown' });
const permitted = done('findKnownLocation', { type: 'permission' });
const inTexas = done('findKnownLocation', { type: 'position', position });
const inCalifornia = done('findKnownLocation', { type: 'otherState' });
/** Another widget stores a place, which is looked up. */
const movesTo = (location: KnownLocation): NearestOfficeEvent[] => [
  { type: 'PLACE.CHANGED' },
  done('findPlace', location),
];
const movesToTexas = movesTo({ type: 'position', position });
const request: NearestOfficeEvent = { type: 'POSITION.REQUESTED' };
const located = done('findPosition', position);

function run(...events: NearestOfficeEvent[]) {
  let [snapshot, actions] = initialTransition(machine, { config });
  const effects: string[] = [];
  for (const event of events) {
    [snapshot, actions] = transition(machine, snapshot, event);
    effects.push(...actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')));
  }
  const { shows, isOpen, isBusy, isApproximate } = connectNearestOffice(snapshot);
  return {
    shows,
    isOpen,
    isBusy,
    isApproximate,
    effects,
    failure: snapshot.context.failure,
    state: snapshot.value.visitor,
  };
}

describe('the nearest office', () => {
  it.each<[string, NearestOfficeEvent[], Partial<ReturnType<typeof run>>]>([
    ['shows nothing before the known location is checked', [loaded], { shows: 'nothing' }],
    ['shows the invitation when no location is known', [loaded, unknown], { shows: 'invitation', isBusy: false }],
    ['is busy after a request for the position', [loaded, unknown, request], { shows: 'invitation', isBusy: true }],
    ['shows the banner for a remembered place in Texas', [loaded, inTexas], { shows: 'banner', isOpen: false }],
    ['shows nothing for a remembered place in another state', [loaded, inCalifornia], { shows: 'nothing' }],
    ['shows nothing while it uses a granted permission', [loaded, permitted], { shows: 'nothing' }],
    [
      'shows the closed banner after a granted permission',
      [loaded, permitted, located, done('findState', 'TX')],
      { shows: 'banner', isOpen: false },
    ],
    [
      'opens the office after a request',
      [loaded, unknown, request, located, done('findState', 'TX')],
      { shows: 'banner', isOpen: true },
    ],
    [
      'shows nothing outside Texas after a granted permission',
      [loaded, permitted, located, done('findState', 'OK')],
      { shows: 'nothing' },
    ],
    [
      'explains outside Texas after a request',
      [loaded, unknown, request, located, done('findState', 'OK')],
      { shows: 'otherState' },
    ],
    [
      'shows the invitation again when the position is unavailable',
      [loaded, unknown, request, done('findPosition', undefined), unknown],
      { shows: 'invitation', isBusy: false, failure: undefined },
    ],
    [
      'is still busy while it looks for a remembered place after the position was unavailable',
      [loaded, unknown, request, done('findPosition', undefined)],
      { shows: 'invitation', isBusy: true },
    ],
    [
      'shows the banner for a remembered place in Texas when a permitted position is unavailable',
      [loaded, permitted, done('findPosition', undefined), inTexas],
      { shows: 'banner', isOpen: false },
    ],
    [
      'shows the invitation again when the state cannot be looked up, and keeps the kind of failure',
      [loaded, unknown, request, located, failed('findState', new RefusedError('reverseGeocode')), unknown],
      { shows: 'invitation', isBusy: false, failure: 'refused' },
    ],
    [
      'shows the banner for a remembered place in Texas when the state of a permitted position cannot be looked up',
      [loaded, permitted, located, failed('findState'), inTexas],
      { shows: 'banner', isOpen: false },
    ],
    [
      'is still busy while it looks for a remembered place after the state could not be looked up',
      [loaded, unknown, request, located, failed('findState')],
      { shows: 'invitation', isBusy: true },
    ],
    [
      'shows the banner for a remembered place in Texas when looking for a permitted position fails',
      [loaded, permitted, failed('findPosition', new Error('Not allowed')), inTexas],
      { shows: 'banner', isOpen: false },
    ],
    [
      'shows the banner for a place in Texas that is stored later, and does not open the office by itself',
      [loaded, unknown, request, done('findPosition', undefined), unknown, ...movesToTexas],
      { shows: 'banner', isOpen: false },
    ],
    ['shows the banner after a move to Texas', [loaded, inCalifornia, ...movesToTexas], { shows: 'banner' }],
    ['hides the banner after a move', [loaded, inTexas, ...movesTo({ type: 'otherState' })], { shows: 'nothing' }],
    [
      'shows the invitation when a later place cannot be looked up',
      [loaded, inTexas, { type: 'PLACE.CHANGED' }, failed('findPlace')],
      { shows: 'invitation', isBusy: false },
    ],
    [
      'shows nothing after a move when the browser’s position is in another state',
      [loaded, permitted, located, done('findState', 'OK'), ...movesToTexas],
      { shows: 'nothing' },
    ],
    [
      'keeps an open office open after a move',
      [loaded, inTexas, { type: 'OFFICE.OPENED' }, ...movesTo({ type: 'otherState' })],
      { shows: 'banner', isOpen: true },
    ],
    [
      'locates a remembered zip code by the offices once they are loaded',
      [done('findKnownLocation', { type: 'zip', zip: '78701' }), loaded, done('locateAmongOffices', position)],
      { shows: 'banner', isOpen: false, isApproximate: true },
    ],
    [
      'shows the invitation when no office is near a remembered zip code',
      [loaded, done('findKnownLocation', { type: 'zip', zip: '79901' }), done('locateAmongOffices', undefined)],
      { shows: 'invitation' },
    ],
    [
      'shows the invitation when the remembered place cannot be looked up',
      [loaded, failed('findKnownLocation')],
      { shows: 'invitation', failure: 'unreachable' },
    ],
    [
      'opens and closes the office',
      [loaded, inTexas, { type: 'OFFICE.OPENED' }, { type: 'OFFICE.CLOSED' }],
      { shows: 'banner', isOpen: false },
    ],
    ['waits for the offices before it shows the banner', [inTexas], { shows: 'nothing' }],
    [
      'keeps the authored content when the offices cannot be loaded',
      [unknown, failed('loadOffices')],
      { shows: 'authoredContent' },
    ],
    ['keeps the authored content without offices', [done('loadOffices', []), inTexas], { shows: 'authoredContent' }],
  ])('%s', (_title, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it('does not locate the visitor on its own', () => {
    expect(run(loaded, request).state).toBe('checkingKnownLocation');
  });

  it('reports the banner once, and each time that the office is opened', () => {
    const events: NearestOfficeEvent[] = [
      loaded,
      inTexas,
      { type: 'OFFICE.OPENED' },
      { type: 'OFFICE.CLOSED' },
      { type: 'OFFICE.OPENED' },
    ];
    expect(run(...events).effects).toEqual(['trackBanner', 'trackChoice', 'trackChoice']);
  });
});
