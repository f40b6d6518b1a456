import type { SoldStrings } from './sold.strings.en.ts';

/** Spanish texts of the last page. */
export const soldEs: SoldStrings = {
  soldTitle: 'Felicidades, ya tiene seguro',
  soldText: 'Su póliza está pagada y firmada.',
  soldUnsignedTitle: 'Gracias, su póliza está pagada',
  soldUnsignedText: 'No hay que firmar nada en línea. Su aseguradora le envía los documentos.',
  'sold.policy': 'Número de póliza',
  'sold.carrier': 'Aseguradora',
  'sold.amount': 'Pagado hoy',
  soldDocuments: 'Abrir los documentos de su póliza',
  soldDocumentsHint: 'Un PDF, en una ventana nueva.',
  soldDocumentsLoading: 'Buscando los documentos de su póliza…',
  soldDocumentsMissing: 'Sus documentos aún no están listos. Su aseguradora también se los envía.',
  soldDocumentsRetry: 'Buscar de nuevo',
  soldEmail: 'Escribimos a {email} con todo lo que necesita.',
  soldCall: '¿Preguntas? Llame al {phone}',
};
