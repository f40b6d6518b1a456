import { createStore, get, update } from 'idb-keyval';

/**
 * The brand's AES-GCM key on this device. It is made once, stored in IndexedDB and not extractable, so a copy of the
 * stored records cannot be decrypted elsewhere. Rejects when IndexedDB or WebCrypto is missing or denied.
 */
export async function openEncryptionKey(brandCode: string): Promise<CryptoKey> {
  const keys = createStore('covermount', 'keys');
  try {
    const stored = await get<unknown>(brandCode, keys);
    if (stored instanceof CryptoKey) return stored;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // Another tab may have stored a key in the meantime: the first one wins.
    let first = made;
    await update<unknown>(brandCode, (found) => (first = found instanceof CryptoKey ? found : made), keys);
    return first;
  } finally {
    // An open connection would block a tab that deletes the database.
    await keys('readonly', (store) => store.transaction.db.close());
  }
}
