import type { Language } from '#domain/language';

const en = {
  title: 'Your card',
  errorTitle: 'Error: {title}',
  due: 'Due today, charged by your agency when you finish there',
  carrier: 'Carrier',
  quote: 'Quote number',
  cardHolderName: 'Name on the card',
  number: 'Card number',
  numberHint: '{brands}. Only test cards work here: 4111 1111 1111 1111 is accepted, 4000 0000 0000 0002 is declined.',
  expiration: 'Expiration date',
  expirationHint: 'Month and year, such as 08/30',
  securityCode: 'Security code',
  securityCodeHint: 'Three digits',
  securityCodeHintAmex: 'Three digits; four with American Express',
  use: 'Use this card',
  leave: 'Go back without a card',
  demonstration: 'This is a demonstration: nothing is charged. Do not type a real card.',
  problems: 'Please correct this:',
  'error.cardHolderName': 'Type the name on the card, two letters at least',
  'error.number': 'Type one of the test card numbers',
  'error.expiration': 'Type a month and a year that have not passed, such as 08/30',
  'error.securityCode': 'Type the digits of the security code',
  declined: 'The bank declined the card. Nothing was charged. Try again, or with another card.',
  failed: 'The card could not be checked. Try again.',
  sending: 'Checking your card …',
  acceptedTitle: 'Your card is accepted',
  accepted: 'Nothing is charged yet. Your agency’s page goes on.',
  close: 'You can close this page.',
  stepTitle: 'Confirm with your bank',
  step: 'Your bank wants to know that it is you. It has sent you a code.',
  code: 'Code',
  codeHint: 'Type 123456 in this demonstration',
  'error.code': 'Type the six digits of the code',
  confirm: 'Confirm',
  refuse: 'I did not do this',
  endedTitle: 'This page has ended',
  ended:
    'We do not know this payment, or it is over. Go back to your agency and begin again. Nothing was charged here.',
  paid: 'What you wanted to pay here is paid already. This page charges nothing more.',
  back: 'Back to your agency',
};

type Texts = Record<keyof typeof en, string>;

const es: Texts = {
  title: 'Su tarjeta',
  errorTitle: 'Error: {title}',
  due: 'A pagar hoy; su agencia lo cobra cuando usted termine allí',
  carrier: 'Aseguradora',
  quote: 'Número de cotización',
  cardHolderName: 'Nombre en la tarjeta',
  number: 'Número de la tarjeta',
  numberHint:
    '{brands}. Aquí solo sirven tarjetas de prueba: 4111 1111 1111 1111 se acepta, 4000 0000 0000 0002 se rechaza.',
  expiration: 'Fecha de vencimiento',
  expirationHint: 'Mes y año, por ejemplo 08/30',
  securityCode: 'Código de seguridad',
  securityCodeHint: 'Tres dígitos',
  securityCodeHintAmex: 'Tres dígitos; cuatro con American Express',
  use: 'Usar esta tarjeta',
  leave: 'Volver sin tarjeta',
  demonstration: 'Esto es una demostración: no se cobra nada. No escriba una tarjeta verdadera.',
  problems: 'Corrija lo siguiente:',
  'error.cardHolderName': 'Escriba el nombre en la tarjeta, al menos dos letras',
  'error.number': 'Escriba uno de los números de prueba',
  'error.expiration': 'Escriba un mes y un año que no hayan pasado, por ejemplo 08/30',
  'error.securityCode': 'Escriba los dígitos del código de seguridad',
  declined: 'El banco rechazó la tarjeta. No se le cobró nada. Intente otra vez o con otra tarjeta.',
  failed: 'No se pudo comprobar la tarjeta. Intente otra vez.',
  sending: 'Verificando su tarjeta …',
  acceptedTitle: 'Su tarjeta fue aceptada',
  accepted: 'Todavía no se cobra nada. La página de su agencia continúa.',
  close: 'Puede cerrar esta página.',
  stepTitle: 'Confirme con su banco',
  step: 'Su banco quiere saber que es usted. Le envió un código.',
  code: 'Código',
  codeHint: 'En esta demostración escriba 123456',
  'error.code': 'Escriba los seis dígitos del código',
  confirm: 'Confirmar',
  refuse: 'Yo no hice esto',
  endedTitle: 'Esta página ya no sirve',
  ended: 'No conocemos este pago, o ya terminó. Vuelva a su agencia y comience otra vez. Aquí no se cobró nada.',
  paid: 'Lo que quería pagar aquí ya está pagado. Esta página no cobra nada más.',
  back: 'Volver a su agencia',
};

const texts: Record<Language, Texts> = { en, es };
export type CardText = keyof Texts;

/** A text of the card form, its `{name}` filled in. */
export function cardText(language: Language, key: CardText, values: Record<string, string> = {}): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
