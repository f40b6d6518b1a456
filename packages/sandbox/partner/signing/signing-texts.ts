import type { Language } from '#domain/language';

const en = {
  title: 'Sign your policy',
  errorTitle: 'Error: {title}',
  read: 'Read the declarations of your policy, then sign.',
  policy: 'Policy',
  carrier: 'Carrier',
  insured: 'Named insured',
  premium: 'Premium',
  months: '{term} months',
  name: 'Your full name, as your signature',
  consent: 'I have read the documents and sign them electronically',
  sign: 'Sign',
  decline: 'Decline to sign',
  expire: 'Let this page expire',
  close: 'Close without signing',
  otherWays: 'Other ways on',
  demonstration: 'This is a demonstration: nobody is insured by it.',
  problems: 'Please correct this:',
  'error.signerName': 'Type your full name',
  'error.consent': 'Tick the box to sign',
  'ended.signing_complete': 'Thank you: the documents are signed.',
  'ended.decline': 'You declined to sign. The policy is not complete.',
  'ended.cancel': 'You closed the documents without signing.',
  'ended.session_timeout': 'This visit took too long. Nothing was signed.',
  'ended.ttl_expired': 'This address was used already, or is too old. Nothing was signed here.',
  'ended.exception': 'We do not know these documents.',
  endedTitle: 'This page has ended',
  back: 'Back to your agency',
  goOn: 'Your agency’s page goes on.',
};

type Texts = Record<keyof typeof en, string>;

const es: Texts = {
  title: 'Firme su póliza',
  errorTitle: 'Error: {title}',
  read: 'Lea las declaraciones de su póliza y después firme.',
  policy: 'Póliza',
  carrier: 'Aseguradora',
  insured: 'Asegurado',
  premium: 'Prima',
  months: '{term} meses',
  name: 'Su nombre completo, como firma',
  consent: 'Leí los documentos y los firmo electrónicamente',
  sign: 'Firmar',
  decline: 'No quiero firmar',
  expire: 'Dejar que esta página caduque',
  close: 'Cerrar sin firmar',
  otherWays: 'Otras opciones',
  demonstration: 'Esto es una demostración: no asegura a nadie.',
  problems: 'Corrija lo siguiente:',
  'error.signerName': 'Escriba su nombre completo',
  'error.consent': 'Marque la casilla para firmar',
  'ended.signing_complete': 'Gracias: los documentos están firmados.',
  'ended.decline': 'Usted no quiso firmar. La póliza no está completa.',
  'ended.cancel': 'Usted cerró los documentos sin firmar.',
  'ended.session_timeout': 'Esta visita tardó demasiado. No se firmó nada.',
  'ended.ttl_expired': 'Esta dirección ya se usó o es muy antigua. Aquí no se firmó nada.',
  'ended.exception': 'No conocemos estos documentos.',
  endedTitle: 'Esta página ya terminó',
  back: 'Volver a su agencia',
  goOn: 'La página de su agencia continúa.',
};

const texts: Record<Language, Texts> = { en, es };
export type SigningText = keyof Texts;

/** A text of the signing page, its `{name}` filled in. */
export function signingText(language: Language, key: SigningText, values: Record<string, string> = {}): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
