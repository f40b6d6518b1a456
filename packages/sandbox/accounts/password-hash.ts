import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

/**
 * The cost of a hash, about 50 ms: low, because the sandbox protects nothing and its tests sign in hundreds of times.
 */
const cost = { N: 2 ** 14, r: 8, p: 1 } as const;
const keyLength = 32;
const saltLength = 16;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same characters may be typed as other code points on another keyboard.
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Hashes a password with scrypt and a random salt: `scrypt.<N>.<r>.<p>.<salt>.<key>`, both in base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(saltLength)): Promise<string> {
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('.');
}

/** A hash that matches no password. */
const none = ['scrypt', cost.N, cost.r, cost.p, Buffer.alloc(saltLength).toString('base64url'), ''].join('.');

/** Whether a password matches a hash. Without a hash, takes as long and returns false. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (hash ?? none).split('.');
  const derived = await derive(password, Buffer.from(salt!, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  const expected = Buffer.from(key!, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
