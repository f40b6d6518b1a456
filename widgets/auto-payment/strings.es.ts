import { additionalDriversEs, driverInformationEs, questionsEs, sectionErrorsEs } from '#forms/purchase/strings.es';
import { paymentEs } from './payment/strings.es.ts';
import { policyDetailsEs } from './policy-details/strings.es.ts';
import { signingEs } from './signing/strings.es.ts';
import { soldEs } from './sold/strings.es.ts';
import type { Strings } from './strings.en.ts';

/** Spanish texts of the payment page. */
export const es: Strings = {
  next: 'Siguiente',
  back: 'Atrás',
  retry: 'Intentar de nuevo',
  optional: '(opcional)',
  choose: 'Elija',
  yes: 'Sí',
  no: 'No',
  loading: 'Un momento…',
  loadingPurchase: 'Buscando su cotización…',
  checking: 'Comprobando…',

  progressTitle: 'Su avance',
  'stage.driverStage': 'Conductores',
  'stage.vehicleStage': 'Preguntas',
  'stage.policyStage': 'Póliza',
  'stage.quoteStage': 'Pago',
  stageCompleted: 'completado',
  progressPercent: '{percent} % completado',

  birthDate: 'Fecha de nacimiento',

  incompleteTitle: 'Falta algo en la dirección de esta página',
  incompleteText:
    'Vuelva aquí desde su cotización: el botón «Comprar en línea» de la cotización le lleva al lugar correcto.',
  notFoundTitle: 'No pudimos abrir su cotización',
  notFoundText:
    'Puede haber vencido, o puede faltarle algo. Revise el enlace que le trajo aquí, llámenos o pida una cotización nueva.',
  failedTitle: 'No pudimos cargar su cotización',
  failedText: 'Nuestro servicio no respondió como debía. Inténtelo de nuevo en un momento.',
  failedOfflineText: 'Cargaremos su cotización por nuestra cuenta cuando vuelva su conexión.',
  offlineTitle: 'No tiene conexión',
  offlineText: 'Guardamos todo lo que escribió. Seguimos solos en cuanto vuelva su conexión.',
  unreachableTitle: 'Nuestro servicio no respondió como debía',
  unreachableText: 'Guardamos todo lo que escribió. Intente de nuevo en un momento.',
  refusedTitle: 'Nuestro servicio no pudo aceptar esto',
  refusedText:
    'Guardamos todo lo que escribió. Nuestro servicio no puede aceptarlo ahora. Intente de nuevo o llámenos.',
  malformedTitle: 'No pudimos leer la respuesta de nuestro servicio',
  malformedText:
    'Guardamos todo lo que escribió. La respuesta de nuestro servicio llegó incompleta. Intente de nuevo en unos minutos.',
  expiredTitle: 'Su sesión venció',
  expiredText: 'Guardamos todo lo que escribió. La conexión con nuestro servicio venció. Intente de nuevo.',

  errorSummaryTitle: 'Revise estas respuestas',
  ...sectionErrorsEs,
  ...driverInformationEs,
  ...additionalDriversEs,
  ...questionsEs,
  questionsNone: 'No hay nada más que preguntar.',

  mileage: 'Millas al año de su {vehicle}',
  'error.mileageInvalid': 'Escriba millas enteras, hasta 200,000',

  refusalsTitle: 'La aseguradora no puede vender la póliza con estas respuestas',
  refusalsText: 'Revise sus respuestas. Si son correctas, un agente puede encontrar otra compañía para usted.',

  ratingTitle: 'La aseguradora revisa sus respuestas',
  ratingFailedTitle: 'Todavía no se pudieron revisar sus respuestas',
  ratingFailedText: 'Guardamos todo lo que escribió. Intente de nuevo en un momento o llámenos.',
  ratingText: 'Esto tarda unos segundos.',
  ratingLateText: 'La aseguradora tarda más de lo habitual. Puede esperar aquí o llamarnos: guardamos sus respuestas.',
  policyFailedTitle: 'No pudimos cargar su póliza',
  policyFailedText: 'Guardamos todo lo que escribió. Intente de nuevo en un momento o llámenos.',
  policyLoading: 'Buscando su póliza…',

  ...policyDetailsEs,
  ...paymentEs,
  ...signingEs,
  ...soldEs,
};
