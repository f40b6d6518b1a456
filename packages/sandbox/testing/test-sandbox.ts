import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { ServiceVariant } from '#domain/service-variant';
import type { CallContract } from '#services/contract/define-call';
import { refusal } from '#services/contract/envelope';
import { exampleHeader, exampleHeaderQuery } from '#services/contract/header.examples';
import { createGuestToken } from '#services/session/create-guest-token.contract';
import { basesOf } from '../calls/bases.ts';
import type { Fault } from '../faults/fault.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';
import { startEmptySandbox } from './empty-sandbox.ts';

interface AskOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The bearer token; default a new one if the contract requires it. Empty: none is sent. */
  token?: string;
  headers?: Record<string, string>;
  trackId?: string;
  variant?: ServiceVariant;
}

interface Answer<Body> {
  status: number;
  body: Body;
}

/** A sandbox with a clock that only the test advances. */
export interface TestSandbox extends Sandbox {
  clock: { now: number };
  /** Its own empty folders, for files of the test. */
  distDir: string;
  demoDir: string;
  /** Sends a call over HTTP and validates the response with its contract, key for key: a success or a refusal. */
  ask<Query extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
    contract: CallContract<Query, Body, Response>,
    options?: AskOptions,
  ): Promise<
    Answer<z.output<Response> & { isSuccess?: boolean | null | undefined; message?: string | null | undefined }>
  >;
  guestToken(variant?: ServiceVariant): Promise<string>;
  setFault(fault: Fault): Promise<void>;
  read(path: string): Promise<unknown>;
}

/**
 * Starts a sandbox on the database of `databaseUrl`, or in memory if that is undefined; without the option, on an empty
 * database.
 */
export async function startTestSandbox(
  options: Pick<SandboxOptions, 'databaseUrl' | 'shortestAnswer'> = {},
): Promise<TestSandbox> {
  const clock = { now: Date.UTC(2026, 10, 20, 18) };
  const folder = mkdtempSync(join(tmpdir(), 'covermount-sandbox-'));
  const distDir = mkdtempSync(join(folder, 'dist-'));
  const demoDir = mkdtempSync(join(folder, 'demo-'));
  const start = 'databaseUrl' in options ? startSandbox : startEmptySandbox;
  const sandbox = await start({ ...options, port: 0, partnerPort: 0, now: () => clock.now, distDir, demoDir });

  const ask: TestSandbox['ask'] = async (contract, asked = {}) => {
    const { params = {}, query, body, variant = 'primary', trackId = exampleHeader.trackId } = asked;
    const base = basesOf(contract.server).find((candidate) => candidate.variant === variant)!;
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
    const isAgencys = contract.server === 'api' || contract.server === 'site';
    const url = new URL(base.path + path, sandbox.url);
    const keys = { ...(isAgencys && !contract.body && { ...exampleHeaderQuery, 'header.trackId': trackId }), ...query };
    for (const [name, value] of Object.entries(keys)) url.searchParams.set(name, value);
    const token = asked.token ?? (contract.authorization === 'guest' ? await guestToken(variant) : '');
    const response = await fetch(url, {
      method: contract.method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(contract.authorization === 'botCheck' && { RecaptchaToken: 'sandbox' }),
        ...(contract.body && { 'Content-Type': 'application/json' }),
        ...asked.headers,
      },
      ...(contract.body && {
        body: JSON.stringify({ ...(isAgencys && { header: { ...exampleHeader, trackId } }), ...body }),
      }),
    });
    const answer = (await response.json()) as { isSuccess?: boolean };
    const read = (answer.isSuccess === false ? refusal : contract.response).parse(answer);
    expect(read).toEqual(answer);
    return { status: response.status, body: answer as never };
  };

  const guestToken: TestSandbox['guestToken'] = async (variant = 'primary') =>
    (await ask(createGuestToken, { variant })).body.token;

  return {
    ...sandbox,
    clock,
    distDir,
    demoDir,
    ask,
    guestToken,
    async setFault(fault) {
      const response = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
      expect(response.status).toBe(200);
    },
    read: async (path) => (await fetch(sandbox.url + path)).json() as Promise<unknown>,
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
