/** `2003 Honda Accord`, without unknown parts. */
export const vehicleName = ({ year, make, model }: { year: number | undefined; make: string; model: string }): string =>
  [year, make, model].filter(Boolean).join(' ');
