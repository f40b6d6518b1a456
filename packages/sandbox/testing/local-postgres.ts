import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** Folder of Debian's newest PostgreSQL binaries; undefined when not installed. */
function postgresBinaries(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  return readdirSync(debianFolder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

interface LocalPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a temporary PostgreSQL on a free port and in a temporary folder, from Debian's binaries. It listens on this
 * machine only and removes its files when it stops. Undefined without binaries.
 */
export async function startLocalPostgres(): Promise<LocalPostgres | undefined> {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'covermount-postgres-'));
  const cluster = join(folder, 'cluster');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const owner = await unprivilegedUser();
    const options = owner ? { ...owner, cwd: folder } : { cwd: folder };
    if (owner) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
    const port = await freePort();
    await run(
      join(binaries, 'initdb'),
      ['-D', cluster, '-U', 'covermount', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
      options,
    );
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off`;
    await run(
      join(binaries, 'pg_ctl'),
      ['start', '-w', '-D', cluster, '-l', join(folder, 'server.log'), '-o', settings],
      options,
    );
    return {
      url: `postgres://covermount@127.0.0.1:${port}/postgres`,
      async stop() {
        await run(join(binaries, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', cluster], options);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so Debian's `postgres` user runs it. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (kind) => (await run('id', [kind, 'postgres'])).stdout));
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => {
    server.close(closed);
  });
  return port;
}
