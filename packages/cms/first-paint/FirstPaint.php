<?php
declare(strict_types=1);
namespace Covermount;

/**
 * Prints the first step of a widget: `<template shadowrootmode="open">…</template>`, the first child of its element.
 * docs/first-paint.md specifies the output. PHP 7.4 or later, with json.
 */
final class FirstPaint {
  private const ENTITIES = ['&#039;' => '&#39;', "\r" => '&#13;', "\0" => "\u{FFFD}"];
  private const SLOT = "/\u{E000}([^\u{E001}|]*)([^\u{E001}]*)\u{E001}/u";
  private const LOOPBACK = 'localhost|127(?:\.(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])){3}';

  private array $file, $options, $layers, $services, $texts;
  private string $language;
  private bool $canBeSent = false;

  /**
   * @param string $folder `first-paint/` of the build.
   * @param array $options widget, pageOrigin and, where known, config, page, brand, language, stylesFrom, nonce.
   * @return string Empty for a widget without a first paint, and if only the script can draw the first step.
   */
  public static function render(string $folder, array $options): string {
    $path = "$folder/" . basename($options['widget']) . '.json';
    $file = is_file($path) ? json_decode(file_get_contents($path), true) : null;
    return isset($file['templates']) ? (new self($file, $options))->print($folder) : '';
  }

  /** For texts and quoted attributes alike. */
  public static function escape(string $text): string {
    return strtr(htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401, 'UTF-8'), self::ENTITIES);
  }

  private function __construct(array $file, array $options) {
    [$this->file, $this->options, $name] = [$file, $options, $file['name']];
    [$config, $page] = [self::object($options, 'config'), self::object($options, 'page')];
    $brands = self::object($page, 'brands');
    $ids = array_filter([$config['brand'] ?? 0, $page['brand'] ?? 0, self::firstKey($brands)], 'is_string');
    $brand = isset($options['brand']) ? self::object($options, 'brand') : self::object($brands, current($ids));
    // Weakest first.
    $this->layers = [
      array_intersect_key($brand, ['theme' => 1, 'services' => 1, 'language' => 1]),
      self::object(self::object($brand, 'widgets'), $name),
      array_diff_key($page, ['brands' => 1, 'widgets' => 1, 'brand' => 1]),
      self::object(self::object($page, 'widgets'), $name),
      $config,
    ];
    $values = [];
    foreach ($file['defaults'] as $key => $default)
      $values[$key] = $this->strongest($key, fn ($value) => self::readAs($default, $value)) ?? $default;
    foreach ($file['fallbacks'] ?? [] as $key => $other)
      $values[$key] = $values[$key] === '' ? $values[$other] ?? '' : $values[$key];
    $this->services = array_replace(...$this->objects('services'));
    $written = $this->strongest('language', fn ($value) => $value === 'en' || $value === 'es' ? $value : null);
    $this->language = $written ?? (strncasecmp($options['language'] ?? '', 'es', 2) === 0 ? 'es' : 'en');
    $labels = $file['strings'][$this->language];
    foreach ($this->objects('labels') as $own) {
      $texts = array_filter(self::object($own, $this->language), 'is_string') + $own;
      $labels = array_replace($labels, array_filter($texts, 'is_string'));
    }
    $this->texts = ['labels' => $labels, 'config' => $values, 'brand' => $brand];
  }

  private function print(string $folder): string {
    $template = $this->file['templates'][implode(',', array_map([$this, 'choice'], $this->file['switches']))] ?? null;
    if ($template === null || !$this->isDrawn()) return '';
    ['style' => ['file' => $sheet], 'paint' => $paint] = $this->file;
    $nonce = isset($this->options['nonce']) ? ' nonce="' . self::escape($this->options['nonce']) . '"' : '';
    $style = isset($this->options['stylesFrom'])
      ? '<link rel="stylesheet" href="' . self::escape("{$this->options['stylesFrom']}first-paint/$sheet") . "\"$nonce>"
      : "<style$nonce>" . file_get_contents("$folder/$sheet") . '</style>';
    $theme = $this->theme();
    $content = implode('', array_map([$this, 'node'], $template));
    return "<template shadowrootmode=\"open\">$style"
      . ($theme === '' ? '' : "<style$nonce>.cover-root{{$theme}}</style>")
      . ($this->canBeSent ? '' : '<slot class="cover-unscripted"></slot>')
      . "<div class=\"cover-root\" part=\"root\" dir=\"ltr\" lang=\"$this->language\" data-covermount-paint=\"$paint\">"
      . "$content</div></template>";
  }

  private function node($node): string {
    if (is_int($node)) return $this->node($this->file['parts'][$node]);
    if (is_string($node)) return $node === '<!-- -->' ? $node : self::escape($this->fill($node));
    $attributes = array_map([$this, 'fill'], $node[1]);
    foreach (array_intersect(['href', 'action'], array_keys($attributes)) as $name) {
      $isPrinted = $this->isPrintable($attributes[$name]);
      if (!$isPrinted) unset($attributes[$name]);
      if ($name !== 'action') continue;
      $this->canBeSent = $isPrinted;
      // Without an `action`, the browser would submit the form to the page itself.
      if (!$isPrinted) $attributes['method'] = 'dialog';
      // The browser validates a form that is sent without script.
      if ($isPrinted) unset($attributes['novalidate']);
    }
    if ($this->canBeSent && ($attributes['type'] ?? '') === 'submit') unset($attributes['aria-disabled']);
    $html = "<$node[0]";
    foreach ($attributes as $name => $value) $html .= " $name=\"" . self::escape($value) . '"';
    if (in_array($node[0], ['br', 'hr', 'img', 'input'], true)) return "$html>";
    return "$html>" . implode('', array_map([$this, 'node'], array_slice($node, 2))) . "</$node[0]>";
  }

  private function fill(string $text): string {
    return preg_replace_callback(self::SLOT, function ($slot) {
      $filled = $this->text($slot[1]);
      foreach (array_slice(explode('|', $slot[2]), 1) as $pair)
        $filled = str_replace('{' . strstr($pair, '=', true) . '}', explode('=', $pair, 2)[1], $filled);
      return $filled;
    }, $text);
  }

  private function text(string $path): string {
    [$kind, $key] = explode('.', $path, 2);
    return is_string($this->texts[$kind][$key] ?? null) ? $this->texts[$kind][$key] : '';
  }

  /** The index of a switch's value; -1 if it has no template. */
  private function choice(array $switch): int {
    $key = array_shift($switch);
    $path = $key === 'brand.logo' ? $key : 'config.' . rtrim($key, '!');
    $value = $this->texts['config'][$key] ?? $this->text($path) !== '';
    $index = array_search(is_bool($value) ? var_export($value, true) : implode(',', (array) $value), $switch, true);
    return $index === false ? -1 : $index;
  }

  private function isDrawn(): bool {
    $written = array_replace(...$this->layers);
    ['needs' => $needs, 'unless' => $unless] = $this->file + ['needs' => [], 'unless' => []];
    $leadStore = self::object($this->services, 'leadStore');
    $known = $this->texts['config'] + ['services.leadStore.url' => $leadStore['url'] ?? ''];
    $given = array_filter(array_intersect_key($known, array_flip($needs)), [self::class, 'isText']);
    return ($written['isolation'] ?? $this->file['isolation']) !== 'light'
      && ($needs === [] || $given !== []) && array_intersect_key(array_flip($unless), $written) === [];
  }

  private function theme(): string {
    $declarations = [];
    foreach (array_filter(array_replace(...$this->objects('theme')), 'is_string') as $token => $value)
      if (preg_match('/^[a-z][a-zA-Z]*\z/', (string) $token) && preg_match('/^[^<>{};\\\\@\x00-\x1F\x7F]+\z/u', $value)
        && self::utf16Length($value) <= 400)
        $declarations[] = '--cover-' . strtolower(preg_replace('/[A-Z]/', '-$0', $token)) . ":$value";
    return implode(';', $declarations);
  }

  /** The length of valid UTF-8 in JavaScript: a character of four bytes counts twice. Not every PHP has mbstring. */
  private static function utf16Length(string $text): int {
    return preg_match_all('/[^\x80-\xBF]/', $text) + preg_match_all('/[\xF0-\xFF]/', $text);
  }

  /** Whether an address is in canonical form, and relative or on the origin of the page or a trusted one. */
  private function isPrintable(string $address): bool {
    if ($address === '' || preg_match('/[\x00- \x7F\\\\]/', $address)) return false;
    if (!preg_match('~^([a-z][a-z\d+.-]*:|//)~i', $address)) return true;
    $host = self::LOOPBACK . '|(?:[a-z\d-]+\.)+[a-z][a-z\d-]*';
    if (!preg_match("~^(https?)://($host)(?::([1-9]\d{0,4}))?(?=[/?#]|\z)~", $address, $found)) return false;
    [$origin, $scheme, $host, $port] = $found + [3 => ''];
    if ((int) $port > 65535 || $port === ['http' => '80', 'https' => '443'][$scheme]) return false;
    if ($origin === $this->options['pageOrigin']) return true;
    $origins = $this->services['trustedOrigins'] ?? [];
    return self::isList($origins) && in_array($origin, $origins, true)
      && ($scheme === 'https' || preg_match('~^(' . self::LOOPBACK . ')\z~', $host) === 1);
  }

  /** The valid value of the strongest layer that has one. */
  private function strongest(string $key, callable $read) {
    $found = array_filter(array_map($read, array_column($this->layers, $key)), fn ($value) => $value !== null);
    return $found === [] ? null : end($found);
  }

  private function objects(string $key): array {
    return array_map(fn ($layer) => self::object($layer, $key), $this->layers);
  }

  /** A value of the same type as the default; null for any other. */
  private static function readAs($default, $value) {
    if (is_string($default)) return self::isText($value) ? $value : null;
    if (is_bool($default)) return ['true' => true, 'false' => false][trim(var_export($value, true), "'")] ?? null;
    return self::isList($value) && $value === array_filter($value, [self::class, 'isText']) ? $value : null;
  }

  /** The object under a key, as an array; empty if it is not an object. */
  private static function object(array $json, string $key): array {
    $value = $json[$key] ?? null;
    return $value instanceof \stdClass ? (array) $value : (is_array($value) && !self::isList($value) ? $value : []);
  }

  /** The first key in JavaScript's order: numbers precede all others, the smallest first. */
  private static function firstKey(array $object): string {
    $numbers = array_filter(array_keys($object), fn ($key) => is_int($key) && $key >= 0 && $key < 4294967295);
    return (string) ($numbers === [] ? key($object) : min($numbers));
  }

  private static function isList($value): bool {
    return is_array($value) && array_values($value) === $value;
  }

  private static function isText($value): bool {
    return is_string($value) && $value !== '';
  }
}
