import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setPassword } from './account/set-password.contract.ts';
import { MalformedError, RefusedError } from './errors.ts';
import { readResponse } from './read-response.ts';

const read = (body: unknown, status = 200) =>
  readResponse(setPassword, { status, text: typeof body === 'string' ? body : JSON.stringify(body) }, () => 'success');

function refusalOf(body: unknown): RefusedError {
  try {
    read(body);
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
  throw new Error(`read as a success: ${JSON.stringify(body)}`);
}

const words = 'That password was used before.';

/** A key in any case, with any separator. */
const spelled = (...parts: string[]) =>
  fc.constantFrom(
    parts.join(''),
    parts.map((part) => part[0]!.toUpperCase() + part.slice(1)).join(''),
    parts.join('_'),
    parts.join('-'),
    parts.join('').toUpperCase(),
  );

/** A word in any case, with blanks. */
const anyCase = (word: string) =>
  fc.constantFrom(word, word.toUpperCase(), word[0]!.toUpperCase() + word.slice(1), ` ${word} `);
const falsehood = fc.oneof(
  fc.constantFrom<unknown>(false, 0, '0'),
  ...['false', 'no', 'n'].map((word) => anyCase(word)),
);
const error = fc.constantFrom<unknown>(
  words,
  { message: words },
  { code: 'used', Message: words },
  [words],
  [{ text: words }],
  { password: [words] },
  { password: words },
);
/** A key that refuses, with the reason as its value. */
const explained = fc.tuple(fc.oneof(spelled('error'), spelled('errors')), error);
/** A key that refuses without a reason. */
const bare = fc.oneof(
  fc.tuple(fc.oneof(spelled('success'), spelled('succeeded'), spelled('ok'), spelled('is', 'success')), falsehood),
  fc.tuple(spelled('status'), fc.oneof(...['error', 'failed', 'failure', 'fail'].map((word) => anyCase(word)))),
  fc.tuple(spelled('error'), fc.constant(true)),
);
const nothing = fc.constantFrom<unknown>(null, '', [], {}, false, ' ', 'none');
const beside = fc.dictionary(fc.constantFrom('serverTime', '_links', 'token', 'email'), fc.constantFrom('', 'a', null));

describe('an acknowledgement', () => {
  it.each(['{"isSuccess":fal', '{"isSuccess":true,"mess', '[', ' {'])('is unreadable when cut off: %s', (text) => {
    expect(() => read(text)).toThrow(MalformedError);
  });

  it.each(['', 'OK', '"OK"', 'true', '{}', '{"message":""}'])('is a success without words of a refusal: %s', (text) => {
    expect(read(text)).toBe('success');
  });

  it('is a refusal with its reason, in any spelling of its keys', () => {
    fc.assert(
      fc.property(explained, beside, ([key, value], others) => {
        expect(refusalOf({ ...others, [key]: value }).reason).toBe(words);
      }),
    );
    fc.assert(
      fc.property(bare, spelled('message'), beside, ([key, value], message, others) => {
        expect(refusalOf({ ...others, [key]: value, [message]: words }).reason).toBe(words);
        expect(refusalOf({ ...others, [key]: value }).reason).toBeUndefined();
        expect(refusalOf({ [key]: value, errors: [words] }).reason).toBe(words);
      }),
    );
  });

  it('is a success with empty keys for errors', () => {
    fc.assert(
      fc.property(fc.oneof(spelled('error'), spelled('errors')), nothing, beside, (key, value, others) => {
        expect(read({ ...others, [key]: value })).toBe('success');
        expect(read({ isSuccess: true, message: '', [key]: value })).toBe('success');
      }),
    );
  });

  it.each<unknown>([
    '',
    'OK',
    '"OK"',
    'true',
    'null',
    '{}',
    { success: true },
    { Success: 'true', status: 'success' },
    { status: 'ok' },
    { status: 200, message: 'Done' },
    { success: 'Your password is set' },
    { isSuccess: true, errors: ['A warning'] },
  ])('is a success with %j', (body) => {
    expect(read(body)).toBe('success');
  });

  it.each(['false', '"Failed"', 'failed', 'ERROR', 'Error: the mailbox is full'])(
    'is a refusal with the word %j',
    (body) => {
      expect(refusalOf(body)).toBeInstanceOf(RefusedError);
    },
  );

  it('keeps the code of a refusal', () => {
    expect(refusalOf({ success: false, code: 'linkExpired' }).response).toMatchObject({ code: 'linkExpired' });
  });
});
