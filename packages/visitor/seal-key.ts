const storeName = 'keys';

/**
 * The brand's key for personal records: AES-GCM, made once on this device, kept in IndexedDB and not extractable, so that
 * what is in storage is no use elsewhere. Rejects where the browser has no such thing or denies it.
 */
export async function openSealKey(brandCode: string): Promise<CryptoKey> {
  const opening = indexedDB.open('covermount', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await settled(opening);
  try {
    const keys = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
    const known = await settled<unknown>(keys('readonly').get(brandCode));
    if (known instanceof CryptoKey) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    // Another tab may have made one in the meantime; the first one counts.
    const writable = keys('readwrite');
    const first = await settled<unknown>(writable.get(brandCode));
    if (first instanceof CryptoKey) return first;
    await settled(writable.put(made, brandCode));
    return made;
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused.')));
  });
}
