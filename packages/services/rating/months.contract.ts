import * as z from 'zod/mini';
import { count } from '../contract/wire-numbers.ts';

/** A term: its months as a number or as text, ISO 8601 (`P6M`), or with the word (`6 months`). */
export const months = () =>
  z.union([count(), z.string().check(z.regex(/^P?\d{1,2} ?M(onths?)?$/i))], 'months: a number, or text such as P6M');
