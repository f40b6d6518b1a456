/** A parameter whose name indicates personal data or a value of one visit. */
const personalName =
  /name|mail|phone|birth|dob|policy|license|licence|vin|zip|address|street|ssn|customer|token|code|state/i;

/**
 * A value that can identify a page: a short word or number. Five digits could be a zip code, and more a phone number.
 */
const isPlain = (value: string): boolean => /^[\w-]{0,40}$/.test(value) && !/\d{5}/.test(value.replaceAll('-', ''));

/**
 * The address of a page for redirects back to it: without its hash, and only with parameters that identify a page and
 * nobody (`?page_id=12`).
 *
 * @example
 * cleanReturnUrl('https://www.agency.example/pay?page_id=12&email=a%40b.example#form');
 * // 'https://www.agency.example/pay?page_id=12'
 */
export function cleanReturnUrl(page: string): string {
  const url = new URL(page);
  url.hash = '';
  const parameters = [...url.searchParams];
  for (const [name, value] of parameters) {
    if (personalName.test(name) || !isPlain(name) || !isPlain(value)) url.searchParams.delete(name);
  }
  return url.href;
}

/** The same address with a payment token, as after the redirect. */
export function withToken(page: string, token: string): string {
  const url = new URL(cleanReturnUrl(page));
  url.searchParams.set('token', token);
  return url.href;
}
