<?php
/**
 * Plugin Name: Covermount
 * Description: Insurance widgets as blocks: quotes, payments, offices, accounts and content.
 * Version: {version}
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Text Domain: covermount
 */
namespace Covermount;

defined('ABSPATH') || exit;

require __DIR__ . '/includes/FirstPaint.php';
require __DIR__ . '/includes/configuration.php';
require __DIR__ . '/includes/assets.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/settings.php';

/** Data of the build: version, hashes, and the keys of each widget. */
function build(): array {
  static $build;
  return $build ??= require __DIR__ . '/includes/build.php';
}
