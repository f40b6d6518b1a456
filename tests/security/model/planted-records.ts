import { resetLinkName } from '#account/reset-link-record';
import { keptLinkName } from '#embed/loader/link-secrets';
import { sentMark } from '#visitor/record';
import { clearNames, clearRecords, encryptedRecords } from '#visitor/record-definitions';
import { widgetNames } from './hostile-texts.ts';
import { payloads } from './payloads.ts';

export const polluting =
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"}}';

/** The id of a transaction in the address of the page, so that the records of its purchase are read. */
export const plantedId = 'planted-1';

const earlyInput = widgetNames.map((name) => `earlyInput.${name}`);

/** Records with several instances, each with a name after the dot. */
const instances: Readonly<Record<string, readonly string[]>> = {
  purchase: [plantedId, `pay-${plantedId}`, `return-${plantedId}`, 'roadside'].map((id) => `purchase.${id}`),
  earlyInput: [...earlyInput, ...earlyInput.map(sentMark)],
};

/** Everything that the widgets store under a brand: records, texts of the tab, and what the prompts remember. */
export const plantedNames: readonly string[] = [
  ...clearNames,
  ...Object.keys(encryptedRecords).flatMap((name) => instances[name] ?? [name]),
  resetLinkName,
  'typedZip',
  'typedOfficeSearch',
  'visit',
  'visited',
  'quoted',
  'idlePopup',
  '__proto__',
];

const shownPrompt = 'visited_site';

/** Keys without a brand. */
export const sharedKeys: readonly string[] = [keptLinkName, shownPrompt];

/** The names of records that are read from cookies. */
export const plantedCookies: readonly string[] = [
  ...clearNames.filter((name) => clearRecords[name].persistence === 'cookie'),
  shownPrompt,
];

/** Records that another script may write under the widgets' keys. */
export const plantedTexts = (now: number): readonly string[] => {
  const record = (data: unknown, more: object = {}) =>
    JSON.stringify({ v: 1, savedAt: now, expiresAt: now + 60_000, data, ...more });
  const hostile = payloads[1]!;
  return [
    '',
    'null',
    '[]',
    '0',
    '"text"',
    '{',
    hostile,
    `?token=${encodeURIComponent(hostile)}&state=${encodeURIComponent(hostile)}`,
    'x'.repeat(1_000_000),
    polluting,
    `{"v":1,"savedAt":${now},"expiresAt":${now + 60_000},"data":${polluting}}`,
    record(null),
    record([]),
    record({ value: '' }),
    record({ value: hostile, email: hostile, state: hostile }),
    record({ value: 'x\r\nX-Injected: 1' }),
    record({ zip: '78701', city: hostile, state: 'TX' }),
    record({ zip: hostile, city: 'Austin', state: hostile }),
    record({ iv: hostile, text: hostile, pad: hostile }),
    record({ iv: 'AAAA', text: 'A'.repeat(500_000) }),
    record('A'.repeat(500_000)),
    record({ answers: { driver: { firstName: hostile } } }),
    record({ anonymousId: hostile, landingPage: 'javascript:intruded()', utmSource: hostile }),
    record('es'),
    record(hostile),
    record({ zip: '78701', city: 'Austin', state: 'TX' }, { v: 2 }),
    record({ zip: '78701', city: 'Austin', state: 'TX' }, { v: '__proto__' }),
    record({ zip: '78701', city: 'Austin', state: 'TX' }, { savedAt: now + 1e12, expiresAt: now + 2e12 }),
    record({ zip: '78701', city: 'Austin', state: 'TX' }, { expiresAt: 1e308 }),
  ];
};

/** Widgets that always have a heading, whatever their configuration. */
export const withHeading = [
  'auto-payment',
  'consent-form',
  'create-customer',
  'customer-portal',
  'forgot-password',
  'make-a-payment',
  'pseudo-bind',
  'quote-estimate',
  'quote-flow',
  'renters',
  'roadside',
  'set-password',
  'sign-in',
] as const;
