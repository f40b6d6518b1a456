import { describe, expect, it } from 'vitest';
import {
  browsing,
  type LocatorEvent,
  type LocatorState,
  locatorTransition,
  type Origin,
  transitions,
} from './office-locator.machine.ts';

const austin: Origin = { position: { latitude: 30.27, longitude: -97.74 }, name: '78701' };
const here = { position: austin.position };
const run = (state: LocatorState, ...events: LocatorEvent[]) => events.reduce(locatorTransition, state);
const zip = { type: 'SEARCH.SUBMITTED', search: { zip: '78701' }, text: '78701' } as const;
const rested = (hasOffices: boolean, zoom = 12, isThere = true) =>
  ({ type: 'MAP.RESTED', zoom, hasOffices, isThere }) as const;

describe('a search', () => {
  it('looks the place up and shows it at zoom 12', () => {
    expect(run(browsing, zip)).toEqual({ is: 'looking', search: { zip: '78701' }, text: '78701' });
    expect(run(browsing, zip, { type: 'PLACE.FOUND', ...here, hasMap: true })).toEqual({
      is: 'widening',
      origin: austin,
      zoom: 12,
    });
  });

  it('stays at 12 where there are offices', () => {
    expect(run({ is: 'widening', origin: austin, zoom: 12 }, rested(true))).toEqual({ is: 'browsing', origin: austin });
  });

  it.each([
    [1, 11],
    [2, 10],
    [3, 9],
  ])('widens while there are none: after %d times to %d', (times, zoom) => {
    const events = Array.from({ length: times }, (_, time) => rested(false, 12 - time));
    expect(run({ is: 'widening', origin: austin, zoom: 12 }, ...events)).toEqual({
      is: 'widening',
      origin: austin,
      zoom,
    });
  });

  it('widens once, however often the map tells that it rests', () => {
    expect(run({ is: 'widening', origin: austin, zoom: 12 }, rested(false), rested(false))).toEqual({
      is: 'widening',
      origin: austin,
      zoom: 11,
    });
  });

  it('widens no further than 9', () => {
    expect(run({ is: 'widening', origin: austin, zoom: 9 }, rested(false, 9))).toEqual({
      is: 'browsing',
      origin: austin,
    });
  });

  it('widens no more when the visitor has taken the map elsewhere, or it is lost', () => {
    expect(run({ is: 'widening', origin: austin, zoom: 12 }, rested(false, 12, false))).toEqual({
      is: 'browsing',
      origin: austin,
    });
    expect(run({ is: 'widening', origin: austin, zoom: 12 }, { type: 'MAP.LOST' })).toEqual({
      is: 'browsing',
      origin: austin,
    });
  });

  it('widens nothing where there is no map', () => {
    expect(run(browsing, zip, { type: 'PLACE.FOUND', ...here, hasMap: false })).toEqual({
      is: 'browsing',
      origin: austin,
    });
  });

  it.each([
    [{ type: 'SEARCH.SUBMITTED', search: undefined, text: 'x' }, 'invalid'],
    [{ type: 'PLACE.UNKNOWN' }, 'notFound'],
    [{ type: 'LOOKUP.FAILED', isOffline: false }, 'unreachable'],
    [{ type: 'LOOKUP.FAILED', isOffline: true }, 'offline'],
  ] as const)('that fails keeps the place of the one before: %j', (event, problem) => {
    expect(run({ is: 'browsing', origin: austin }, zip, event)).toEqual({ is: 'browsing', origin: austin, problem });
  });

  it('that is typed anew has no problem any more', () => {
    expect(run({ is: 'browsing', problem: 'invalid' }, { type: 'SEARCH.EDITED' })).toEqual(browsing);
  });
});

describe('the position', () => {
  it('is a place like one that was typed', () => {
    const found = { type: 'POSITION.FOUND', ...here, hasMap: true } as const;
    expect(run(browsing, { type: 'POSITION.REQUESTED' }, found)).toEqual({
      is: 'widening',
      origin: { ...austin, name: '' },
      zoom: 12,
    });
  });

  it('that is not told shows nothing', () => {
    expect(run(browsing, { type: 'POSITION.REQUESTED' }, { type: 'POSITION.FAILED' })).toEqual(browsing);
  });

  it('that comes when the visitor has gone on is not used', () => {
    const state = run(browsing, { type: 'POSITION.REQUESTED' }, zip);
    expect(run(state, { type: 'POSITION.FOUND', ...here, hasMap: true })).toBe(state);
  });
});

describe('an office', () => {
  it.each(Object.keys(transitions) as LocatorState['is'][])('is chosen while %s', (is) => {
    const state = {
      is,
      origin: austin,
      zoom: 12,
      search: { zip: '78701' },
      text: '78701',
      id: 'office-1',
      by: 'map',
    } as LocatorState;
    expect(run(state, { type: 'OFFICE.CHOSEN', id: 'office-2', by: 'list' })).toEqual({
      is: 'selected',
      id: 'office-2',
      by: 'list',
      origin: austin,
    });
  });

  it('that is closed leaves the place of the search', () => {
    expect(run({ is: 'selected', id: 'office-1', by: 'map', origin: austin }, { type: 'OFFICE.CLOSED' })).toEqual({
      is: 'browsing',
      origin: austin,
    });
    expect(run({ is: 'selected', id: 'office-1', by: 'map' }, { type: 'OFFICE.CLOSED' })).toEqual(browsing);
  });
});

it('what does not concern a state leaves it as it is', () => {
  const selected: LocatorState = { is: 'selected', id: 'office-1', by: 'map' };
  for (const event of [
    rested(false),
    { type: 'SEARCH.EDITED' },
    { type: 'PLACE.UNKNOWN' },
    { type: 'POSITION.FAILED' },
  ] as const) {
    expect(locatorTransition(selected, event)).toBe(selected);
  }
  expect(locatorTransition(browsing, { type: 'SEARCH.EDITED' })).toBe(browsing);
});
