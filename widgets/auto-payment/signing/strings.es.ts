import type { SigningStrings } from './strings.en.ts';

/** Spanish texts of the signature. */
export const signingEs: SigningStrings = {
  signTitle: 'Firme su póliza',
  signText: 'Su pago se realizó. Falta una cosa: firme sus documentos en línea, por favor. Tarda unos dos minutos.',
  sign: 'Firmar ahora',
  signOpening: 'Abriendo sus documentos…',
  signCancelled: 'Salió de los documentos antes de firmarlos. Su pago quedó registrado: firme cuando quiera.',
  signTimedOut:
    'Los documentos estuvieron abiertos demasiado tiempo y se cerraron. Su pago quedó registrado: ábralos de nuevo.',
  signLinkExpired: 'Ese enlace a sus documentos venció. «Firmar ahora» abre uno nuevo.',
  signException: 'El servicio de firma tuvo un problema. Su pago quedó registrado: abra sus documentos de nuevo.',
  signUnconfirmed:
    'Todavía no sabemos de su firma. Esta página vuelve a consultar automáticamente. Firme solo si no ha firmado.',
  signDeclinedTitle: 'Usted rechazó firmar',
  signDeclinedText: 'Sin una firma no se puede completar la póliza. Su pago quedó registrado: llámenos o firme ahora.',
  signExpiredTitle: 'Sus documentos vencieron',
  signExpiredText: 'No se firmaron a tiempo. Su pago quedó registrado: preparamos otros cuando continúe.',
  signProcessingTitle: 'Gracias por su firma',
  signProcessingText: 'Su aseguradora la está confirmando. Esta página vuelve a consultar automáticamente.',
  signIssuingTitle: 'Se está emitiendo su póliza',
  signIssuingText:
    'Su pago se realizó. Esta página vuelve a consultar automáticamente y continúa en cuanto la póliza esté lista.',
  signIssueFailedTitle: 'Todavía no se pudo emitir su póliza',
  signIssueFailedText:
    'Su pago quedó registrado. Llámenos, por favor: un agente completa su póliza con la aseguradora.',
  signNotOpenedTitle: 'Sus documentos no se abrieron',
  signNotOpenedText: 'Su pago quedó registrado. Inténtelo de nuevo en un momento.',
  signNotOpenedRefusedText:
    'Su pago quedó registrado. Nuestro servicio no puede abrir sus documentos ahora. Inténtelo más tarde o llámenos.',
  signNotOpenedMalformedText:
    'Su pago quedó registrado. La respuesta de nuestro servicio llegó incompleta. Inténtelo en unos minutos.',
  signNotOpenedExpiredText: 'Su pago quedó registrado. La conexión con nuestro servicio venció. Inténtelo de nuevo.',
  signRetry: 'Intentar de nuevo',
  signCheck: 'Consultar de nuevo',
  signCall: 'Llamar al {phone}',
};
