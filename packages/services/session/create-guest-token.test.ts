import { describe, expect, it } from 'vitest';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { createGuestTokenExamples } from './create-guest-token.examples.ts';
import { createGuestToken } from './create-guest-token.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('createGuestToken', () => {
  it('returns a token and its expiry', async () => {
    calls.respondsWith(createGuestTokenExamples.response.created.body);
    expect(await createGuestToken(calls.client)).toEqual({
      value: 'guest-7f3a',
      expiresAt: Date.UTC(2026, 10, 21, 17, 3),
    });
    expect(calls.received().body).toEqual({ header: expect.objectContaining({ brandCode: 'LS' }) as unknown });
  });

  it.each([undefined, null, 'tomorrow', ''])('returns no expiry for the malformed value %j', async (expiration) => {
    calls.respondsWith({ token: 'guest-1', expiration });
    expect(await createGuestToken(calls.client)).toEqual({ value: 'guest-1' });
  });
});
