/**
 * The name of a city as people write it, from the capitals of the post. A name with small letters stays as it is.
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
