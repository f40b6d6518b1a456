import { heldPressEn } from '#embed/first-paint/held-press.strings';
import { officeEn } from '#offices/strings.en';

/** English texts of the office locator. `{name}` is replaced; authors override any of them with `labels`. */
export const en = {
  ...officeEn,
  title: 'Find an office',
  searchLabel: 'ZIP code, or city and state',
  searchHint: 'For example 78701, or Austin, TX',
  search: 'Search',
  useLocation: 'Use my location',
  locating: 'Finding where you are…',
  looking: 'Looking for {place}…',
  loading: 'Looking for offices…',
  'error.invalid': 'Enter a 5-digit ZIP code, or a city and state like Austin, TX',
  'error.notFound': 'We do not know that place. Check the ZIP code, or the city and state.',
  'error.positionMissing':
    'We could not find out where you are. Your browser may not be allowed to share it. Enter a ZIP code or a city instead.',
  'error.unreachable': 'We could not look that place up. Please try again.',
  'error.offline': 'You seem to be offline. Please try again when you are back.',
  empty: 'There are no offices in this part of the map. Zoom out, move the map, or look for another place.',
  none: 'There are no offices to show yet.',
  missing: 'We could not load our offices.',
  retry: 'Try again',
  mapMissing: 'The map cannot be shown now. The list has the same offices.',
  listLabel: 'Offices',
  oneNear: '1 office near {place}',
  manyNear: '{count} offices near {place}',
  oneHere: '1 office in this part of the map',
  manyHere: '{count} offices in this part of the map',
  nearestToPlace: 'The {count} offices nearest to {place}',
  nearestHere: '{total} offices in this part of the map. The list has the {count} nearest to its middle.',
  countOfAll: '{count} of our {total} offices',
  showNearest: 'Show the nearest office: {office}, {distance}',
  you: 'you',
  distancesFromPlace: 'Distances are in a straight line from {place}.',
  distancesFromMiddle: 'Distances are from the middle of the map.',
  mile: '{count} mile',
  miles: '{count} miles',
  skipMap: 'Skip the map',
  map: 'Map of our offices',
  mapHint: 'The list after the map has the same offices. On the map, arrow keys go from one office to the next.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: '{count} offices; zoom in',
  ...heldPressEn,
};

export type OfficeLocatorStrings = typeof en;
