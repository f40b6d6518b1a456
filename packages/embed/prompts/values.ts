import type { Accepts } from './keys.ts';

/** A text of a form. */
export const textLike =
  <Text extends string>(form: RegExp): Accepts<Text> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? (value as Text) : undefined;

export const text = textLike(/^/);

/** Its members with commas between them, as JSON, or as they are. */
export const listOf =
  <Member>(accepts: Accepts<Member>): Accepts<Member[]> =>
  (value) => {
    try {
      const members = (
        typeof value !== 'string'
          ? value
          : value.startsWith('[')
            ? JSON.parse(value)
            : value.split(',').map((one) => one.trim())
      ) as unknown[];
      const accepted = members.map(accepts);
      return accepted.includes(undefined) ? undefined : (accepted as Member[]);
    } catch {
      return undefined;
    }
  };
