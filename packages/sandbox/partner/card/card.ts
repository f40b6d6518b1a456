import valid from 'card-validator';

/** The typed card data. */
export interface Card {
  cardHolderName: string;
  number: string;
  expiration: string;
  securityCode: string;
}

export type CardField = keyof Card;
export const cardFields: readonly CardField[] = ['cardHolderName', 'number', 'expiration', 'securityCode'];

/** Autofill tokens of the fields. */
export const cardAutocomplete: Record<CardField, string> = {
  cardHolderName: 'cc-name',
  number: 'cc-number',
  expiration: 'cc-exp',
  securityCode: 'cc-csc',
};

const brands = ['visa', 'mastercard', 'discover', 'american-express'] as const;
export type CardBrand = (typeof brands)[number];

/** Cards of 16 digits with a code of three, as spec 2 §9 has them. */
export const defaultBrands: readonly CardBrand[] = ['visa', 'mastercard', 'discover'];

/**
 * A bank's answers. `secondStep`: approved after the visitor has confirmed. `failing`: approved, but its charges fail.
 * `failingOnce`: only the first charge fails, and the services keep the card.
 */
export type CardOutcome = 'approved' | 'declined' | 'secondStep' | 'failing' | 'failingOnce';

/** The test cards. No other card is accepted, so that nobody enters a real one. */
const testCards: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'approved',
  '5555555555554444': 'approved',
  '6011111111111117': 'approved',
  '378282246310005': 'approved',
  '4000000000000002': 'declined',
  '4000000000003220': 'secondStep',
  '4000000000000341': 'failing',
  '4000000000009995': 'failingOnce',
};

export function cardFrom(form: Record<string, unknown>): Card {
  const text = (name: CardField) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 100) : '');
  return {
    cardHolderName: text('cardHolderName'),
    number: text('number'),
    expiration: text('expiration'),
    securityCode: text('securityCode'),
  };
}

/** The brands in a page's address: `visa,mastercard,discover,amex`. The default brands if none of them is known. */
export function brandsFrom(list: string | undefined): readonly CardBrand[] {
  const names = (list ?? '').toLowerCase().split(',');
  const named = new Set(names.map((name) => (name.trim() === 'amex' ? 'american-express' : name.trim())));
  const listedBrands = brands.filter((brand) => named.has(brand));
  return listedBrands.length > 0 ? listedBrands : defaultBrands;
}

interface CardRules {
  /** `yyyy-mm-dd` */
  today: string;
  brands: readonly CardBrand[];
  /** The outcomes whose test cards are accepted. */
  outcomes?: readonly CardOutcome[];
}

/** The wrong fields of a card (spec 2 §9); the length of number and code depends on the brand. */
export function wrongFields(
  { cardHolderName, number, expiration, securityCode }: Card,
  { today, brands: accepted, outcomes }: CardRules,
): CardField[] {
  const { isValid, card } = valid.number(number);
  const outcome = outcomeOf({ number });
  const isAccepted =
    isValid &&
    outcome !== undefined &&
    (outcomes?.includes(outcome) ?? true) &&
    accepted.some((brand) => brand === card?.type);
  const [, month = '', year = ''] = /^(\d\d) ?\/ ?(?:20)?(\d\d)$/.exec(expiration) ?? [];
  const isRight: Record<CardField, boolean> = {
    cardHolderName: cardHolderName.length >= 2 && valid.cardholderName(cardHolderName).isValid,
    number: isAccepted,
    // The validator would use the machine's date instead of the sandbox's.
    expiration: month >= '01' && month <= '12' && `20${year}-${month}` >= today.slice(0, 7),
    securityCode: valid.cvv(securityCode, card?.code.size ?? 3).isValid,
  };
  return cardFields.filter((field) => !isRight[field]);
}

/** The bank's answer for a test card; undefined for any other card. */
export function outcomeOf({ number }: Pick<Card, 'number'>): CardOutcome | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return Object.hasOwn(testCards, digits) ? testCards[digits] : undefined;
}

/** The card data that a purchase may have: of the number, only the last four digits. */
export function keptCardOf({ number, expiration }: Card): { expiry: string; cardType: string; last4: string } {
  const [, month = '', year = ''] = /^(\d\d) ?\/ ?(?:20)?(\d\d)$/.exec(expiration) ?? [];
  return {
    expiry: `${month}/${year}`,
    cardType: valid.number(number).card?.type ?? '',
    last4: number.replaceAll(/[\s-]/g, '').slice(-4),
  };
}
