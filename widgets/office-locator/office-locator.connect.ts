import { type NearbyOffices, nearbyOffices } from './nearby-offices.ts';
import type { LocatorSnapshot } from './office-locator.machine.ts';
import type { LocatorContext, Origin, SearchProblem } from './office-locator.types.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';

/** The state of the search form. */
export function connectSearch({ context, value }: LocatorSnapshot) {
  return {
    rememberedZip: context.rememberedZip,
    problem: value.search === 'browsing' ? context.problem : undefined,
    isSearching: value.search === 'geocoding' || (value.search === 'waitingForOffices' && context.search !== undefined),
    isLocating: value.search === 'locating',
    /** The place that is being looked up. */
    searchText: context.search?.text ?? '',
  };
}

/** The state of the map and the list. */
export function connectOffices(snapshot: LocatorSnapshot) {
  const { context } = snapshot;
  return {
    hasMap: !isMapMissing(snapshot),
    hasFailed: snapshot.matches({ offices: 'missing' }),
    hasNoOffices: context.offices?.list.length === 0,
    origin: shownOrigin(snapshot),
    selected: context.offices?.list.find(({ id }) => id === context.selection?.id),
  };
}

/** Selects the inputs of the list. The list is only recomputed when one of them changed. */
export function connectList(snapshot: LocatorSnapshot) {
  const { offices, mapPart, config } = snapshot.context;
  const origin = shownOrigin(snapshot);
  const { latitude, longitude } = config;
  return { index: offices?.index, mapPart, hasMap: !isMapMissing(snapshot), origin, latitude, longitude };
}

/** The offices of the list; undefined until they are loaded and the map is idle. */
export function listOf({
  index,
  mapPart,
  hasMap,
  origin,
  latitude,
  longitude,
}: ReturnType<typeof connectList>): NearbyOffices | undefined {
  const part = hasMap ? mapPart : { center: origin?.position ?? { latitude, longitude } };
  return (
    index && part && nearbyOffices(index, part, origin?.position, origin?.isApproximate ? undefined : origin?.position)
  );
}

const isMapMissing = (snapshot: LocatorSnapshot): boolean => snapshot.matches({ map: 'missing' });

/** While the map moves to the origin, the list still belongs to the previous part of the map. */
function shownOrigin(snapshot: LocatorSnapshot): Origin | undefined {
  return snapshot.matches({ search: 'zoomingOut' }) ? undefined : snapshot.context.origin;
}

const errorKeys = {
  invalid: 'error.invalid',
  notFound: 'error.notFound',
  positionMissing: 'error.positionMissing',
  officesMissing: 'error.officesMissing',
  offline: 'error.offline',
  unreachable: 'error.unreachable',
  refused: 'error.unreachable',
  malformed: 'error.unreachable',
  expired: 'error.unreachable',
} as const satisfies Record<SearchProblem, keyof OfficeLocatorStrings>;

/** The error text of a search. */
export const searchError = (problem: LocatorContext['problem'], labels: OfficeLocatorStrings): string | undefined =>
  problem && labels[errorKeys[problem]];
