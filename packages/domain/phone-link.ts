import { phoneDigits } from './phone-number.ts';

/** The letters of the keys 2 to 9. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string): number => keys.findIndex((letters) => letters.includes(letter)) + 2;

/**
 * The `tel:` link of a number in any format: `tel:+15125550142` for ten digits of the United States, with capital
 * letters converted to their keys and an extension after a pause. Short and foreign numbers are unchanged.
 */
export function phoneLink(phone: string): string {
  const [, main, extension] = /^(.*\d)\s*,?\s*(?:ext(?:ension)?\.?|x)\s*(\d{1,6})\s*$/i.exec(phone) ?? [];
  if (main && extension) return `${phoneLink(main)},${extension}`;
  const dialed = phone.replaceAll(/[A-Z]{3,}/g, (word) => word.replaceAll(/./g, (letter) => String(keyOf(letter))));
  const digits = phoneDigits(dialed);
  const isDomestic = digits.length === 10 && (dialed.match(/\d/g) ?? []).length <= 11;
  return `tel:${isDomestic ? `+1${digits}` : dialed.replaceAll(/[^\d+*#]/g, '')}`;
}
