import { describe, expect, it } from 'vitest';
import { type NearestEvent, type NearestState, nearestTransition, resting } from './nearest-office.machine.ts';

const position = { latitude: 30.27, longitude: -97.74 };
const run = (...events: NearestEvent[]) => events.reduce<NearestState>(nearestTransition, resting);
const found = { type: 'POSITION.FOUND', position } as const;
const asked = [{ type: 'NOTHING.KNOWN' }, { type: 'POSITION.REQUESTED' }] as const;

describe('the banner', () => {
  it.each<[string, NearestEvent[], NearestState]>([
    ['invites who is not known', [{ type: 'NOTHING.KNOWN' }], { is: 'inviting' }],
    ['asks when the visitor says so', [...asked], { is: 'locating', isAsked: true }],
    [
      'shows by a place in Texas that is known',
      [{ type: 'PLACE.KNOWN', position }],
      { is: 'shown', position, isOpen: false },
    ],
    ['stays hidden for a place elsewhere', [{ type: 'PLACE.ELSEWHERE' }], { is: 'elsewhere', isAsked: false }],
    [
      'uses a permission that was given',
      [{ type: 'PERMISSION.KNOWN' }, found, { type: 'STATE.FOUND', isTexas: true }],
      { is: 'shown', position, isOpen: false },
    ],
    [
      'opens for who asked',
      [...asked, found, { type: 'STATE.FOUND', isTexas: true }],
      { is: 'shown', position, isOpen: true },
    ],
    [
      'stays hidden outside Texas',
      [{ type: 'PERMISSION.KNOWN' }, found, { type: 'STATE.FOUND', isTexas: false }],
      { is: 'elsewhere', isAsked: false },
    ],
    [
      'tells who asked outside Texas',
      [...asked, found, { type: 'STATE.FOUND', isTexas: false }],
      { is: 'elsewhere', isAsked: true },
    ],
    ['invites again when the position is not told', [...asked, { type: 'POSITION.FAILED' }], { is: 'inviting' }],
    [
      'invites again when the state cannot be looked up',
      [...asked, found, { type: 'STATE.FAILED' }],
      { is: 'inviting' },
    ],
    [
      'opens and closes',
      [{ type: 'PLACE.KNOWN', position }, { type: 'MODAL.OPENED' }, { type: 'MODAL.CLOSED' }],
      { is: 'shown', position, isOpen: false },
    ],
  ])('%s', (_what, events, state) => {
    expect(run(...events)).toEqual(state);
  });

  it('never asks by itself', () => {
    expect(nearestTransition(resting, { type: 'POSITION.REQUESTED' })).toBe(resting);
  });
});
