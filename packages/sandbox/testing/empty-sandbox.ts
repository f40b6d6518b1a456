import { type Sandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';
import { createDatabase } from './databases.ts';

/**
 * Starts a sandbox on free ports with an empty database of its own, which it drops when it closes: see
 * {@link createDatabase}.
 *
 * @example
 * const sandbox = await startEmptySandbox({ now: () => now });
 * afterAll(() => sandbox.close());
 */
export async function startEmptySandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const database = await createDatabase();
  const sandbox = await startSandbox({
    port: 0,
    partnerPort: 0,
    distDir: 'dist',
    demoDir: 'demo-pages',
    databaseUrl: database?.url,
    ...options,
  });
  return {
    ...sandbox,
    async close() {
      await sandbox.close();
      await database?.drop();
    },
  };
}
