import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const start = fileURLToPath(new URL('start.ts', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the start script until it fails and exits. */
function run(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', start], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((done) => {
    child.once('exit', (code) => done({ code, said: output }));
  });
}

describe('npm start', () => {
  const other = createServer();
  beforeAll(() => new Promise<void>((listening) => void other.listen(0, listening)));
  afterAll(() => new Promise((closed) => void other.close(closed)));

  it('explains what to do when a port is taken', async () => {
    const { port } = other.address() as AddressInfo;
    const { code, said } = await run({ PORT: '0', PARTNER_PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken. Stop what listens there, or choose other ports`);
  });

  it('explains what is wrong with an invalid port', async () => {
    const { code, said } = await run({ PORT: 'http' });
    expect(code).toBe(1);
    expect(said).toContain('PORT is http; it has to be a port, such as 4173.');
  });
});
