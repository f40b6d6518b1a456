import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PortTakenError } from './listen.ts';
import { buildBundleIfStale } from './site/built-bundle.ts';
import type { Sandbox } from './start-sandbox.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stopping = new AbortController();
let sandbox: Sandbox | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
stopWithParent();

try {
  const port = portOf('PORT', 4173);
  const partnerPort = portOf('PARTNER_PORT', 4174);
  // Two sandboxes must not share the files of an embedded database.
  const dataDir = join(root, '.data', `sandbox-${port}`);
  console.log('Starting Covermount …');
  // Imported after the line above is logged, because the module takes seconds to load.
  const { startSandbox } = await import('./start-sandbox.ts');
  const starting = startSandbox({
    port,
    partnerPort,
    host: process.env.SANDBOX_HOST || undefined,
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    distDir: join(root, 'dist'),
    demoDir: join(root, 'demo-pages'),
    docsDir: join(root, 'docs'),
    storybookDir: join(root, 'storybook-static'),
  }).then((started) => (sandbox = started));
  await Promise.all([starting, buildBundleIfStale(root, stopping.signal)]);
  if (stopping.signal.aborted) await sandbox!.close();
  else sayReady(sandbox!, process.env.DATABASE_URL ? undefined : dataDir);
} catch (error) {
  const isStopped = stopping.signal.aborted;
  stopping.abort();
  await sandbox?.close();
  if (!isStopped) console.error(`\n${explain(error)}\n`);
  process.exit(isStopped ? 0 : 1);
}

function stop(): void {
  stopping.abort();
  void sandbox?.close().finally(() => process.exit(0));
}

/** npm signals the shell of a script, and that shell exits without passing the signal on. */
function stopWithParent(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

function sayReady({ url, partnerUrl, database }: Sandbox, dataDir: string | undefined): void {
  console.log(`
Covermount is ready.

  Demo pages       ${url}/
  Configurator     ${url}/configurator.html
  Agent’s desk     ${url}/agent-desk.html
  Fault switch     ${url}/sandbox/faults
  The services     ${url}/sandbox/openapi.json
  Partners’ pages  ${partnerUrl}/

${database} stores its data${dataDir ? ` in ${dataDir}` : ''}. Ctrl+C stops it.
`);
}

function portOf(name: string, usual: number): number {
  const text = process.env[name];
  if (!text) return usual;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is ${text}; it has to be a port, such as ${usual}.`);
  return port;
}

function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return `${error.message} Stop what listens there, or choose other ports: PORT=4273 PARTNER_PORT=4274 npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}
