import { execFileSync, spawnSync } from 'node:child_process';

/** The Debian packages with the commands of these tests. */
const packages = {
  php: 'php-cli php-mbstring php-sqlite3 php-xml',
  javac: 'default-jdk-headless',
  java: 'default-jdk-headless',
};

/** Runs a command that must be installed. Returns its output. */
export function runRequired(command: keyof typeof packages, ...words: string[]): string {
  const { error } = spawnSync(command, ['--version']);
  if (error) throw new Error(`${command} is needed: apt-get install ${packages[command]}`);
  return execFileSync(command, words, { encoding: 'utf8', maxBuffer: 1e9 });
}
