import type { Language } from '#domain/language';

const en = {
  title: 'Pay your premium',
  errorTitle: 'Error: {title}',
  dueOn: 'Due on',
  policy: 'Policy number',
  insured: 'Named insured',
  carrier: 'Carrier',
  cardHolderName: 'Name on the card',
  number: 'Card number',
  numberHint: '16 digits. Only test cards work here: 4111 1111 1111 1111 is approved, 4000 0000 0000 0002 is declined.',
  expiration: 'Expiration date',
  expirationHint: 'Month and year, such as 08/30',
  securityCode: 'Security code',
  securityCodeHint: 'Three digits, any will do',
  wallet: 'The wallet on file pays this. It is charged when you press Pay, and not before.',
  pay: 'Pay {amount}',
  decline: 'Decline this payment',
  declineHint: 'To see what happens when the bank says no.',
  leave: 'Leave without paying',
  otherWays: 'Other ways on',
  demonstration: 'This is a demonstration: nothing is charged. Do not type a real card.',
  declined: 'The bank declined the last try. Nothing was charged. Try again, or with another card.',
  abandoned: 'You left before paying. Nothing was charged.',
  problems: 'Please correct this:',
  'error.cardHolderName': 'Type the name on the card, two letters at least',
  'error.number': 'Type one of the two test card numbers, 16 digits',
  'error.expiration': 'Type a month and a year that have not passed, such as 08/30',
  'error.securityCode': 'Type three digits',
  paidTitle: 'This payment has been made',
  paid: '{amount} was charged on {date}, once. Nothing more is due now.',
  invoice: 'Invoice',
  back: 'Back to your agency',
  close: 'You can close this page.',
  endedTitle: 'This page has ended',
  ended:
    'What was due has changed, or we do not know this payment. Go back to your agency and begin again. Nothing was charged here.',
};

type Texts = Record<keyof typeof en, string>;

const es: Texts = {
  title: 'Pague su prima',
  errorTitle: 'Error: {title}',
  dueOn: 'Vence el',
  policy: 'Número de póliza',
  insured: 'Asegurado',
  carrier: 'Aseguradora',
  cardHolderName: 'Nombre en la tarjeta',
  number: 'Número de la tarjeta',
  numberHint:
    '16 dígitos. Aquí solo sirven tarjetas de prueba: 4111 1111 1111 1111 se aprueba, 4000 0000 0000 0002 se rechaza.',
  expiration: 'Fecha de vencimiento',
  expirationHint: 'Mes y año, por ejemplo 08/30',
  securityCode: 'Código de seguridad',
  securityCodeHint: 'Tres dígitos cualesquiera',
  wallet: 'Esto lo paga la billetera registrada. Se le cobra cuando usted presiona Pagar, y no antes.',
  pay: 'Pagar {amount}',
  decline: 'Rechazar este pago',
  declineHint: 'Para ver qué pasa cuando el banco dice que no.',
  leave: 'Salir sin pagar',
  otherWays: 'Otras opciones',
  demonstration: 'Esto es una demostración: no se cobra nada. No escriba una tarjeta verdadera.',
  declined: 'El banco rechazó el último intento. No se le cobró nada. Intente otra vez o con otra tarjeta.',
  abandoned: 'Salió antes de pagar. No se le cobró nada.',
  problems: 'Corrija lo siguiente:',
  'error.cardHolderName': 'Escriba el nombre en la tarjeta, al menos dos letras',
  'error.number': 'Escriba uno de los dos números de prueba, 16 dígitos',
  'error.expiration': 'Escriba un mes y un año que no hayan pasado, por ejemplo 08/30',
  'error.securityCode': 'Escriba tres dígitos',
  paidTitle: 'Este pago ya se hizo',
  paid: 'Se cobraron {amount} el {date}, una sola vez. No debe nada más por ahora.',
  invoice: 'Factura',
  back: 'Volver a su agencia',
  close: 'Puede cerrar esta página.',
  endedTitle: 'Esta página ya no sirve',
  ended:
    'Lo que debía ha cambiado, o no conocemos este pago. Vuelva a su agencia y comience otra vez. Aquí no se cobró nada.',
};

const texts: Record<Language, Texts> = { en, es };

/** A text of the payment page, its `{name}` filled in. */
export function paymentText(language: Language, key: keyof Texts, values: Record<string, string> = {}): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
