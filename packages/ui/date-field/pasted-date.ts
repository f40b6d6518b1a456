/** A date as typed, in three texts. */
export interface DateParts {
  month: string;
  day: string;
  year: string;
}

/** The date in a pasted text: `4/15/1990`, `04-15-1990` or `1990-04-15`. */
export function readPastedDate(text: string): DateParts | undefined {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\D(\d{1,2})\D(\d{4})\s*$/.exec(text) ?? [];
  if (year) return { month, day, year };
  const [, isoYear = '', isoMonth = '', isoDay = ''] = /^\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\s*$/.exec(text) ?? [];
  return isoYear ? { month: isoMonth, day: isoDay, year: isoYear } : undefined;
}
