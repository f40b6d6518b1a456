import type { Misfit } from './fit-response.ts';

/**
 * A misfit in one sentence.
 *
 * @param isPublic the value is quoted; otherwise only its kind is named, because it may be a visitor's
 */
export function describeMisfit({ path, found, accepted }: Misfit, { isPublic }: { isPublic: boolean }): string {
  return `${pathText(path)} is ${isPublic ? quoted(found) : kindOf(found)}; accepted is ${accepted}`;
}

function pathText(path: Misfit['path']): string {
  return (
    path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('') ||
    'the response'
  );
}

function quoted(found: unknown): string {
  const text = JSON.stringify(found) ?? 'missing';
  return text.length > 60 ? kindOf(found) : text;
}

function kindOf(found: unknown): string {
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (typeof found === 'string') return `text of ${found.length} characters`;
  if (Array.isArray(found)) return `a list of ${found.length}`;
  return typeof found === 'object' ? 'an object' : `a ${typeof found}`;
}
