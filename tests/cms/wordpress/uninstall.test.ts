import { expect, test } from 'vitest';
import { projectRoot } from '#tooling/project';
import { runRequired } from '../required-command.ts';

/** Runs the plugin's uninstaller with stand-ins for WordPress, and returns the deleted options with their site. */
function uninstall(isNetwork: boolean): string[] {
  const php = `
    define('WP_UNINSTALL_PLUGIN', 'covermount/covermount.php');
    $site = 1;
    $deleted = [];
    function is_multisite() { return ${isNetwork}; }
    function get_sites($query) { return [1, 7]; }
    function switch_to_blog($id) { global $site; $site = $id; }
    function restore_current_blog() { global $site; $site = 1; }
    function delete_option($name) { global $site, $deleted; $deleted[] = "$site $name"; }
    require '${projectRoot}packages/cms/wordpress/uninstall.php';
    echo json_encode($deleted);`;
  return JSON.parse(runRequired('php', '-r', php)) as string[];
}

const options = ['covermount_page', 'covermount_files', 'covermount_everywhere'];

test('uninstalling deletes the options of the site', () => {
  expect(uninstall(false)).toEqual(options.map((name) => `1 ${name}`));
});

test('uninstalling deletes the options of every site of a network', () => {
  expect(uninstall(true)).toEqual([1, 7].flatMap((site) => options.map((name) => `${site} ${name}`)));
});
