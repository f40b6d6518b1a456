/** A parameter whose name says that its value is about a person, or good for one visit only. */
const personalName =
  /name|mail|phone|birth|dob|policy|license|licence|vin|zip|address|street|ssn|customer|token|code|state/i;

/** What a page may be called by: a short word or number. Five figures could be a zip code, and more a phone number. */
const isPlain = (value: string): boolean => /^[\w-]{0,40}$/.test(value) && !/\d{5}/.test(value.replaceAll('-', ''));

/**
 * The address of a page for others to lead back to: without its hash, and with those parameters alone that can name a page
 * and nobody (`?page_id=12`).
 *
 * @example
 * returnAddress('https://www.agency.example/pay?page_id=12&email=a%40b.example#form') // 'https://www.agency.example/pay?page_id=12'
 */
export function returnAddress(page: string): string {
  const url = new URL(page);
  url.hash = '';
  const given = [...url.searchParams];
  for (const [name, value] of given) {
    if (personalName.test(name) || !isPlain(name) || !isPlain(value)) url.searchParams.delete(name);
  }
  return url.href;
}

/** The same address with the token of a payment, as it looks when the visitor is led back. */
export function withToken(page: string, token: string): string {
  const url = new URL(returnAddress(page));
  url.searchParams.set('token', token);
  return url.href;
}
