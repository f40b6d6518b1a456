/** A street belongs to its city: an address is adopted as a whole, or not at all. */
const addressFields = ['street', 'apartment', 'city', 'state', 'zip'];

interface Prefill {
  /** The visitor's current answers elsewhere on the site, without empty ones. */
  known: Readonly<Partial<Record<string, string>>>;
  /** What the draft was prefilled with. */
  before: Readonly<Partial<Record<string, string>>>;
}

/**
 * A saved draft, updated with what the visitor has entered elsewhere since. Fields that were typed or emptied here
 * stay; fields that are still as prefilled follow.
 *
 * @example
 * withKnownAnswers({ firstName: 'Al', email: '' }, { known: { firstName: 'Alex', email: 'alex@example.com' }, before: {} });
 * // { firstName: 'Al', email: 'alex@example.com' }
 */
export function withKnownAnswers<Draft extends object>(draft: Draft, { known, before }: Prefill): Draft {
  const typed = draft as Readonly<Record<string, unknown>>;
  const isUntouched = (name: string) => (typed[name] ?? '') === (before[name] ?? '');
  const isFree = (name: string) => isUntouched(name) || !typed[name] || typed[name] === known[name];
  const isOther = (name: string) => Boolean(typed[name] && known[name]) && typed[name] !== known[name];
  const isMoved = isOther('zip') || isOther('street');
  const address = addressFields.every(isFree) ? addressFields.map((name) => [name, known[name]]) : [];
  const others = Object.entries(known).filter(([name]) => !addressFields.includes(name));
  const followed = [
    // Parts that the new address lacks are cleared, such as the old apartment.
    ...address.map(([name = '', value = isMoved ? '' : undefined]) => [name, value] as const),
    ...others,
  ].filter(([name, value]) => value !== undefined && isUntouched(name));
  return { ...draft, ...Object.fromEntries(followed) };
}
