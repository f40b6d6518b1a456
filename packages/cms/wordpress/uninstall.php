<?php
defined('WP_UNINSTALL_PLUGIN') || exit;

foreach (['covermount_page', 'covermount_files', 'covermount_everywhere'] as $option) delete_option($option);
