type Under<Labels, Prefix extends string> = {
  readonly [Key in keyof Labels as Key extends `${Prefix}${infer Rest}` ? Rest : never]: Labels[Key];
};

/**
 * The texts of a part of a widget, without the prefix of their keys.
 *
 * @example
 * labelsUnder({ 'referral.title': 'Refer a friend', close: 'Close' }, 'referral.'); // { title: 'Refer a friend' }
 */
export function labelsUnder<Labels extends Readonly<Record<string, string>>, Prefix extends string>(
  labels: Labels,
  prefix: Prefix,
): Under<Labels, Prefix> {
  const entries = Object.entries(labels).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(entries.map(([key, text]) => [key.slice(prefix.length), text])) as Under<Labels, Prefix>;
}
