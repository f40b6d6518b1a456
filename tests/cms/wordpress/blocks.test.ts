import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchema } from '#cms/read-schema';
import { blockCodec } from '#cms/testing/load-block-editor';
import { schemaFields } from '#configuration/schema-fields';
import type { CovermountServer } from '#embed/server/public';
import { projectRoot, widgetNames } from '#tooling/project';
import { type JsonObject, withoutEmptyObjects } from '../../../packages/configurator/json.ts';
import { configurationsOf } from '../../../packages/configurator/testing/configurations.ts';
import { snippetsOf } from '../../docs/snippets.ts';
import { configuratorBlock } from '../configurator-block.ts';
import { exampleConfig } from '../example-config.ts';
import { readDirectly, readWidget } from '../read-page.ts';
import { type Site, startSite, type WordPressBuild, wordpressVersions } from './site.ts';

const { renderFirstPaint, widgets: drawn } = (await import(`${projectRoot}dist/server/server.mjs`)) as CovermountServer;

const configs = new Map(widgetNames().map((name) => [name, exampleConfig(schemaFields(readSchema(name)))]));

/**
 * Configurations that the configurator may write for each widget, without half surrogate pairs, which PHP's JSON cannot
 * have.
 */
function madeConfigs(seed: number): Map<string, { name: string; config: JsonObject }> {
  const made = widgetNames().flatMap((name) => {
    const any = configurationsOf(readSchema(name), (file) => readSchema(file.replace(/\.json$/, '')));
    const readable = any.filter((config) => !/\\ud[89a-f]/.test(JSON.stringify(config)));
    const all = [configs.get(name) as JsonObject, ...fc.sample(readable, { seed, numRuns: 1 })];
    return all.map((config, index) => [`${name} ${index}`, { name, config }] as const);
  });
  return new Map(made);
}

const call = '<a href="tel:5125550142">512-555-0142</a>';

const pageBlock = {
  brand: 'lonestar',
  brands: {
    lonestar: { code: 'LS', name: 'Lone & Star [x] "Cover"', logo: '/logo.svg', theme: { accent: '#0b5fff' } },
  },
  services: { api: { base: 'https://api.agency.example' }, trustedOrigins: ['https://pay.partner.example'] },
};

/** The attributes of a block as WordPress' editor writes them. */
const attributesText = (attributes: object): string =>
  JSON.stringify(attributes)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);

const inside = `<!-- wp:paragraph --><p>Call ${call}</p><!-- /wp:paragraph -->`;

const blockOf = (name: string, attributes: object): string =>
  `<!-- wp:covermount/${name} ${attributesText(attributes)} -->${inside}<!-- /wp:covermount/${name} -->`;

const normalized = (html: string): string => JSDOM.fragment(html).firstElementChild!.outerHTML;

/** Saves a post as one user, changes its title as two others, and renders its content. */
const saveAndRender = `
  $output = [];
  foreach ($input['posts'] as $name => $content) {
    wp_set_current_user(get_user_by('login', $input['person'])->ID);
    $id = wp_insert_post(wp_slash(['post_title' => 'First', 'post_content' => $content, 'post_status' => 'publish']), true);
    foreach (['helper' => 'Second', 'admin' => 'Third'] as $other => $title) {
      wp_set_current_user(get_user_by('login', $other)->ID);
      wp_update_post(wp_slash(['ID' => $id, 'post_title' => $title]));
    }
    wp_set_current_user(0);
    $post = get_post($id);
    $blocks = array_filter(parse_blocks($post->post_content), fn ($block) => $block['blockName'] !== null);
    $output[$name] = [
      'title' => $post->post_title,
      'html' => apply_filters('the_content', $post->post_content),
      'attributes' => (object) array_values($blocks)[0]['attrs'],
    ];
  }
`;

type Saved = Record<string, { title: string; html: string; attributes: Record<string, unknown> }>;

describe.each(Object.entries(wordpressVersions))('WordPress of %s (%s)', (build, version) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(build as WordPressBuild);
    site.run("update_option('covermount_page', $input); $output = true;", JSON.stringify(pageBlock));
  });
  afterAll(() => site.close());

  test('has the stated version, and registers a block for each widget', () => {
    expect(site.run('global $wp_version; $output = $wp_version;')).toBe(version);
    const names = `$output = array_keys(array_filter(WP_Block_Type_Registry::get_instance()->get_all_registered(),
      fn ($name) => strpos($name, 'covermount/') === 0, ARRAY_FILTER_USE_KEY));`;
    expect(site.run(names)).toEqual(widgetNames().map((name) => `covermount/${name}`));
  });

  test.each(['admin', 'author'])(
    'a block that %s saves keeps its configuration, also after others change the title',
    async (person) => {
      const posts = Object.fromEntries(
        [...configs].map(([name, config]) => [name, blockOf(name, blockCodec(name).store(config))]),
      );
      const saved = site.run(saveAndRender, { person, posts }) as Saved;
      for (const [name, config] of configs) {
        const { title, html, attributes } = saved[name]!;
        expect(title).toBe('Third');
        expect(await readWidget(html, name), `${name}: ${html.slice(0, 2000)}`).toEqual(
          await readDirectly(config, name),
        );
        // The editor reads the same configuration, and keeps the inner blocks.
        expect(blockCodec(name).read(attributes), name).toEqual(config);
        expect(html).toContain(`<p>Call ${call}</p>`);
      }
    },
  );

  test('a pasted block of the configurator keeps its configuration, also after others change the title', async () => {
    const made = madeConfigs(Object.keys(wordpressVersions).indexOf(build));
    const posts = await Promise.all(
      [...made].map(async ([key, { name, config }]) => [key, await configuratorBlock(name, config, call)] as const),
    );
    const saved = site.run(saveAndRender, { person: 'author', posts: Object.fromEntries(posts) }) as Saved;
    for (const [key, { name, config }] of made) {
      const { html } = saved[key]!;
      const [{ value }, meant] = await Promise.all([
        readWidget(html, name),
        readDirectly(withoutEmptyObjects(config), name),
      ]);
      expect(value, `${key}: ${html.slice(0, 2000)}`).toEqual(meant.value);
      expect(html).toContain(call);
    }
  });

  test('texts written by hand are read without the entities that WordPress adds', async () => {
    const config = { quotePage: '/a?b=1&c=2', labels: { submit: 'Bits & pieces' } };
    const saved = site.run(saveAndRender, { person: 'author', posts: { zip: blockOf('zip-form', config) } }) as Saved;
    expect(await readWidget(saved.zip!.html, 'zip-form')).toEqual(await readDirectly(config, 'zip-form'));
  });

  test('the block in docs/wordpress.md prints the element that follows it there', async () => {
    const [block, element] = snippetsOf('docs/wordpress.md').filter(({ language }) => language === 'html');
    const saved = site.run(saveAndRender, { person: 'author', posts: { zip: block!.text } }) as Saved;
    expect(await readWidget(saved.zip!.html, 'zip-form')).toEqual(await readWidget(element!.text, 'zip-form'));
    const printed = JSDOM.fragment(saved.zip!.html).querySelector('cover-zip-form')!;
    const documented = JSDOM.fragment(element!.text).querySelector('cover-zip-form')!;
    expect(printed.getAttribute('config')).toBe(documented.getAttribute('config'));
    expect(printed.textContent).toContain(documented.textContent.trim());
  });

  test('first paints equal those of Node after WordPress has filtered the content', () => {
    const shadow = drawn.map((name) => [name, { ...configs.get(name), isolation: 'shadow' }] as const);
    const posts = Object.fromEntries(
      shadow.map(([name, config]) => [name, blockOf(name, blockCodec(name).store(config))]),
    );
    const saved = site.run(saveAndRender, { person: 'author', posts }) as Saved;
    const printed = shadow.filter(([name, config]) => {
      const { html } = saved[name]!;
      const template = /<template[\s\S]*?<\/template>/.exec(html)?.[0] ?? '';
      const expected = renderFirstPaint({
        widget: name,
        config,
        page: pageBlock,
        pageOrigin: site.url,
        language: 'en-US',
      });
      expect(template === '', name).toBe(expected === '');
      expect(html.includes('data-cover-drawn'), name).toBe(expected !== '');
      if (expected !== '') expect(normalized(template), name).toBe(normalized(expected));
      return expected !== '';
    });
    expect(printed.length).toBeGreaterThan(5);
  });

  test('a page with blocks has script, style sheet and page block once, with hashes and version', async () => {
    const content = blockOf('zip-form', { quotePage: '/q' }) + blockOf('back-to-top', {}) + blockOf('zip-form', {});
    const id = site.run(
      "$output = wp_insert_post(wp_slash(['post_title' => 'Page', 'post_content' => $input, 'post_status' => 'publish']));",
      content,
    );
    const html = await (await fetch(`${site.url}/?p=${String(id)}`)).text();
    const { document } = new JSDOM(html).window;
    const hashes = (await import(`${projectRoot}dist/integrity.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    const { version: own } = (await import(`${projectRoot}package.json`, { with: { type: 'json' } })) as {
      version: string;
    };
    const files = `${site.url}/wp-content/plugins/covermount/files/${own}/`;
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*=covermount]')];
    expect(
      scripts.map((script) => ({ src: script.src, type: script.type, integrity: script.getAttribute('integrity') })),
    ).toEqual([{ src: `${files}covermount.js`, type: 'module', integrity: hashes.default['covermount.js'] }]);
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[href*=covermount]')];
    expect(sheets.map((link) => ({ href: link.href, integrity: link.getAttribute('integrity') }))).toEqual([
      { href: `${files}covermount.css`, integrity: hashes.default['covermount.css'] },
    ]);
    for (const { src } of scripts) expect((await fetch(src)).status).toBe(200);
    const page = document.querySelectorAll<HTMLElement>('[data-covermount=page]');
    expect(page).toHaveLength(1);
    expect(page[0]!.dataset.config).not.toMatch(/[<>&'[\]]/);
    const { trustedOrigins, ...services } = (JSON.parse(page[0]!.dataset.config!) as typeof pageBlock).services;
    expect(services).toEqual({ api: pageBlock.services.api });
    // A list is written as text, which the script can read.
    expect(JSON.parse(String(trustedOrigins))).toEqual(pageBlock.services.trustedOrigins);

    const other = await (await fetch(site.url)).text();
    expect(other).not.toContain('files/');
  });

  test('problems of a page block are reported, and invalid JSON is kept as a draft', () => {
    const sanitize = `
      require_once ABSPATH . 'wp-admin/includes/template.php';
      wp_set_current_user(get_user_by('login', 'admin')->ID);
      $output = ['value' => Covermount\\sanitize_page($input), 'messages' => array_column(get_settings_errors(), 'message'), 'draft' => Covermount\\kept_draft()['text'] ?? false];`;
    const checked = (text: string) =>
      site.run(sanitize, text) as { value: string; messages: string[]; draft: string | false };
    expect(checked(JSON.stringify(pageBlock)).messages).toEqual([]);
    const wrong = checked(
      '{"brnad":"x","language":"fr","brands":{"a":{"code":"A","name":"A","lgoo":1}},"widgets":{"zipform":{}},"services":{"trustedOrigins":["nowhere"]}}',
    );
    expect(wrong.messages.join('\n')).toMatch(/page\.brnad is not a known key/);
    expect(wrong.messages.join('\n')).toMatch(/page\.language is not one of en and es/);
    expect(wrong.messages.join('\n')).toMatch(/page\.brands\.a\.lgoo is not a known key/);
    expect(wrong.messages.join('\n')).toMatch(/page\.widgets\.zipform is not a known key/);
    expect(wrong.messages.join('\n')).toMatch(/page\.services\.trustedOrigins\[0\]/);
    expect(wrong.draft).toBe(false);
    const ofOtherTypes = checked('{"brands":["a"],"services":[],"widgets":{"zip-form":"{}"},"theme":"dark"}');
    expect(ofOtherTypes.messages).toEqual([
      'page.brands is not an object.',
      'page.services is not an object.',
      'page.theme is not an object.',
    ]);
    expect(checked('{"services":{"trustedOrigins":"https://pay.partner.example"}}').messages).toEqual([
      'page.services.trustedOrigins is not a list.',
    ]);
    expect(checked('{"services":{"trustedOrigins":"[\\"https://pay.partner.example\\"]"}}').messages).toEqual([]);
    const broken = checked('{"brand": "x",}');
    expect(broken.messages).toEqual([
      expect.stringMatching(/no JSON, so the earlier one is still used\. Syntax error\. The form names the line\./),
    ]);
    expect(JSON.parse(broken.value)).toEqual(pageBlock);
    expect(broken.draft).toBe('{"brand": "x",}');
    expect(checked(JSON.stringify(pageBlock)).draft).toBe(false);
    const unfinished =
      '{"widgets":{"zip-form":"{ quotePage: 1"},"brands":{"a":{"code":"A","name":"A","widgets":{"form":"{"}}}}';
    const refused = checked(unfinished);
    expect(refused.messages).toEqual([
      'page.widgets.zip-form is no JSON, so the earlier page block is still used.',
      'page.brands.a.widgets.form is no JSON, so the earlier page block is still used.',
    ]);
    expect(JSON.parse(refused.value)).toEqual(pageBlock);
    expect(refused.draft).toBe(unfinished);
    expect(checked('{"widgets":{"zip-form":"{ \\"quotePage\\": \\"/q\\" }"}}').draft).toBe(false);
  });

  test('a draft replaces the settings in the form only while they are those that it was written over', () => {
    const form = `
      require_once ABSPATH . 'wp-admin/includes/template.php';
      wp_set_current_user(get_user_by('login', 'admin')->ID);
      ob_start();
      Covermount\\settings_page();
      $output = ob_get_clean();`;
    const shown = () => {
      const { document } = new JSDOM(
        site.run(`require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${form}`) as string,
      ).window;
      const valueOf = (id: string) => document.querySelector<HTMLTextAreaElement>(id)?.value;
      return { page: valueOf('#covermount-page'), draft: valueOf('#covermount-draft') };
    };
    const save = "update_option('covermount_page', $input); $output = true;";
    const draft = '{"brand": "x",}';
    site.run(
      `wp_set_current_user(get_user_by('login', 'admin')->ID); Covermount\\keep_draft($input); $output = true;`,
      draft,
    );
    expect(shown()).toEqual({ page: draft, draft: undefined });
    site.run(save, '{"brand":"newer"}');
    expect(shown()).toEqual({ page: '{"brand":"newer"}', draft });
    site.run(save, JSON.stringify(pageBlock));
    site.run(
      `wp_set_current_user(get_user_by('login', 'admin')->ID); delete_transient(Covermount\\draft_name()); $output = true;`,
    );
  });

  test('the address of the files is used unless it names another version than the plugin’s', () => {
    const addresses = `
      $output = [];
      foreach ($input as $address) {
        update_option('covermount_files', $address);
        $output[] = str_replace(plugins_url('/', WP_PLUGIN_DIR . '/covermount/covermount.php'), 'plugin/', Covermount\\files_address());
      }
      delete_option('covermount_files');`;
    const { version: own } = JSON.parse(readFileSync(`${projectRoot}package.json`, 'utf8')) as { version: string };
    const cdn = 'https://cdn.example/covermount';
    const written = [
      '',
      `${cdn}/{version}/`,
      `${cdn}/${own}/`,
      `${cdn}@${own}/dist/`,
      `${cdn}/`,
      'https://10.0.0.1/c/',
    ];
    expect(site.run(addresses, [...written, `${cdn}/0.0.9/`, `${cdn}@0.0.9/dist/`])).toEqual([
      `plugin/files/${own}/`,
      `${cdn}/${own}/`,
      `${cdn}/${own}/`,
      `${cdn}@${own}/dist/`,
      `${cdn}/`,
      'https://10.0.0.1/c/',
      `plugin/files/${own}/`,
      `plugin/files/${own}/`,
    ]);
  });

  test('an attribute of a wrong type reaches the widget, which reports it', async () => {
    const posts = { zip: blockOf('zip-form', { quotePage: '/q', useLocation: 'perhaps', labels: 'x' }) };
    const saved = site.run(saveAndRender, { person: 'admin', posts }) as Saved;
    const { value, problems } = await readWidget(saved.zip!.html, 'zip-form');
    expect(value).toMatchObject({ quotePage: '/q' });
    expect(problems).toEqual([
      expect.stringContaining('labels is "x"'),
      expect.stringContaining('useLocation is "perhaps"'),
    ]);
  });

  test('PHP reports no error or notice', () => {
    expect(site.complaints()).toBe('');
  });
});
