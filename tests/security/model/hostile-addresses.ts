import { isLongTier } from '#tooling/testing/tier';

/** Addresses that must not be opened: each runs script or leads to an untrusted host, in disguise. */
export const hostileAddresses = (trusted: string): readonly string[] => {
  const { host, protocol } = new URL(trusted);
  return [
    'javascript:intruded()',
    'JaVaScRiPt:intruded()',
    ' javascript:intruded()',
    '\u0001javascript:intruded()',
    'java\tscript:intruded()',
    'java\nscript:intruded()',
    'javascript://example.com/%0aintruded()',
    'data:text/html,<script>parent.intruded()</script>',
    'data:text/html;base64,PHNjcmlwdD5pbnRydWRlZCgpPC9zY3JpcHQ+',
    'vbscript:intruded()',
    'blob:https://intruder.example/1',
    'file:///etc/passwd',
    'ftp://intruder.example/',
    'view-source:https://intruder.example/',
    '//intruder.example/pay',
    '///intruder.example/pay',
    String.raw`\\intruder.example\pay`,
    String.raw`/\intruder.example/pay`,
    '/\t/intruder.example/pay',
    '\n//intruder.example/pay',
    'https:intruder.example/pay',
    'https:/intruder.example/pay',
    'http://intruder.example/pay',
    'https://intruder.example/pay',
    'HTTPS://INTRUDER.EXAMPLE/pay',
    `https://${host}@intruder.example/pay`,
    `https://good:word@intruder.example/pay`,
    // The trusted origin with user information.
    `${protocol}//someone@${host}/pay`,
    `${protocol}//:word@${host}/pay`,
    `http://someone@${host}/pay`,
    `http://someone:word@${host}/pay`,
    `https://${host}.intruder.example/pay`,
    `http://${host}.intruder.example/pay`,
    'https://intruder.example\u3002com/pay',
    'https://intruder.example#@pay.partner.example/',
    String.raw`https://intruder.example\@pay.partner.example/`,
    'https://intruder.example%2f@pay.partner.example/',
    'http://localhost.intruder.example/',
    'http://localh\u043Est/',
    'http://127.0.0.1.intruder.example/',
    'http://0x7f.1:9/',
    'http://2130706433:9/',
    'http://[::1]:9/',
    'http://[',
    'https://',
  ];
};

/** All in the long tier, else every tenth: for tests that need a call or a press each. `addresses.test.ts` tries all. */
export const pressedOf = (addresses: readonly string[]): readonly string[] =>
  isLongTier ? addresses : addresses.filter((_one, index) => index % 10 === 0);
