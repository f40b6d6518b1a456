import { describe, expect, it } from 'vitest';
import { RefusedError, StatusError } from '../errors.ts';
import { stubbedCalls } from '../testing/stubbed-calls.ts';
import { reportError, reportProblem } from './report-error.ts';

const calls = stubbedCalls({ now: () => Date.UTC(2026, 10, 20, 18) });

describe('reportError', () => {
  it('sends the call, the kind of failure and the status of an error', async () => {
    calls.answers({ isSuccess: true });
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

  it('shortens the service’s message and removes contacts, numbers and names from it', async () => {
    calls.answers({ isSuccess: true });
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
    expect(message).toHaveLength(200);
  });

  it('reports an error that was thrown outside a call', async () => {
    calls.answers({ isSuccess: true });
    await reportProblem(calls.client, {
      label: 'Affiliate Error',
      message: `vehicles is empty${'.'.repeat(300)}`,
      status: 400,
    });
    const { header: _, message, ...rest } = calls.body();
    expect(rest).toEqual({ label: 'Affiliate Error', status: 400 });
    expect(message).toMatch(/^vehicles is empty\.{183}$/);
  });

  it('does not report the failure of an error report', async () => {
    calls.answers({ isSuccess: false });
    await expect(reportError(calls.client, new StatusError('cityByZip', 500))).rejects.toBeInstanceOf(RefusedError);
    expect(calls.reported).toEqual([]);
  });
});
