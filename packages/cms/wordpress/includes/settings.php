<?php
namespace Covermount;

defined('ABSPATH') || exit;

/** The problems of the page block's keys, by path. They are reported, not rejected: the widgets use the defaults. */
function problems($value, array $schema, string $path): array {
  $type = $schema['type'] ?? '';
  $found = [];
  // WordPress accepts a list as an object, and any text as a list.
  if ($type === 'object' || $type === 'array') {
    $value = read_json($value);
    $is_valid = $type === 'object' ? $value instanceof \stdClass : is_array($value);
    if ($value !== null && !$is_valid) return [sprintf($type === 'object' ? '%s is not an object.' : '%s is not a list.', $path)];
  }
  if ($type === 'object' && $value instanceof \stdClass) {
    $known = [];
    foreach ($schema['properties'] ?? [] as $key => $property) $known[plain_key($key)] = $property;
    foreach ((array) $value as $key => $one) {
      $property = $known[plain_key((string) $key)] ?? $schema['additionalProperties'] ?? [];
      if ($property === false) $found[] = sprintf('%s is not a known key.', "$path.$key");
      else $found = array_merge($found, problems($one, $property === true ? [] : $property, "$path.$key"));
    }
    return $found;
  }
  if ($type === 'array' && is_array($value) && isset($schema['items'])) {
    foreach ($value as $index => $one) $found = array_merge($found, problems($one, $schema['items'], "{$path}[$index]"));
    return $found;
  }
  // WordPress requires a type for every value; keys of widgets have none here, because the widget checks them.
  if (!isset($schema['type']) && !isset($schema['anyOf']) && !isset($schema['oneOf'])) return [];
  $valid = rest_validate_value_from_schema($value, array_diff_key($schema, ['properties' => 1]), $path);
  if (!is_wp_error($valid)) return [];
  $example = $valid->get_error_code() === 'rest_invalid_pattern' ? $schema['examples'][0] ?? '' : '';
  return [$example === '' ? $valid->get_error_message() : sprintf('%s is written such as %s.', $path, $example)];
}

/** Reads an object or a list that is written as text, as the widgets do. */
function read_json($value) {
  if (!is_string($value) || !preg_match('/^\s*[\[{]/', $value)) return $value;
  return json_decode($value) ?? $value;
}

/** Ignores the case of keys, but not of widget names. */
function plain_key(string $key): string {
  return strpos($key, '-') === false ? strtolower($key) : $key;
}

/** The name of the transient that keeps an invalid page block until it is corrected. */
function draft_name(): string {
  return 'covermount_draft_' . get_current_user_id();
}

/** Keeps an invalid page block, with a hash of the settings that it would have replaced. Returns those settings. */
function keep_draft(string $text): string {
  $saved = (string) get_option('covermount_page', '');
  set_transient(draft_name(), ['text' => $text, 'over' => md5($saved)], DAY_IN_SECONDS);
  return $saved;
}

/** The invalid page block of this user, and whether the settings have been changed since. Null if there is none. */
function kept_draft(): ?array {
  $draft = get_transient(draft_name());
  if (!is_array($draft)) return null;
  return ['text' => $draft['text'], 'is_outdated' => $draft['over'] !== md5((string) get_option('covermount_page', ''))];
}

/** The paths of widget configurations that are invalid JSON, which the form keeps as text until it is corrected. */
function unfinished(\stdClass $settings, string $path): array {
  $found = [];
  foreach ((array) ($settings->widgets ?? []) as $name => $config)
    if (is_string($config) && json_decode($config) === null) $found[] = "$path.widgets.$name";
  foreach ((array) ($settings->brands ?? []) as $id => $brand)
    if ($brand instanceof \stdClass) $found = array_merge($found, unfinished($brand, "$path.brands.$id"));
  return $found;
}

function sanitize_page($text): string {
  static $checked = [];
  $text = trim((string) $text);
  // WordPress calls this twice for a new option.
  if (isset($checked[$text])) return $checked[$text];
  $page = json_decode($text === '' ? '{}' : $text);
  if (!$page instanceof \stdClass) {
    $reason = json_last_error() === JSON_ERROR_NONE
      ? 'It is not an object.'
      : json_last_error_msg() . '. The form names the line. Names and texts are in double quotes, with a comma between two and none at the end.';
    add_settings_error('covermount_page', 'json', "The page block is no JSON, so the earlier one is still used. $reason");
    return $checked[$text] = keep_draft($text);
  }
  $unfinished = unfinished($page, 'page');
  if ($unfinished) {
    foreach ($unfinished as $index => $path)
      add_settings_error('covermount_page', "json-$index", esc_html("$path is no JSON, so the earlier page block is still used."));
    return $checked[$text] = keep_draft($text);
  }
  delete_transient(draft_name());
  $schema = json_decode(file_get_contents(dirname(__DIR__) . '/fields/page-schema.json'), true);
  foreach (problems($page, $schema, 'page') as $index => $problem)
    add_settings_error('covermount_page', "problem-$index", esc_html($problem), 'warning');
  $json = wp_json_encode($page, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
  return $checked[$text] = $checked[$json] = $text === '' ? '' : $json;
}

/** Accepts the address of a folder on this site, or with https. */
function sanitize_files($text): string {
  $address = trim((string) $text);
  if ($address === '') return '';
  $address = trailingslashit($address);
  if (preg_match('~^(https://[^/\s?#"<>\\\\]+)?/(?!/)[^\s?#"<>\\\\]*\z~', $address)) return $address;
  add_settings_error('covermount_files', 'address', 'The address of the files begins with https:// or a slash.');
  return (string) get_option('covermount_files', '');
}

add_action('admin_init', function (): void {
  register_setting('covermount', 'covermount_page', ['type' => 'string', 'sanitize_callback' => __NAMESPACE__ . '\sanitize_page']);
  register_setting('covermount', 'covermount_files', ['type' => 'string', 'sanitize_callback' => __NAMESPACE__ . '\sanitize_files']);
  register_setting('covermount', 'covermount_everywhere', ['type' => 'boolean', 'sanitize_callback' => 'rest_sanitize_boolean']);
});

add_action('admin_menu', function (): void {
  $page = add_options_page('Covermount', 'Covermount', 'manage_options', 'covermount', __NAMESPACE__ . '\settings_page');
  add_action("load-$page", function (): void {
    add_action('admin_enqueue_scripts', function (): void {
      enqueue_controls();
      $url = plugins_url('admin/settings.js', __DIR__);
      wp_enqueue_script('covermount-settings', $url, ['covermount-controls'], build()['version'], true);
    });
  });
});

add_filter('plugin_action_links_covermount/covermount.php', function (array $links): array {
  return array_merge([sprintf('<a href="%s">Settings</a>', esc_url(admin_url('options-general.php?page=covermount')))], $links);
});

function settings_page(): void {
  $draft = kept_draft();
  $is_outdated = $draft !== null && $draft['is_outdated'];
  $text = $draft !== null && !$is_outdated ? $draft['text'] : (string) get_option('covermount_page', '');
  ?>
  <div class="wrap">
    <h1>Covermount</h1>
    <form action="options.php" method="post">
      <?php settings_fields('covermount'); ?>
      <h2>For all widgets</h2>
      <p>Brands, services and what else all widgets of this site share. A block says what is different on its page.</p>
      <div id="covermount-form"></div>
      <p>
        <label for="covermount-page"><strong>As JSON</strong></label>
        <textarea id="covermount-page" name="covermount_page" class="large-text code" rows="14" spellcheck="false"><?php
          echo esc_textarea($text);
        ?></textarea>
      </p>
      <?php if ($is_outdated): ?>
        <p>
          <label for="covermount-draft">Your text that was not saved. The settings have been changed since: copy what is still right. It is removed as you save.</label>
          <textarea id="covermount-draft" class="large-text code" rows="6" readonly><?php echo esc_textarea($draft['text']); ?></textarea>
        </p>
      <?php endif; ?>
      <h2>Files</h2>
      <p>
        <label for="covermount-files">Address of the files of version <?php echo esc_html(build()['version']); ?></label><br>
        <input id="covermount-files" name="covermount_files" class="regular-text" value="<?php echo esc_attr(get_option('covermount_files', '')); ?>"><br>
        <span class="description">Empty: this site's own, in the plugin. {version} stands for the version. A covermount.js that differs from the plugin's is not run.</span>
      </p>
      <?php if (names_other_version()): ?>
        <div class="notice notice-warning inline"><p>This address names another version, so the plugin's own files are loaded. Write {version} in place of the version, and upload the files of a version before you update the plugin.</p></div>
      <?php endif; ?>
      <p>
        <label>
          <input type="checkbox" name="covermount_everywhere" value="1" <?php checked(get_option('covermount_everywhere')); ?>>
          Load the script on every page, for widgets that are written as HTML
        </label>
      </p>
      <?php submit_button(); ?>
    </form>
  </div>
  <?php
}
