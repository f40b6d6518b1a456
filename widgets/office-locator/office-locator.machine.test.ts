import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { exampleConfig, exampleLocatorOffices } from './office-locator.examples.ts';
import { officeLocatorMachine } from './office-locator.machine.ts';
import type { LocatorEvent } from './office-locator.types.ts';

const machine = officeLocatorMachine.provide({});

const austin = { latitude: 30.2672, longitude: -97.7431 };
const yellowstone = { latitude: 44.3, longitude: -110.5 };
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never as LocatorEvent;
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never as LocatorEvent;
const element = {} as HTMLElement;
const loaded = done('loadOffices', exampleLocatorOffices);
const drawn: LocatorEvent[] = [
  { type: 'MAP.ATTACHED', area: element, info: element },
  { type: 'MAP.DRAWN', closestZoom: 17 },
];
const mapFailed: LocatorEvent = { type: 'MAP.FAILED', message: 'No map.' };
const search: LocatorEvent = { type: 'SEARCH.SUBMITTED', text: ' 78701 ' };

/** The map is idle around a position. */
const idle = (center: typeof austin, zoom: number): LocatorEvent => {
  const degrees = 0.1 * 2 ** (12 - zoom);
  const { latitude, longitude } = center;
  return {
    type: 'MAP.IDLE',
    center,
    zoom,
    bounds: {
      north: latitude + degrees,
      south: latitude - degrees,
      west: longitude - degrees,
      east: longitude + degrees,
    },
  };
};

/** The state after some events, and the commands to the map and the effects of the last one. */
function run(...events: LocatorEvent[]) {
  let [snapshot, actions] = initialTransition(machine, { config: exampleConfig, rememberedZip: '' });
  for (const event of events) [snapshot, actions] = transition(machine, snapshot, event);
  const effects = actions.map(({ type, params }) => {
    const command = (params as { event?: { type: string } } | undefined)?.event;
    return type === 'xstate.sendTo' ? command : { type, params };
  });
  return { state: snapshot.value.search, map: snapshot.value.map, context: snapshot.context, effects };
}

const ready = [loaded, ...drawn];
const found = done('geocode', { position: austin });

describe('a search', () => {
  it('looks up the place and shows it at zoom 12', () => {
    expect(run(...ready, search)).toMatchObject({ state: 'geocoding', context: { search: { text: '78701' } } });
    const { state, context, effects } = run(...ready, search, found);
    expect([state, context.origin]).toEqual(['zoomingOut', { position: austin, name: '78701' }]);
    expect(effects).toContainEqual({ type: 'MOVE', center: austin, zoom: 12 });
  });

  it('stays at zoom 12 when an office is in view', () => {
    const { state, context } = run(...ready, search, found, idle(austin, 12));
    expect([state, context.searchZoom]).toEqual(['browsing', 12]);
  });

  it.each([
    [1, 11],
    [2, 10],
    [3, 9],
  ])('zooms out while no office is in view: after %d idle events to zoom %d', (rests, zoom) => {
    const events = Array.from({ length: rests }, (_, index) => idle(yellowstone, 12 - index));
    const { state, effects } = run(...ready, search, done('geocode', { position: yellowstone }), ...events);
    expect([state, effects]).toEqual(['zoomingOut', [{ type: 'MOVE', center: yellowstone, zoom }]]);
  });

  it('zooms out once when the map emits the same idle view twice', () => {
    const rest = idle(yellowstone, 12);
    const { state, context } = run(...ready, search, done('geocode', { position: yellowstone }), rest, rest);
    expect([state, context.searchZoom]).toEqual(['zoomingOut', 11]);
  });

  it('stops zooming out at zoom 9', () => {
    const rests = [12, 11, 10, 9].map((zoom) => idle(yellowstone, zoom));
    expect(run(...ready, search, done('geocode', { position: yellowstone }), ...rests).state).toBe('browsing');
  });

  it('stops zooming out when the visitor moves the map away, or the map fails', () => {
    for (const event of [idle(austin, 12), mapFailed]) {
      expect(run(...ready, search, done('geocode', { position: yellowstone }), event).state).toBe('browsing');
    }
  });

  it('never zooms in automatically beyond the map’s closestZoom', () => {
    const offline = [loaded, drawn[0]!, { type: 'MAP.DRAWN', closestZoom: 11 } as const];
    const late = [loaded, drawn[0]!, search, found, { type: 'MAP.DRAWN', closestZoom: 11 } as const];
    for (const events of [[...offline, search, found], late])
      expect(run(...events).effects).toContainEqual({ type: 'MOVE', center: austin, zoom: 11 });
    const [office] = exampleLocatorOffices;
    for (const type of ['OFFICE.TOGGLED', 'MAP.MARKER_PRESSED'] as const)
      expect(run(...offline, { type, id: office!.id }).effects).toContainEqual(expect.objectContaining({ zoom: 11 }));
    const { state, effects } = run(
      ...offline,
      search,
      done('geocode', { position: yellowstone }),
      idle(yellowstone, 11),
    );
    expect([state, effects]).toEqual(['zoomingOut', [{ type: 'MOVE', center: yellowstone, zoom: 10 }]]);
  });

  it('does not zoom out without a map', () => {
    const { state, context } = run(...ready, mapFailed, search, found);
    expect([state, context.origin?.name]).toEqual(['browsing', '78701']);
  });

  it('moves the map to the place once a map that loads late is drawn', () => {
    const { effects } = run(loaded, drawn[0]!, search, found, drawn[1]!);
    expect(effects).toContainEqual({ type: 'MOVE', center: austin, zoom: 12 });
  });

  it.each([
    ['invalid', { type: 'SEARCH.SUBMITTED', text: '787' } as const],
    ['notFound', done('geocode', undefined)],
    ['unreachable', failed('geocode', new NetworkError('findAddressCandidates'))],
    ['unreachable', failed('geocode', new StatusError('findAddressCandidates', 503))],
    ['refused', failed('geocode', new RefusedError('findAddressCandidates'))],
    ['malformed', failed('geocode', new MalformedError('findAddressCandidates'))],
    ['expired', failed('geocode', new StatusError('findAddressCandidates', 401))],
    ['refused', failed('geocode', new StatusError('findAddressCandidates', 404))],
    ['unreachable', failed('geocode', new TypeError('Failed to fetch a file of the widget'))],
  ])('keeps the kind of failure and the previous place when a search fails: %s', (problem, event) => {
    const { state, context } = run(...ready, search, found, idle(austin, 12), search, event);
    expect([state, context.problem, context.origin?.position]).toEqual(['browsing', problem, austin]);
  });

  it.each([
    ['a zip code that is found', search, found, { source: 'zip', outcome: 'found' }],
    [
      'a city that is not found',
      { type: 'SEARCH.SUBMITTED', text: 'Nowhere, TX' } as const,
      done('geocode', undefined),
      { source: 'city', outcome: 'notFound' },
    ],
    ['a failure', search, failed('geocode', new NetworkError('x')), { source: 'zip', outcome: 'failed' }],
  ])('reports %s to analytics', (_case, submitted, answer, params) => {
    expect(run(...ready, submitted, answer).effects).toContainEqual({ type: 'trackSearch', params });
  });

  it('clears the search error when the visitor types', () => {
    const invalid: LocatorEvent = { type: 'SEARCH.SUBMITTED', text: '787' };
    expect(run(...ready, invalid, { type: 'SEARCH.EDITED' }).context.problem).toBeUndefined();
  });

  it('cancels the search when the visitor types', () => {
    expect(run(...ready, search, { type: 'SEARCH.EDITED' }).state).toBe('browsing');
  });
});

describe('a search before the offices are loaded', () => {
  const loadingFailed = failed('loadOffices', new NetworkError('offices'));
  const position: LocatorEvent = { type: 'POSITION.REQUESTED' };
  const located = done('findPosition', yellowstone);
  const report = { type: 'trackSearch', params: { source: 'zip', outcome: 'failed' } };

  it('waits for the offices, and looks the place up among them', () => {
    expect(run(...drawn, search).state).toBe('waitingForOffices');
    expect(run(...drawn, search, loaded).state).toBe('geocoding');
    expect(run(...drawn, search, { type: 'SEARCH.EDITED' }, loaded).state).toBe('browsing');
  });

  it('zooms out once they are loaded while no office is in view of the position', () => {
    expect(run(...drawn, position, located).state).toBe('waitingForOffices');
    expect(run(...drawn, position, located, { type: 'SEARCH.EDITED' }).state).toBe('waitingForOffices');
    const { state, effects } = run(...drawn, position, located, loaded, idle(yellowstone, 12));
    expect([state, effects]).toEqual(['zoomingOut', [{ type: 'MOVE', center: yellowstone, zoom: 11 }]]);
  });

  it('fails when they cannot be loaded, and continues when they are loaded again', () => {
    const missing = run(...drawn, search, loadingFailed);
    expect([missing.state, missing.context.problem]).toEqual(['browsing', 'officesMissing']);
    expect(missing.effects).toContainEqual(report);
    const retried = run(...drawn, search, loadingFailed, { type: 'OFFICES.RETRIED' });
    expect([retried.state, retried.context.problem]).toEqual(['waitingForOffices', undefined]);
    expect(run(...drawn, search, loadingFailed, { type: 'OFFICES.RETRIED' }, loaded).state).toBe('geocoding');
  });

  it('continues with the position when the offices are loaded again', () => {
    const events = [...drawn, position, located, loadingFailed, { type: 'OFFICES.RETRIED' } as const];
    expect(run(...events.slice(0, -1)).context.problem).toBe('officesMissing');
    expect(run(...events, loaded).effects).toContainEqual({ type: 'MOVE', center: yellowstone, zoom: 12 });
  });

  it.each([
    ['search', [search]],
    ['request for the position', [position, located]],
  ])('loads missing offices again for a %s', (_what, events) => {
    expect(run(...drawn, loadingFailed, ...events).state).toBe('waitingForOffices');
    expect(run(...drawn, loadingFailed, ...events, loadingFailed).context.problem).toBe('officesMissing');
  });

  it('does not continue after the visitor has typed something else', () => {
    const events: LocatorEvent[] = [search, loadingFailed, { type: 'SEARCH.EDITED' }, { type: 'OFFICES.RETRIED' }];
    expect(run(...drawn, ...events, loaded).state).toBe('browsing');
  });
});

describe('the position', () => {
  const request: LocatorEvent = { type: 'POSITION.REQUESTED' };

  it('uses the position as an origin without a name', () => {
    const { state, context } = run(...ready, request, done('findPosition', austin));
    expect([state, context.origin]).toEqual(['zoomingOut', { position: austin, name: '' }]);
  });

  it('reports an unavailable position to the visitor who requested it', () => {
    for (const answer of [done('findPosition', undefined), failed('findPosition', new Error('No geolocation'))]) {
      const { state, context } = run(...ready, request, answer);
      expect([state, context.problem, context.origin]).toEqual(['browsing', 'positionMissing', undefined]);
    }
  });

  it('ignores the position when the visitor has started a search', () => {
    const { state, context } = run(...ready, request, search, done('findPosition', austin));
    expect([state, context.origin]).toEqual(['geocoding', undefined]);
  });
});

describe('an office', () => {
  const [office, other] = exampleLocatorOffices;
  const toggle = (id = office!.id): LocatorEvent => ({ type: 'OFFICE.TOGGLED', id });
  const press = (id = office!.id): LocatorEvent => ({ type: 'MAP.MARKER_PRESSED', id });

  it.each([
    ['browsing', []],
    ['geocoding', [search]],
    ['locating', [{ type: 'POSITION.REQUESTED' }]],
    ['zoomingOut', [search, found]],
    ['selected', [toggle(other!.id)]],
  ] as [string, LocatorEvent[]][])('opens an office while %s', (state, events) => {
    expect(run(...ready, ...events).state).toBe(state);
    const { context, effects } = run(...ready, ...events, toggle());
    expect(context.selection).toEqual({ id: office!.id, source: 'list' });
    expect(effects).toContainEqual({ type: 'OPEN_OFFICE', office, zoom: exampleConfig.listZoom, takesFocus: false });
    expect(effects).toContainEqual({ type: 'trackChoice', params: { source: 'list' } });
  });

  it('moves the focus to an office that is opened on the map', () => {
    expect(run(...ready, press()).effects).toContainEqual({
      type: 'OPEN_OFFICE',
      office,
      zoom: 13,
      takesFocus: true,
    });
  });

  it.each([
    ['its window closes', { type: 'MAP.INFO_CLOSED', id: office!.id } as const],
    ['its item is pressed again', toggle()],
  ])('closes the office when %s; the zoom is 9, or 12 after a search', (_case, close) => {
    const { state, context, effects } = run(...ready, press(), close);
    expect([state, context.selection]).toEqual(['browsing', undefined]);
    expect(effects).toEqual([{ type: 'CLOSE_OFFICE' }, { type: 'ZOOM', zoom: 9 }]);
    expect(run(...ready, search, found, idle(austin, 12), press(), close).effects).toContainEqual({
      type: 'ZOOM',
      zoom: 12,
    });
  });

  it('keeps the office open when the window of another office closes', () => {
    expect(run(...ready, press(), { type: 'MAP.INFO_CLOSED', id: other!.id }).state).toBe('selected');
  });

  it('closes the office when it is no longer in the list of offices', () => {
    const events: LocatorEvent[] = [
      ...ready,
      press(),
      { type: 'CONFIG.CHANGED', config: { ...exampleConfig, offices: [] } },
      done('loadOffices', [other]),
    ];
    expect(run(...events)).toMatchObject({ state: 'browsing', context: { selection: undefined } });
  });

  it('keeps the list while the open office is in view, and not when the map leaves it', () => {
    const { context } = run(...ready, idle(austin, 12), press(), idle(austin, 13));
    expect(context.mapPart?.bounds).toEqual((idle(austin, 12) as { bounds?: unknown }).bounds);
    expect(run(...ready, idle(austin, 12), press(), idle(yellowstone, 13)).context.mapPart?.center).toBe(yellowstone);
  });
});

describe('the map', () => {
  it('redraws the map for another language, with its markers and the open office', () => {
    const [office] = exampleLocatorOffices;
    const open: LocatorEvent[] = [...ready, { type: 'OFFICE.TOGGLED', id: office!.id }];
    expect(run(...open, { type: 'HOST.CHANGED' }).effects).toContainEqual(expect.objectContaining({ type: 'DRAW' }));
    const { effects } = run(...open, { type: 'HOST.CHANGED' }, drawn[1]!);
    expect(effects.map((effect) => effect?.type)).toEqual(['SHOW_MARKERS', 'OPEN_OFFICE']);
  });

  it('moves the map to the searched place each time that it is drawn', () => {
    const events = [...ready, search, found, idle(austin, 12), { type: 'HOST.CHANGED' } as const];
    const { state, effects } = run(...events, drawn[1]!);
    expect([state, effects]).toEqual([
      'browsing',
      [expect.objectContaining({ type: 'SHOW_MARKERS' }), { type: 'MOVE', center: austin, zoom: 12 }],
    ]);
  });

  it('reports the failure of the map', () => {
    const { map, effects } = run(loaded, drawn[0]!, mapFailed);
    expect(map).toBe('missing');
    expect(effects).toEqual([{ type: 'reportFailure', params: { code: 'map', error: 'No map.' } }]);
  });
});

describe('the offices', () => {
  it('loads the offices again after a failure', () => {
    const error = new NetworkError('offices');
    const { context, effects } = run(failed('loadOffices', error));
    expect(context.officesFailure).toBe('unreachable');
    expect(effects).toContainEqual({ type: 'reportFailure', params: { code: 'offices', error } });
    const retried = run(failed('loadOffices', error), { type: 'OFFICES.RETRIED' }, loaded);
    expect(retried.context.offices?.list).toBe(exampleLocatorOffices);
  });

  it('loads the offices again only when their source changed', () => {
    const types = (config: typeof exampleConfig) =>
      run(...ready, { type: 'CONFIG.CHANGED', config }).effects.map((effect) => effect?.type);
    expect(types({ ...exampleConfig, zoom: 7 })).toEqual([]);
    expect(types({ ...exampleConfig, officesSrc: '/other.json' })).not.toEqual([]);
  });
});
