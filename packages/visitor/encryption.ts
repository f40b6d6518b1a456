import { chacha20poly1305 } from '@noble/ciphers/chacha.js';

const dataKeyLength = 32;
const nonceLength = 12;
const tagLength = 16;
const wrappedKeyLength = nonceLength + dataKeyLength + tagLength;

/**
 * Encrypts texts with one data key. It is synchronous, so it also works in `pagehide`.
 *
 * An encrypted text is base64 of: nonce of the wrapping, wrapped data key with its tag, nonce of the text, encrypted
 * text with its tag.
 */
export interface Encryptor {
  /** @param context authenticated with the text: {@link decrypt} must be given the same. */
  readonly encrypt: (text: string, context: string) => string;
}

/**
 * Makes a random data key and wraps it with the device key, which needs an asynchronous call. The plain data key exists
 * only in memory, and its nonces are counted, so none is ever used twice.
 *
 * @param name bound to the wrapped key: the texts cannot be decrypted under another name.
 */
export async function createEncryptor(deviceKey: CryptoKey, name: string): Promise<Encryptor> {
  const dataKey = crypto.getRandomValues(new Uint8Array(dataKeyLength));
  const keyNonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const wrappedKey = new Uint8Array(await crypto.subtle.encrypt(wrapping(keyNonce, name), deviceKey, dataKey));
  let count = 0;
  return {
    encrypt(text, context) {
      const nonce = new Uint8Array(nonceLength);
      new DataView(nonce.buffer).setUint32(0, (count += 1));
      const encrypted = chacha20poly1305(dataKey, nonce, utf8(context)).encrypt(utf8(text));
      return toBase64([keyNonce, wrappedKey, nonce, encrypted]);
    },
  };
}

/** Rejects unless the key, the name, the context and every character are those that the text was encrypted with. */
export async function decrypt(deviceKey: CryptoKey, name: string, encrypted: string, context: string): Promise<string> {
  const bytes = fromBase64(encrypted);
  const [keyNonce, wrappedKey] = [bytes.slice(0, nonceLength), bytes.slice(nonceLength, wrappedKeyLength)];
  const dataKey = await crypto.subtle.decrypt(wrapping(keyNonce, name), deviceKey, wrappedKey);
  const nonce = bytes.slice(wrappedKeyLength, wrappedKeyLength + nonceLength);
  const plain = chacha20poly1305(new Uint8Array(dataKey), nonce, utf8(context)).decrypt(
    bytes.slice(wrappedKeyLength + nonceLength),
  );
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
}

const wrapping = (iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8(name),
});

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64(parts: readonly Uint8Array[]): string {
  return btoa(parts.flatMap((part) => Array.from(part, (byte) => String.fromCharCode(byte))).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  // `atob` ignores white space, missing padding and unused bits: two texts could mean the same bytes.
  if (toBase64([bytes]) !== text) throw new Error('The encrypted text is not canonical base64.');
  return bytes;
}
