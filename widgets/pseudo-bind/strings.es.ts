import { additionalDriversEs, driverInformationEs, questionsEs, sectionErrorsEs } from '#forms/purchase/strings.es';
import type { Strings } from './strings.en.ts';
import { verificationEs } from './verification/strings.es.ts';

/** Spanish texts of the purchase. */
export const es: Strings = {
  next: 'Siguiente',
  back: 'Atrás',
  retry: 'Intentar de nuevo',
  optional: '(opcional)',
  choose: 'Elija',
  yes: 'Sí',
  no: 'No',
  loading: 'Un momento…',
  loadingQuote: 'Buscando su cotización…',
  checking: 'Comprobando…',

  progressTitle: 'Su avance',
  'stage.driver': 'Usted',
  'stage.contact': 'Contacto',
  'stage.drivers': 'Conductores',
  'stage.questions': 'Preguntas',
  stageCompleted: 'completado',
  progressPercent: '{percent} % completado',

  summaryTitle: 'Sus datos',
  name: 'Nombre',
  birthDate: 'Fecha de nacimiento',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  email: 'Correo electrónico',
  phone: 'Teléfono',

  incompleteTitle: 'Falta algo en la dirección de esta página',
  incompleteText:
    'Vuelva aquí desde su cotización: el botón «Comprar en línea» de la cotización le lleva al lugar correcto.',
  notFoundTitle: 'No encontramos su cotización',
  notFoundText: 'Es posible que haya vencido. Revise el enlace que le trajo aquí, o pida una nueva cotización.',
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
  'error.textMessagesRequired': 'Elija si podemos enviarle mensajes de texto',
  'error.languageRequired': 'Elija un idioma',
  'error.paperlessRequired': 'Elija si quiere recibir todo sin papel',
  'error.optInRequired': 'Elija cómo confirmar que recibe todo sin papel',

  ...driverInformationEs,

  contactTitle: '¿Cómo prefiere que nos comuniquemos con usted?',
  textMessages: '¿Podemos enviarle mensajes de texto sobre su póliza?',
  languagePreference: '¿Qué idioma prefiere?',
  'language.en': 'Inglés',
  'language.es': 'Español',
  goPaperless: '¿Quiere recibir todo sin papel?',
  optInMethod: '¿Cómo quiere confirmarlo?',
  'optIn.email': 'Por correo electrónico',
  'optIn.text': 'Por mensaje de texto',
  paperlessAgreed: 'Aceptó recibir sus documentos en línea.',

  ...additionalDriversEs,

  ...questionsEs,
  submit: 'Enviar mis respuestas',

  noSheetNotice: 'Ahora no se puede terminar esta compra en línea. Llámenos para terminarla.',
  noSheetTitle: 'Un último paso: llámenos',
  noSheetText:
    'Sus respuestas se guardan en este dispositivo, pero esta página no puede enviarlas. Terminamos su compra con usted por teléfono.',
  verifyingTitle: 'Ahora confirmamos cómo comunicarnos con usted',
  verifyingText:
    'Su agente recibe sus respuestas y le envía un código por correo electrónico y otro por mensaje de texto. Escriba los dos para terminar.',
  verifyingTextEmail:
    'Su agente recibe sus respuestas y le envía un código por correo electrónico. Escríbalo para terminar.',
  verifyingTextPhone:
    'Su agente recibe sus respuestas y le envía un código por mensaje de texto. Escríbalo para terminar.',
  enterCodes: 'Escribir mis códigos',
  changeAnswers: 'Cambiar mis respuestas',

  successTitle: 'Gracias, {name}. Ya tenemos sus respuestas',
  successText: 'Tenemos todo lo que necesitamos. Esto es lo que sigue:',
  successAgent: 'Su agente revisa sus respuestas con la compañía de seguros.',
  successPayment: 'Recibe un enlace para pagar con el plan que eligió.',
  successPaymentAnyPlan: 'Recibe un enlace para elegir cómo pagar.',
  successPaymentHere: 'Paga en línea, aquí, ahora o más tarde.',
  goToPayment: 'Continuar al pago',
  goToESign: 'Continuar a la firma de sus documentos',
  successESign: 'Firma sus documentos en línea: se los enviamos a {email}.',
  successESignAnyEmail: 'Firma sus documentos en línea.',
  successPolicy: 'Comienza su póliza y recibe sus tarjetas de seguro por correo electrónico.',
  successPolicyWithoutEmail: 'Comienza su póliza y recibe sus tarjetas de seguro.',
  successCall: '¿Preguntas? Llame al {phone}.',
  ...verificationEs,
};
