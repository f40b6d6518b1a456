<?php
namespace Covermount;

defined('ABSPATH') || exit;

/** Slashes and non-ASCII letters are written unescaped; characters with a meaning in HTML as \uXXXX. */
const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

/**
 * Decodes a block's text. The editor writes four characters as \uXXXX, so that WordPress leaves them unchanged. In
 * hand-written text, WordPress has converted them to entities if the author lacks `unfiltered_html`.
 */
function decode_text(string $text): string {
  $escapes = ['\u0026' => '&', '\u003c' => '<', '\u003e' => '>', '\u005c' => '\\'];
  return strtr(wp_specialchars_decode($text, ENT_QUOTES), $escapes);
}

/** Decodes every text and every key of a value. */
function decode($value) {
  if (is_string($value)) return decode_text($value);
  if (!is_array($value)) return $value;
  $decoded = [];
  foreach ($value as $key => $one) $decoded[is_string($key) ? decode_text($key) : $key] = decode($one);
  return $decoded;
}

/** The configuration in the attributes of a block. */
function configuration_of(string $widget, array $attributes): array {
  $config = [];
  foreach (build()['keys'][$widget] as $key => $type) {
    $value = decode($attributes[$key] ?? null);
    // PHP reads an empty object as an empty list.
    if ($value !== null && ($type !== 'object' || $value !== [])) $config[$key] = $value;
  }
  return $config;
}

/** The page block; JSON objects in it are `stdClass`. */
function page_block(): \stdClass {
  $page = json_decode((string) get_option('covermount_page', ''));
  return $page instanceof \stdClass ? $page : new \stdClass();
}

/**
 * Writes lists as text: shortcodes truncate an attribute at a closing bracket, and widgets also read a list from text.
 */
function without_lists($value) {
  if (is_array($value) && array_values($value) === $value) return wp_json_encode($value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
  if (!is_array($value) && !$value instanceof \stdClass) return $value;
  return (object) array_map(__NAMESPACE__ . '\without_lists', (array) $value);
}

/**
 * JSON for an attribute, without characters that mean something to WordPress or its plugins. The caller escapes it for
 * HTML.
 */
function attribute_json($object): string {
  $json = wp_json_encode(without_lists((object) (array) $object), JSON_FLAGS);
  return str_replace(['[', ']'], ['\u005b', '\u005d'], $json);
}
