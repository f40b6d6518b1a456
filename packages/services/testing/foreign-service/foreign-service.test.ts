import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedCalls } from '../../contract/documented-calls.ts';
import { type Deviation } from './deviations.ts';
import { dialects } from './dialects.ts';
import { agencyCallOf, foreignResponse } from './foreign-response.ts';

const deviations: readonly Deviation[] = Object.values(dialects).flatMap((dialect) => dialect.deviations);

describe('the foreign service', () => {
  it.each(deviations.map((deviation) => [deviation.sends, deviation] as const))(
    'changes at least one example response: %s',
    (_sends, { calls, reshape }) => {
      const bodies = documentedCalls
        .filter(({ contract }) => !calls || calls.includes(contract.id))
        .flatMap(({ examples }) => Object.values(examples.response).map(({ body }) => body));
      expect(bodies.some((body) => JSON.stringify(reshape(body)) !== JSON.stringify(body))).toBe(true);
    },
  );

  it.each(deviations.map(({ sends }) => [sends]))('is described in tests/README.md: %s', (sends) => {
    expect(readFileSync('tests/README.md', 'utf8')).toContain(`| ${sends} |`);
  });

  it.each(
    documentedCalls
      .filter(({ contract }) => ['api', 'site'].includes(contract.server))
      .map((call) => [call.contract.id, call]),
  )('identifies the call %s by its path', (id, { contract: { method, path } }) => {
    const pathname = `/sandbox${path.replaceAll(/\{\w+\}/g, 'rq-1')}`;
    expect(agencyCallOf({ method, pathname })?.id).toBe(id);
  });

  it('does not change pages, sheets and responses that are not JSON', () => {
    expect(agencyCallOf({ method: 'GET', pathname: '/sandbox/leads/search' })).toBeUndefined();
    expect(agencyCallOf({ method: 'GET', pathname: '/zip-form.html' })).toBeUndefined();
    const { contract } = documentedCalls[0]!;
    const page = { status: 200, text: '<!doctype html>' };
    expect(foreignResponse(dialects.capitals, contract, page)).toEqual(page);
  });

  it('refuses with the status of its dialect', () => {
    const { contract } = documentedCalls.find((call) => call.contract.id === 'cityByZip')!;
    const refusal = { status: 200, text: '{"isSuccess":false,"message":"No"}' };
    expect(Object.values(dialects).map((dialect) => foreignResponse(dialect, contract, refusal))).toEqual([
      { status: 400, text: '{"Apt":null,"Token":null,"Fees":null,"IsSuccess":"False","Message":"No"}' },
      { status: 409, text: expect.stringContaining('"issuccess":0') as unknown },
      { status: 500, text: expect.stringContaining('"is_success":"N"') as unknown },
    ]);
  });
});
