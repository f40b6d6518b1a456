/** Common passwords, in lower case. A real service has a list of thousands. */
const commonPasswords = new Set([
  'password1!',
  'password123!',
  'passw0rd!',
  'p@ssw0rd1',
  'p@ssword1',
  'welcome1!',
  'welcome123!',
  'qwerty1!',
  'qwerty123!',
  'letmein1!',
  'abc123!@#',
  'summer2026!',
  'winter2026!',
  'insurance1!',
  'changeme1!',
  'correcthorsebatterystaple',
  'passwordpassword',
  '123456789012345',
  'qwertyuiopasdfgh',
]);

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFC').toLowerCase());
}

/** 6 to 12 characters with a small letter, a capital, a digit and a sign (spec 3 §5). */
const classic = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*]).{6,12}$/su;

/** Whether a password satisfies one of the policies that a page can be configured with. */
export function isAllowedPassword(password: string): boolean {
  const { length } = Array.from(password);
  return classic.test(password) || (length >= 15 && length <= 128);
}
