import type { SoldStrings } from './strings.en.ts';

/** Spanish texts of the last page. */
export const soldEs: SoldStrings = {
  soldTitle: 'Felicidades, su póliza está completa',
  soldText: 'Su pago se realizó y su póliza está firmada.',
  soldUnsignedTitle: 'Gracias, su pago se realizó',
  soldUnsignedText: 'No hay que firmar nada en línea.',
  'sold.policy': 'Número de póliza',
  'sold.carrier': 'Aseguradora',
  'sold.amount': 'Pagado hoy',
  soldDocuments: 'Abrir los documentos de su póliza',
  soldDocumentsHint: 'Un PDF, en una ventana nueva.',
  soldDocumentsLoading: 'Buscando los documentos de su póliza…',
  soldDocumentsMissing: 'No pudimos obtener los documentos de su póliza en este momento.',
  soldDocumentsRefused: 'Nuestro servicio no puede entregarlos ahora. Búsquelos más tarde o llámenos.',
  soldDocumentsMalformed: 'La respuesta de nuestro servicio llegó incompleta. Búsquelos en unos minutos.',
  soldDocumentsExpired: 'La conexión con nuestro servicio venció. Búsquelos de nuevo.',
  soldDocumentsRetry: 'Buscar de nuevo',
  soldEmail: 'Su correo electrónico en la póliza: {email}',
  soldCall: '¿Preguntas? Llame al {phone}',
};
