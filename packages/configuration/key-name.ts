const inCapitals = new Set(['id', 'url', 'vin', 'api', 'ocr', 'ip', 'ca', 'faq', 'sms']);

/**
 * A key as words.
 *
 * @example
 * keyName('quotePage') // 'Quote page'
 * keyName('phone.errorText') // 'Phone: error text'
 */
export function keyName(key: string): string {
  const parts = key.split('.').map((part) =>
    part
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .split(/[\s_-]+/)
      .map((word) => (inCapitals.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
      .join(' '),
  );
  const text = parts.join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
