import { isObject, type Json } from './json.ts';

/** Keys whose values are credentials. */
const secret = /^authorization$/i;

/** The value without credentials. */
export function withoutSecrets(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secret.test(key))
      .map(([key, member]) => [key, withoutSecrets(member)]),
  );
}

/** Whether the value has credentials. */
export function hasSecrets(value: Json): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasSecrets);
  return (
    isObject(value) &&
    Object.entries(value).some(([key, member]) => (secret.test(key) && member !== '') || hasSecrets(member))
  );
}
