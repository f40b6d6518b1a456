import type * as z from 'zod/mini';
import type { leadData } from './lead-data.contract.ts';

/**
 * What a partner sent, as JSON says it: nothing in it is checked. Undefined when the lead is empty.
 *
 * @throws {SyntaxError} when it is no JSON.
 */
export function readRawLead({ lead }: z.output<ReturnType<typeof leadData>>): unknown {
  const rawData = lead?.rawData ?? '';
  const text = typeof rawData === 'string' ? rawData : JSON.stringify(rawData);
  if (!text.trim()) return undefined;
  // A key of this name would become a prototype wherever the data is copied by assignment.
  const data: unknown = JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  const isEmpty = typeof data !== 'object' || data === null || Object.keys(data).length === 0;
  return isEmpty ? undefined : data;
}
