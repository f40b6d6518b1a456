import type * as z from 'zod/mini';
import type { leadData } from './lead-data.contract.ts';

/**
 * Parses a partner's lead without validating it. Undefined when the lead is empty.
 *
 * @throws {SyntaxError} when it is not JSON.
 */
export function readRawLead({ lead }: z.output<ReturnType<typeof leadData>>): unknown {
  const rawData = lead?.rawData ?? '';
  const text = typeof rawData === 'string' ? rawData : JSON.stringify(rawData);
  if (!text.trim()) return undefined;
  // This key would set a prototype when the data is copied by assignment.
  const parse = (json: string): unknown =>
    JSON.parse(json, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  const once = parse(text);
  // Some services encode the text of the lead a second time.
  const data = typeof once === 'string' && once.trimStart().startsWith('{') ? parse(once) : once;
  const isEmpty = typeof data !== 'object' || data === null || Object.keys(data).length === 0;
  return isEmpty ? undefined : data;
}
