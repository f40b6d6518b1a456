import { startLocalPostgres } from '#sandbox/testing/local-postgres';
const pg = await startLocalPostgres();
const { writeFileSync } = await import('node:fs');
writeFileSync('/work/q/pg18.url', pg!.url);
process.on('SIGTERM', () => void pg!.stop().then(() => process.exit(0)));
setInterval(() => undefined, 1000);
