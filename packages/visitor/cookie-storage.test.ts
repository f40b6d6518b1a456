import { describe, expect, it } from 'vitest';
import { cookieStorage } from './cookie-storage.ts';

/** A page that stores the names and values of cookies as a browser does. */
class CookiePage {
  readonly written: string[] = [];
  readonly #values = new Map<string, string>();

  get cookie(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [pair = '', ...attributes] = text.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('max-age=0')) this.#values.delete(name);
    else this.#values.set(name, value);
  }
}

describe('cookieStorage', () => {
  it('stores, reads and removes a cookie', () => {
    const page = new CookiePage();
    page.cookie = 'theme=dark';
    const storage = cookieStorage(page, { isSecure: true, maximumAge: 86_400_000 });
    storage.setItem('covermount:LS:attribution', '{"a":"b; c=d"}');
    expect(storage.getItem('covermount:LS:attribution')).toBe('{"a":"b; c=d"}');
    expect(storage.getItem('covermount:LS')).toBeNull();
    expect(page.written.at(-1)).toMatch(/;path=\/;max-age=86400;samesite=lax;secure$/);
    storage.removeItem('covermount:LS:attribution');
    expect(storage.getItem('covermount:LS:attribution')).toBeNull();
    expect(page.cookie).toBe('theme=dark');
  });

  it('throws when the browser does not store the cookie', () => {
    const refusing = Object.freeze({ cookie: '' });
    expect(() => cookieStorage(refusing, { isSecure: true, maximumAge: 1000 }).setItem('a', 'b')).toThrow();
  });

  it('leaves out the secure flag on an insecure page, where browsers would reject the cookie', () => {
    const page = new CookiePage();
    cookieStorage(page, { isSecure: false, maximumAge: 1000 }).setItem('a', 'b');
    expect(page.written).toEqual(['a=b;path=/;max-age=1;samesite=lax']);
  });
});
