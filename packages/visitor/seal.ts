/** Text that only this device's key opens; each part in base64. */
export interface Sealed {
  iv: string;
  text: string;
  /** There when the text was covered with a pad: the pad itself, encrypted. */
  pad?: string | undefined;
}

/** A one-time pad, encrypted ahead of need, so that text can be covered in one synchronous step. */
export interface Pad {
  bytes: Uint8Array;
  iv: string;
  sealed: string;
}

/** @param name is bound to the result: it opens under no other name. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<Sealed> {
  const { iv, sealed } = await encrypted(key, name, utf8(text));
  return { iv, text: sealed };
}

/** Rejects when the key, the name or any byte is not the one that it was sealed with. */
export async function unseal(key: CryptoKey, name: string, { iv, text, pad }: Sealed): Promise<string> {
  const algorithm = { name: 'AES-GCM', iv: bytesOf(iv), additionalData: utf8(name) };
  const opened = new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytesOf(pad ?? text)));
  return new TextDecoder('utf-8', { fatal: true }).decode(pad === undefined ? opened : covered(bytesOf(text), opened));
}

export async function makePad(key: CryptoKey, name: string, length: number): Promise<Pad> {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return { bytes, ...(await encrypted(key, name, bytes)) };
}

/** Seals at once. Undefined when the text is longer than the pad. A pad must serve once only. */
export function sealWithPad({ bytes, iv, sealed }: Pad, text: string): Sealed | undefined {
  const plain = utf8(text);
  return plain.length > bytes.length ? undefined : { iv, pad: sealed, text: base64(covered(plain, bytes)) };
}

async function encrypted(key: CryptoKey, name: string, plain: BufferSource): Promise<{ iv: string; sealed: string }> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(name) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, plain);
  return { iv: base64(iv), sealed: base64(new Uint8Array(sealed)) };
}

function covered(bytes: Uint8Array, pad: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes, (byte, place) => byte ^ (pad[place] ?? 0));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
