import { describe, expect, it } from 'vitest';
import { RefusedError, StatusError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { reportError, reportProblem } from './report-error.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('reportError', () => {
  it('sends the call, the kind of failure and the status of an error', async () => {
    calls.respondsWith({ isSuccess: true });
    const error = new RefusedError('buyNow', { status: 200, message: 'Buy Now url empty for carrier:Prairie Mutual' });
    error.rateQuoteId = 'rq-1042';
    await reportError(calls.client, error);
    expect(calls.received().body).toEqual({
      header: expect.anything() as unknown,
      label: 'API Error',
      message: 'Buy Now url empty for carrier:Prairie Mutual',
      status: 200,
      rateQuoteId: 'rq-1042',
    });
  });

  it('sends a message of spec 1 §8 unchanged, with any message of the service', async () => {
    calls.respondsWith({ isSuccess: true });
    const message = 'Error sending FW event to selectQuote';
    await reportError(calls.client, new RefusedError('selectQuote', { status: 200, message, reason: 'Rate expired' }));
    expect(calls.body()).toMatchObject({ message, status: 200 });
  });

  it('shortens the service’s message and removes contacts, numbers and names from it', async () => {
    calls.respondsWith({ isSuccess: true });
    await reportError(
      calls.client,
      new StatusError(
        'cityByZip',
        500,
        `No rates for Alex Example, alex@example.com, 512-555-0142, 04/17/1990 ${'here '.repeat(99)}`,
      ),
    );
    const { message } = calls.body() as { message: string };
    expect(message).toMatch(/^cityByZip: the service answered 500 \(No rates for … … … … … here/);
    expect(message).toHaveLength(400);
  });

  it('removes a name at the beginning of the service’s message', async () => {
    calls.respondsWith({ isSuccess: true });
    const reason = 'Robin Example, born 04/17/1990, is already insured';
    await reportError(calls.client, new RefusedError('prepareTransaction', { status: 200, reason }));
    expect(calls.body()).toMatchObject({
      message: 'prepareTransaction: the service refused (… … born … is already insured)',
    });
  });

  it('reports an error that was thrown outside a call', async () => {
    calls.respondsWith({ isSuccess: true });
    await reportProblem(calls.client, {
      label: 'Affiliate Error',
      message: `vehicles is empty${'.'.repeat(500)}`,
      status: 400,
    });
    const { header: _, message, ...rest } = calls.body();
    expect(rest).toEqual({ label: 'Affiliate Error', status: 400 });
    expect(message).toMatch(/^vehicles is empty\.{383}$/);
  });

  it('does not report the failure of an error report', async () => {
    calls.respondsWith({ isSuccess: false });
    await expect(reportError(calls.client, new StatusError('cityByZip', 500))).rejects.toBeInstanceOf(RefusedError);
    expect(calls.reported).toEqual([]);
  });
});
