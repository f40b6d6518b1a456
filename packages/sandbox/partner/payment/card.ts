/** The typed card data. */
export interface Card {
  cardHolderName: string;
  number: string;
  expiration: string;
  securityCode: string;
}

export type CardField = keyof Card;
export const cardFields: readonly CardField[] = ['cardHolderName', 'number', 'expiration', 'securityCode'];

/** The test cards. No other card is accepted, so that nobody enters a real one. */
const approvedNumber = '4111111111111111';
const declinedNumber = '4000000000000002';

export function cardFrom(form: Record<string, unknown>): Card {
  const text = (name: CardField) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 100) : '');
  return {
    cardHolderName: text('cardHolderName'),
    number: text('number'),
    expiration: text('expiration'),
    securityCode: text('securityCode'),
  };
}

/**
 * The errors of a card (spec 2 §9: name at least two letters, number 16 digits, expiration, security code 3 digits).
 *
 * @param today `yyyy-mm-dd`
 */
export function wrongFields({ cardHolderName, number, expiration, securityCode }: Card, today: string): CardField[] {
  const [, month = '', year = ''] = /^(\d\d) ?\/ ?(?:20)?(\d\d)$/.exec(expiration) ?? [];
  const isRight: Record<CardField, boolean> = {
    cardHolderName: cardHolderName.length >= 2,
    number: [approvedNumber, declinedNumber].includes(digitsOf(number)),
    expiration: month >= '01' && month <= '12' && `20${year}-${month}` >= today.slice(0, 7),
    securityCode: /^\d{3}$/.test(securityCode),
  };
  return cardFields.filter((field) => !isRight[field]);
}

export function isDeclined({ number }: Card): boolean {
  return digitsOf(number) === declinedNumber;
}

function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}
