/**
 * The usual spelling of a city name that the postal service writes in capitals. A name with lower-case letters is
 * unchanged.
 *
 * @example
 * cityName('WINSTON-SALEM') // 'Winston-Salem'
 */
export function cityName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/(?<!\p{L})Mc\p{L}/gu, (start) => `Mc${start.slice(2).toUpperCase()}`);
}
