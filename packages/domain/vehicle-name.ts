/** `2003 Honda Accord`, without what is not known. */
export const vehicleName = ({ year, make, model }: { year: number | undefined; make: string; model: string }): string =>
  [year, make, model].filter(Boolean).join(' ');
