import { officeEs } from '#offices/strings.es';
import type { NearestOfficeStrings } from './strings.en.ts';

/** Spanish texts of the nearest office. */
export const es: NearestOfficeStrings = {
  ...officeEs,
  invite: 'Encuentre la oficina más cercana',
  inviteWhy: 'Le preguntamos a su navegador dónde está, una vez, y no lo guardamos.',
  locating: 'Buscando dónde está…',
  positionMissing: 'No pudimos averiguar dónde está. Puede que su navegador no tenga permiso para compartirlo.',
  lookUpFailed: 'No pudimos averiguar dónde está. La falla es nuestra. Inténtelo de nuevo más tarde.',
  offline: 'Parece que no tiene conexión. Inténtelo de nuevo cuando vuelva la conexión.',
  banner: 'Su oficina más cercana: {office}',
  bannerNear: 'Una oficina cerca de usted: {office}',
  away: 'a {distance}',
  kilometers: '{count} kilómetros',
  kilometer: '{count} kilómetro',
  title: 'Su oficina más cercana',
  titleNear: 'Una oficina cerca de usted',
  all: 'Ver todas las oficinas',
  elsewhere: 'Nuestras oficinas están en Texas. Llámenos o empiece en línea, esté donde esté.',
};
