import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/** An optional key; read as undefined when it is absent, null or of another type. */
export function lenient<Schema extends z.ZodMiniType>(schema: Schema) {
  return orElse(z.optional(schema), undefined);
}

/** A list whose malformed rows are dropped without losing the others (one carrier's error must not hide the rest). */
export function rows<Row extends z.ZodMiniType>(row: Row): z.ZodMiniArray<Row> {
  const list = z.array(orElse(z.optional(row), undefined));
  return list.check(z.overwrite((all) => all.filter((item) => item !== undefined))) as unknown as z.ZodMiniArray<Row>;
}

/** A list whose rows keep their index: a malformed row is read as undefined. At least one row. */
export function indexedRows<Row extends z.ZodMiniType>(row: Row) {
  return z.array(orElse(z.optional(row), undefined)).check(z.minLength(1));
}

/** Rows like those of `rows`, with at least one valid row. */
export function someRows<Row extends z.ZodMiniType>(row: Row) {
  type Some<One> = [One, ...unknown[]];
  return rows(row).check(z.minLength(1)) as unknown as z.ZodMiniType<Some<z.output<Row>>, Some<z.input<Row>>>;
}

/** Text that is not empty. */
export function text() {
  return z.string().check(z.minLength(1));
}

/** A code of a closed set: its number, as a number or as text, or its name. */
export function code() {
  return z.union([z.number().check(z.gte(0)), text()], 'a code or its name');
}

/** `yyyy-mm-dd`, alone or followed by a time. */
export function isoDay() {
  return z.string().check(z.regex(/^\d{4}-\d\d-\d\d/, 'a date: yyyy-mm-dd'));
}

export function fiveDigits() {
  return z.string().check(z.regex(/^\d{5}$/, 'five digits'));
}

/** Two letters, upper case. */
export function stateCode() {
  return z.string().check(z.regex(/^[A-Z]{2}$/, 'two letters'));
}

/** 17 letters and digits, never I, O or Q. */
export function vin() {
  return z.string().check(z.regex(/^[A-HJ-NPR-Z\d]{17}$/, '17 letters and digits, without I, O and Q'));
}
