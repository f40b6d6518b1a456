<?php
namespace Covermount;

defined('ABSPATH') || exit;

/** The address of the files in the settings, for this version; empty if there is none. */
function configured_files(): string {
  return str_replace('{version}', build()['version'], (string) get_option('covermount_files', ''));
}

/**
 * Whether the address in the settings was written for another version, whose script a browser would not run. Only the
 * last version of the address counts: a folder above it may have one of its own.
 */
function names_other_version(): bool {
  preg_match_all('~(?<!/)[/@]v?(\d+\.\d+\.\d+[^/]*)(?=/)~', configured_files(), $found);
  return $found[1] !== [] && end($found[1]) !== build()['version'];
}

/** Address of the files of this version, with a trailing slash. */
function files_address(): string {
  $address = names_other_version() ? '' : configured_files();
  return $address === '' ? plugins_url('files/' . build()['version'] . '/', __DIR__) : $address;
}

add_action('init', function (): void {
  // The version is in the path: with a query, the script would load twice.
  wp_register_script('covermount', files_address() . 'covermount.js', [], null, true);
  wp_register_style('covermount', files_address() . 'covermount.css', [], null);
}, 5);

add_action('wp_enqueue_scripts', function (): void {
  if (!get_option('covermount_everywhere')) return;
  wp_enqueue_script('covermount');
  wp_enqueue_style('covermount');
});

add_filter('script_loader_tag', function (string $tag, string $handle, string $src): string {
  if ($handle !== 'covermount') return $tag;
  return sprintf(
    "<script type=\"module\" id=\"covermount-js\" src=\"%s\" integrity=\"%s\" crossorigin=\"anonymous\"></script>\n",
    esc_url($src), esc_attr(build()['script'])
  );
}, 10, 3);

add_filter('style_loader_tag', function (string $tag, string $handle, string $href): string {
  if ($handle !== 'covermount') return $tag;
  return sprintf(
    "<link rel=\"stylesheet\" id=\"covermount-css\" href=\"%s\" integrity=\"%s\" crossorigin=\"anonymous\">\n",
    esc_url($href), esc_attr(build()['style'])
  );
}, 10, 3);

// The script runs after the page is parsed, so the page block may be at its end.
add_action('wp_footer', function (): void {
  if (!wp_script_is('covermount', 'enqueued')) return;
  printf("<div data-covermount=\"page\" hidden data-config=\"%s\"></div>\n", esc_attr(attribute_json(page_block())));
}, 5);
