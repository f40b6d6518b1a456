<?php
namespace Covermount;

defined('ABSPATH') || exit;

add_action('init', function (): void {
  foreach (array_keys(build()['keys']) as $widget) register_block_type(dirname(__DIR__) . "/blocks/$widget");
});

add_filter('block_categories_all', function (array $categories): array {
  return array_merge($categories, [['slug' => 'covermount', 'title' => 'Covermount']]);
});

add_action('enqueue_block_editor_assets', function (): void {
  enqueue_controls();
  $dependencies = ['covermount-controls', 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element'];
  wp_enqueue_script('covermount-editor', plugins_url('admin/editor.js', __DIR__), $dependencies, build()['version'], true);
});

/** Enqueues the controls generated from the schemas, for the editor and the settings. */
function enqueue_controls(): void {
  $version = build()['version'];
  $dependencies = ['wp-components', 'wp-element'];
  wp_enqueue_script('covermount-controls', plugins_url('admin/controls.js', __DIR__), $dependencies, $version, true);
  wp_enqueue_style('covermount-controls', plugins_url('admin/controls.css', __DIR__), ['wp-components'], $version);
  $data = ['fields' => plugins_url('fields/', __DIR__), 'version' => $version, 'keys' => array_map('array_keys', build()['keys'])];
  wp_add_inline_script('covermount-controls', 'var covermountBuild = ' . wp_json_encode($data, JSON_FLAGS) . ';', 'before');
}

/** The origin of the site: addresses on it are printed. */
function site_origin(): string {
  $parts = wp_parse_url(home_url()) + ['scheme' => 'https', 'host' => ''];
  return "{$parts['scheme']}://{$parts['host']}" . (isset($parts['port']) ? ":{$parts['port']}" : '');
}

/**
 * The first paint, with brackets escaped so that WordPress finds no shortcodes. Style elements, in which HTML entities
 * do not work, are left as they are.
 */
function first_paint(string $widget, array $config): string {
  $paint = FirstPaint::render(dirname(__DIR__) . '/first-paint', [
    'widget' => $widget,
    'config' => $config,
    'page' => page_block(),
    'pageOrigin' => site_origin(),
    'language' => get_bloginfo('language'),
  ]);
  $parts = preg_split('~(<style.*?</style>)~s', $paint, -1, PREG_SPLIT_DELIM_CAPTURE);
  foreach ($parts as $index => $part)
    if ($index % 2 === 0) $parts[$index] = str_replace(['[', ']'], ['&#91;', '&#93;'], $part);
  return implode('', $parts);
}

/**
 * The element of a block, with its configuration, its first paint and the blocks inside it.
 *
 * @param array $written The block's attributes as they are stored: WordPress leaves out those of a wrong type, which
 *   the widget reports.
 */
function render_widget(string $widget, array $attributes, string $content, array $written): string {
  if (is_feed()) return $content;
  $config = configuration_of($widget, $attributes + $written);
  $paint = first_paint($widget, $config);
  $own = $config === [] ? [] : ['config' => attribute_json($config)];
  // The style sheet reserves no space for content that is already there.
  if ($paint !== '') $own['data-cover-drawn'] = '';
  return "<cover-$widget " . get_block_wrapper_attributes($own) . ">$paint$content</cover-$widget>";
}

add_filter('no_texturize_tags', function (array $tags): array {
  return array_merge($tags, ['template']);
});

// Images of a first paint must equal those that the script draws.
add_filter('wp_content_img_tag', function (string $image): string {
  if (strpos($image, 'class="cover-') === false) return $image;
  return preg_replace('/ (?:loading|decoding|fetchpriority|sizes)="[^"]*"/', '', $image);
});
