import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#tooling/project';
import { packageFolder } from '../package-folder.ts';
import { runRequired } from '../required-command.ts';
import { unpack } from '../unpack.ts';

/** The tested versions: Debian's, and those of the npm package with builds, by the name of their archive. */
export const wordpressVersions = {
  debian: '6.1.9',
  'wp-6.2': '6.2.6',
  'wp-6.3': '6.3.5',
  'wp-6.4': '6.4.5',
  'wp-6.5': '6.5.5',
  'wp-beta': '6.6-RC3',
  'wp-nightly': '6.7-alpha-58716',
} as const;

export type WordPressBuild = keyof typeof wordpressVersions;

/**
 * A WordPress with the plugin and three users: `admin`, `author` and `helper`. `author` and `helper` may not write
 * arbitrary HTML.
 */
export interface Site {
  url: string;
  /** Runs PHP after WordPress has loaded, with `$input`, and returns its `$output`. */
  run(php: string, input?: unknown): unknown;
  /** PHP errors and WordPress notices about the plugin since the last call. */
  complaints(): string;
  close(): void;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** Unpacks Debian's packages of WordPress and a theme into a folder. */
function unpackDebian(folder: string): void {
  const packages = `${projectRoot}.data/packages/debian-wordpress`;
  mkdirSync(packages, { recursive: true });
  const archives = () => readdirSync(packages).filter((file) => file.endsWith('.deb'));
  const names = ['wordpress', 'wordpress-theme-twentytwentythree', 'libjs-underscore'];
  if (archives().length < names.length)
    execFileSync('apt-get', ['download', '-qq', ...names], { cwd: packages, stdio: 'pipe' });
  for (const archive of archives()) execFileSync('dpkg-deb', ['-x', join(packages, archive), `${folder}-debian`]);
  const debian = `${folder}-debian/usr/share`;
  // Symbolic links to other packages, such as one for music tags, are broken.
  cpSync(`${debian}/wordpress`, folder, { recursive: true, verbatimSymlinks: true });
  for (const file of ['underscore.js', 'underscore.min.js']) {
    rmSync(`${folder}/wp-includes/js/${file}`);
    cpSync(`${debian}/javascript/underscore/${file}`, `${folder}/wp-includes/js/${file}`, { dereference: true });
  }
  rmSync(`${folder}-debian`, { recursive: true });
  cpSync(`${folder}/wp-config-sample.php`, `${folder}/wp-config.php`);
}

const install = `
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  wp_install('Example', 'admin', 'admin@example.com', true, '', 'password');
  $output = true;
`;

const users = `
  update_option('blogname', 'Example');
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  $result = activate_plugin('covermount/covermount.php');
  if ($result !== null) throw new Exception(print_r($result, true));
  wp_insert_user(['user_login' => 'author', 'user_pass' => 'password', 'role' => 'author', 'user_email' => 'author@example.com']);
  add_role('copy_editor', 'Copy editor', array_diff_key(get_role('editor')->capabilities, ['unfiltered_html' => 1]));
  wp_insert_user(['user_login' => 'helper', 'user_pass' => 'password', 'role' => 'copy_editor', 'user_email' => 'helper@example.com']);
  $output = true;
`;

/** Installs a WordPress with the plugin of the build, and serves it. */
export async function startSite(build: WordPressBuild): Promise<Site> {
  runRequired('php', '-r', 'new PDO("sqlite::memory:");');
  const builds = packageFolder('@wp-playground/wordpress-builds', '0.9.19');
  const folder = mkdtempSync(join(tmpdir(), 'covermount-wordpress-'));
  if (build === 'debian') {
    unpackDebian(folder);
  } else {
    unpack(`${builds}src/wordpress/${build}.zip`, folder);
    cpSync(`${builds}public/${build}`, folder, { recursive: true });
  }
  const plugins = `${folder}/wp-content/plugins`;
  unpack(`${builds}src/sqlite-database-integration/sqlite-database-integration.zip`, plugins);
  const sqlite = 'sqlite-database-integration-main';
  const database = readFileSync(`${plugins}/${sqlite}/db.copy`, 'utf8')
    .replace("'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'", `__DIR__ . '/plugins/${sqlite}'`)
    .replace('{SQLITE_PLUGIN}', `${sqlite}/load.php`);
  writeFileSync(`${folder}/wp-content/db.php`, database);
  unpack(`${projectRoot}dist/cms/wordpress/covermount.zip`, plugins);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = `${folder}/complaints.log`;
  writeFileSync(log, '');
  const settings = [
    `define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');`,
    `define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', false); define('WP_DEBUG_LOG', '${log}');`,
    "define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);",
  ];
  const config = readFileSync(`${folder}/wp-config.php`, 'utf8').replace(
    /define\( 'WP_DEBUG', \w+ \);/,
    settings.join('\n'),
  );
  writeFileSync(`${folder}/wp-config.php`, config);

  const runAs = (before: string, php: string, input: unknown = null): unknown => {
    writeFileSync(`${folder}/input.json`, JSON.stringify(input));
    const script = `<?php
      $_SERVER += ['HTTP_HOST' => '127.0.0.1:${port}', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_NAME' => '127.0.0.1'];
      ${before}
      require __DIR__ . '/wp-load.php';
      $input = json_decode(file_get_contents(__DIR__ . '/input.json'), true);
      ${php}
      file_put_contents(__DIR__ . '/output.json', json_encode($output));`;
    writeFileSync(`${folder}/run.php`, script);
    execFileSync('php', ['-d', 'display_errors=stderr', '-d', 'sendmail_path=/bin/true', `${folder}/run.php`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(readFileSync(`${folder}/output.json`, 'utf8')) as unknown;
  };
  const run: Site['run'] = (php, input) => runAs('', php, input);
  if (build === 'debian') runAs("define('WP_INSTALLING', true);", install);
  run(users);

  const server = spawn(
    'php',
    ['-S', `127.0.0.1:${port}`, '-t', folder, `${projectRoot}tests/cms/wordpress/router.php`],
    {
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      stdio: 'ignore',
      // Its workers end with the process group.
      detached: true,
    },
  );
  const isUp = () =>
    fetch(`${url}/wp-includes/version.php`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await sleep(50);
  return {
    url,
    run,
    complaints() {
      const lines = readFileSync(log, 'utf8').split('\n');
      writeFileSync(log, '');
      // WordPress logs notices of its own, about the newer PHP version and the missing network.
      return lines.filter((line) => /\/plugins\/covermount\/|incorrectly/.test(line)).join('\n');
    },
    close() {
      if (server.pid !== undefined) process.kill(-server.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
