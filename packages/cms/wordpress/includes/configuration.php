<?php
namespace Covermount;

defined('ABSPATH') || exit;

/** As slashes and letters are: what is left alone. The characters that a page gives a meaning are written as \uXXXX. */
const JSON_FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

/**
 * A text of a block as its author typed it. The editor writes four characters as \uXXXX, so that WordPress leaves them as they
 * are. Where a text was written by hand, WordPress has made entities of them, for authors who may not write any HTML.
 */
function decode_text(string $text): string {
  $escapes = ['\u0026' => '&', '\u003c' => '<', '\u003e' => '>', '\u005c' => '\\'];
  return strtr(wp_specialchars_decode($text, ENT_QUOTES), $escapes);
}

/** Every text of a value, and every key. */
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
    // An empty object is an empty list to PHP.
    if ($value !== null && ($type !== 'object' || $value !== [])) $config[$key] = $value;
  }
  return $config;
}

/** The page block; an object of JSON is a `stdClass`. */
function page_block(): \stdClass {
  $page = json_decode((string) get_option('covermount_page', ''));
  return $page instanceof \stdClass ? $page : new \stdClass();
}

/** Lists as text: shortcodes cut an attribute at a closing bracket. The widgets read a list that is written as text. */
function without_lists($value) {
  if (is_array($value) && array_values($value) === $value) return wp_json_encode($value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
  if (!is_array($value) && !$value instanceof \stdClass) return $value;
  return (object) array_map(__NAMESPACE__ . '\without_lists', (array) $value);
}

/** JSON of which nothing has a meaning to WordPress or its plugins, for an attribute; it is escaped as one. */
function attribute_json($object): string {
  $json = wp_json_encode(without_lists((object) (array) $object), JSON_FLAGS);
  return str_replace(['[', ']'], ['\u005b', '\u005d'], $json);
}
