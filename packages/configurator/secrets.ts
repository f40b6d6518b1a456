import { isObject, type Json } from './json.ts';

/**
 * Keys whose text values are credentials, in any spelling: `sheetsDbAuthorization`, `x-api-key`, the `key` of a map.
 */
const secret =
  /^key$|(?:authorization|token|secret|password|passwd|credentials?|(?:api|access|private|auth|secret)[_-]?key)$/i;

/** Labels of a widget have keys such as `password`, too, but are no secrets. */
const wording = 'labels';

const isSecret = (key: string, value: Json): boolean => secret.test(key) && typeof value === 'string' && value !== '';

/** The value without credentials. */
export function withoutSecrets(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => !isSecret(key, member))
      .map(([key, member]) => [key, key === wording ? member : withoutSecrets(member)]),
  );
}

/** Whether the value has credentials. */
export function hasSecrets(value: Json): boolean {
  if (Array.isArray(value)) return (value as readonly Json[]).some(hasSecrets);
  return (
    isObject(value) &&
    Object.entries(value).some(([key, member]) => isSecret(key, member) || (key !== wording && hasSecrets(member)))
  );
}
