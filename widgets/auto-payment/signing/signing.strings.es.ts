import type { SigningStrings } from './signing.strings.en.ts';

/** Spanish texts of the signature. */
export const signingEs: SigningStrings = {
  signTitle: 'Firme su póliza',
  signText: 'Su pago está hecho. Falta una cosa: firme sus documentos en línea, por favor. Tarda unos dos minutos.',
  sign: 'Firmar ahora',
  signOpening: 'Abriendo sus documentos…',
  signCancelled: 'Salió de los documentos antes de firmarlos. Su pago se conserva: firme cuando quiera.',
  signTimedOut:
    'Los documentos estuvieron abiertos demasiado tiempo y se cerraron. Su pago se conserva: ábralos de nuevo.',
  signLinkExpired: 'Ese enlace a sus documentos caducó. «Firmar ahora» abre uno nuevo.',
  signException: 'El servicio de firma tuvo un problema. Su pago se conserva: abra sus documentos de nuevo.',
  signUnconfirmed:
    'Todavía no sabemos de su firma. Esta página pregunta de nuevo por sí misma. Firme solo si no ha firmado.',
  signDeclinedTitle: 'Usted rechazó firmar',
  signDeclinedText: 'Sin una firma no se puede completar la póliza. Su pago se conserva: llámenos o firme ahora.',
  signExpiredTitle: 'Sus documentos han caducado',
  signExpiredText: 'No se firmaron a tiempo. Su pago se conserva: preparamos otros cuando continúe.',
  signProcessingTitle: 'Gracias por su firma',
  signProcessingText: 'Su aseguradora la está confirmando. Esta página pregunta de nuevo por sí misma.',
  signIssuingTitle: 'Se está emitiendo su póliza',
  signIssuingText:
    'Su pago está hecho. Esta página pregunta de nuevo por sí misma y continúa en cuanto la póliza esté lista.',
  signIssueFailedTitle: 'Todavía no se pudo emitir su póliza',
  signIssueFailedText: 'Su pago se conserva. Llámenos, por favor: un agente completa su póliza con la aseguradora.',
  signNotOpenedTitle: 'Sus documentos no se abrieron',
  signNotOpenedText: 'Su pago se conserva. Inténtelo de nuevo en un momento.',
  signNotOpenedRefusedText:
    'Su pago se conserva. Nuestro servicio no puede abrir sus documentos ahora. Inténtelo más tarde o llámenos.',
  signNotOpenedMalformedText:
    'Su pago se conserva. La respuesta de nuestro servicio llegó incompleta. Inténtelo en unos minutos.',
  signNotOpenedExpiredText: 'Su pago se conserva. La conexión con nuestro servicio ha caducado. Inténtelo de nuevo.',
  signRetry: 'Intentar de nuevo',
  signCheck: 'Consultar de nuevo',
  signCall: 'Llamar al {phone}',
};
