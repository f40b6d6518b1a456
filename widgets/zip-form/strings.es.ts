import { heldPressEs } from '#embed/first-paint/held-press.strings';
import type { ZipFormStrings } from './strings.en.ts';

export const es: ZipFormStrings = {
  zipLabel: 'Código postal',
  zipHint: 'Donde el auto pasa la noche.',
  submit: 'Ver mis cotizaciones',
  useLocation: 'Usar mi ubicación',
  previousQuotes: 'Ver mis cotizaciones anteriores',
  checking: 'Comprobando su código postal…',
  locating: 'Buscando su código postal…',
  located: 'Su código postal es {zip}.',
  notLocated: 'No pudimos encontrar su código postal. Escríbalo, por favor.',
  served: 'Tenemos cotizaciones en {city}, {state}. Le llevamos allí…',
  notServed: 'Todavía no tenemos cotizaciones en {city}, {state}.',
  notServedArea: 'Todavía no tenemos cotizaciones en esta zona.',
  notOpened: 'No pudimos abrir la página de sus cotizaciones. El error es nuestro.',
  call: 'Llamar al {phone}',
  invalidTitle: 'Revise su código postal',
  invalidZip: 'Debe ingresar un código postal válido',
  close: 'Cerrar',
  ok: 'Aceptar',
  unreachable: 'No pudimos comprobar su código postal. Inténtelo de nuevo.',
  refused: 'Nuestro servicio no pudo aceptar su código postal. Revíselo e inténtelo de nuevo.',
  malformed: 'No pudimos leer la respuesta de nuestro servicio. El error es nuestro; inténtelo de nuevo.',
  expired: 'Su sesión venció. Inténtelo de nuevo.',
  offline: 'Parece que no tiene conexión. Guardamos su código postal; inténtelo de nuevo cuando vuelva la conexión.',
  ...heldPressEs,
};
