<?php
defined('WP_UNINSTALL_PLUGIN') || exit;

$covermount_delete_options = function (): void {
  foreach (['covermount_page', 'covermount_files', 'covermount_everywhere'] as $option) delete_option($option);
};

if (!is_multisite()) $covermount_delete_options();
else foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $covermount_site) {
  switch_to_blog($covermount_site);
  $covermount_delete_options();
  restore_current_blog();
}
