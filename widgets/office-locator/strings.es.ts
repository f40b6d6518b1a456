import { heldPressEs } from '#embed/first-paint/held-press.strings';
import { officeEs } from '#offices/strings.es';
import type { OfficeLocatorStrings } from './strings.en.ts';

/** Spanish texts of the office locator. */
export const es: OfficeLocatorStrings = {
  ...officeEs,
  title: 'Encuentre una oficina',
  searchLabel: 'Código postal, o ciudad y estado',
  searchHint: 'Por ejemplo 78701, o Austin, TX',
  search: 'Buscar',
  useLocation: 'Usar mi ubicación',
  locating: 'Buscando dónde está…',
  looking: 'Buscando {place}…',
  loading: 'Buscando oficinas…',
  'error.invalid': 'Ingrese un código postal de 5 dígitos, o una ciudad y un estado como Austin, TX',
  'error.notFound': 'No conocemos ese lugar. Revise el código postal, o la ciudad y el estado.',
  'error.positionMissing':
    'No pudimos averiguar dónde está. Puede que su navegador no tenga permiso para compartirlo. Ingrese un código postal o una ciudad.',
  'error.unreachable': 'No pudimos buscar ese lugar. Inténtelo de nuevo.',
  'error.offline': 'Parece que no tiene conexión. Inténtelo de nuevo cuando vuelva.',
  empty: 'No hay oficinas en esta parte del mapa. Aléjelo, muévalo o busque otro lugar.',
  none: 'Todavía no hay oficinas que mostrar.',
  missing: 'No pudimos cargar nuestras oficinas.',
  retry: 'Intentar de nuevo',
  mapMissing: 'El mapa no se puede mostrar ahora. La lista tiene las mismas oficinas.',
  listLabel: 'Oficinas',
  oneNear: '1 oficina cerca de {place}',
  manyNear: '{count} oficinas cerca de {place}',
  oneHere: '1 oficina en esta parte del mapa',
  manyHere: '{count} oficinas en esta parte del mapa',
  nearestToPlace: 'Las {count} oficinas más cercanas a {place}',
  nearestHere: '{total} oficinas en esta parte del mapa. La lista tiene las {count} más cercanas a su centro.',
  countOfAll: '{count} de nuestras {total} oficinas',
  showNearest: 'Mostrar la oficina más cercana: {office}, a {distance}',
  you: 'usted',
  distancesFromPlace: 'Las distancias son en línea recta desde {place}.',
  distancesFromMiddle: 'Las distancias son desde el centro del mapa.',
  mile: '{count} milla',
  miles: '{count} millas',
  skipMap: 'Saltar el mapa',
  map: 'Mapa de nuestras oficinas',
  mapHint:
    'La lista después del mapa tiene las mismas oficinas. En el mapa, las flechas pasan de una oficina a la siguiente.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  cluster: '{count} oficinas; acercar',
  ...heldPressEs,
};
