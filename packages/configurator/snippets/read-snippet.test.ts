import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeProblem } from '#configuration/diagnose';
import { emptyProject } from '../project.ts';
import { readSnippet } from './read-snippet.ts';
import type { Explanation } from './snippet-reading.ts';

beforeAll(() => vi.stubGlobal('document', new JSDOM('').window.document));
afterAll(() => vi.unstubAllGlobals());

/** An explanation as one line of text. */
function lineOf(line: Explanation): string {
  switch (line.kind) {
    case 'found':
      return `found ${line.form} ${line.name} ${line.settings}`;
    case 'repaired':
      return `repaired ${line.repair} ${line.detail}`.trim();
    case 'problem':
      return describeProblem(line.problem);
    case 'noWidget':
      return `noWidget ${line.name}`;
    case 'others':
      return `others ${line.names.join()}`;
    case 'fetched':
      return `fetched ${line.address}`;
  }
}

async function read(text: string) {
  const { project, explanations } = await readSnippet(text, emptyProject('zip-form'));
  return { ...project, lines: explanations.map(lineOf) };
}

describe('readSnippet', () => {
  test('reads the attributes, the script and the content of an element', async () => {
    const text = `<cover-quote-flow terms="6, 12" live-rates>
      <p>Call us.</p>
      <script type="application/json">{ "labels": { "driverTitle": "You & your car" } }</script>
    </cover-quote-flow>`;
    expect(await read(text)).toEqual({
      widget: 'quote-flow',
      config: { terms: [6, 12], liveRates: true, labels: { driverTitle: 'You & your car' } },
      content: '<p>Call us.</p>',
      lines: ['found element quote-flow 3'],
    });
  });

  test('reads the page block and the first widget of a whole page', async () => {
    const text = `<script type="module" src="/covermount/covermount.js"></script>
      <script type="application/json" data-covermount="page">{ "brands": { "a": { "code": "A", "name": "A" } } }</script>
      <cover-zip-form quote-page="/q"></cover-zip-form><div data-covermount="team"></div>`;
    expect(await read(text)).toEqual({
      widget: 'zip-form',
      config: { quotePage: '/q' },
      content: '',
      page: { brands: { a: { code: 'A', name: 'A' } } },
      lines: ['found pageBlock  1', 'found element zip-form 1', 'others team'],
    });
  });

  test('reads the JavaScript literal of a mount call', async () => {
    const text = `import { mount } from 'covermount/widgets/zip-form';
      // the form of the home page
      const form = mount(document.querySelector('#quote'), { quotePage: '/q', 'labels': { submit: "Let's go", }, });`;
    expect(await read(text)).toEqual({
      widget: 'zip-form',
      config: { quotePage: '/q', labels: { submit: "Let's go" } },
      lines: ['found mountCall zip-form 2'],
    });
    expect((await read("mount('team', place, { heading: false });")).widget).toBe('team');
  });

  test('reads the attributes of a WordPress block', async () => {
    const text = String.raw`<!-- wp:covermount/zip-form {"quotePage":"/q","labels":{"submit":"A \u0026 B"}} /-->`;
    expect(await read(text)).toEqual({
      widget: 'zip-form',
      config: { quotePage: '/q', labels: { submit: 'A & B' } },
      content: '',
      lines: ['found wordpressBlock zip-form 2'],
    });
    const encoded = String.raw`<!-- wp:covermount/zip-form {"labels":{"submit":"\\u003cb\\u003e \\u0026 \\u005cu0026"}} /-->`;
    expect((await read(encoded)).config).toEqual({ labels: { submit: String.raw`<b> & \u0026` } });
  });

  test('reads the content of blocks inside a WordPress block, and hand-written attributes', async () => {
    const text = `<!-- wp:covermount/zip-form {"labels":{"submit":"Bits &amp; pieces"}} -->
      <!-- wp:paragraph {"align":"left"} -->
      <p>Call us.</p>
      <!-- /wp:paragraph -->
      <!-- /wp:covermount/zip-form -->`;
    expect(await read(text)).toMatchObject({
      config: { labels: { submit: 'Bits & pieces' } },
      content: '<p>Call us.</p>',
    });
  });

  test('reads a mount call beside the element that it is called with', async () => {
    const text = `<div id="start"><a href="/q">Quote</a></div>
      import { mount } from 'covermount/widgets/zip-form';
      mount(document.querySelector<HTMLElement>('#start')!, { quotePage: '/q' });`;
    expect(await read(text)).toMatchObject({ config: { quotePage: '/q' }, content: '<a href="/q">Quote</a>' });
  });

  test('reads a WordPress block after the settings of its plugin', async () => {
    const text = `{ "language": "es", "brands": { "a": { "code": "A", "name": "<cover-team>" } } }
      <!-- wp:covermount/zip-form {"quotePage":"/q"} /-->`;
    expect(await read(text)).toEqual({
      widget: 'zip-form',
      config: { quotePage: '/q' },
      content: '',
      page: { language: 'es', brands: { a: { code: 'A', name: '<cover-team>' } } },
      lines: ['found pageBlock  2', 'found wordpressBlock zip-form 1'],
    });
  });

  test.each([
    ['a page block', '{ "brand": "a", "brands": {} }', 'found pageBlock  2'],
    ['a brand', '{ "code": "LS", "name": "Lone Star Cover" }', 'found brand Lone Star Cover 2'],
    ['a configuration', '{ "quotePage": "/q" }', 'found configuration zip-form 1'],
  ])('reads JSON alone as %s', async (_what, text, line) => {
    expect((await read(text)).lines).toEqual([line]);
  });
});

describe('a damaged snippet', () => {
  test.each([
    ['curly quotes around attributes', '<cover-zip-form quote-page=“/q”></cover-zip-form>', 'repaired curlyAttributes'],
    ['HTML written as text', '&lt;cover-zip-form quote-page="/q"&gt;&lt;/cover-zip-form&gt;', 'repaired encoded'],
    ['an unclosed element', '<cover-zip-form quote-page="/q"><a href="/q">Quote', 'repaired unclosed'],
    [
      'a misspelled widget',
      '<cover-zipform quote-page="/q"></cover-zipform>',
      'repaired widgetName zipform → zip-form',
    ],
    [
      'entities that were encoded twice',
      '<div data-covermount="zip-form" data-config="{ &amp;quot;quotePage&amp;quot;: &amp;quot;/q&amp;quot; }"></div>',
      'config attribute was not proper JSON and was repaired: entities were decoded.',
    ],
    [
      'curly quotes in JSON',
      '<cover-zip-form><script type="application/json">{ “quotePage”: “/q” }</script></cover-zip-form>',
      'JSON script was not proper JSON and was repaired: curly quotes were made straight.',
    ],
    ['single quotes', "{ 'quotePage': '/q' }", 'repaired quotes snippet'],
    ['keys without quotes', '{ quotePage: "/q" }', 'repaired keys snippet'],
    ['comments', '{ "quotePage": "/q" /* ours */ }', 'repaired comments snippet'],
    [
      'curly quotes around and within an attribute',
      '<div data-covermount="zip-form" data-config=”{ “quotePage”: “/q” }”></div>',
      'repaired curlyAttributes',
    ],
    ['a missing brace', '{ "quotePage": "/q"', 'repaired closed snippet'],
    ['a missing brace in a block', '<!-- wp:covermount/zip-form {"quotePage":"/q" /-->', 'repaired closed block'],
    ['a semicolon', '{ "quotePage": "/q" };', 'repaired semicolon snippet'],
  ])('is repaired, and the repair is named: %s', async (_damage, text, line) => {
    const { config, lines } = await read(text);
    expect(config).toEqual({ quotePage: '/q' });
    expect(lines).toContain(line);
  });
});

describe('an unusable snippet is explained like in the widgets’ reader', () => {
  test('a misspelled key', async () => {
    const { config, lines } = await read('<cover-zip-form config=\'{ "qoutePage": "/q" }\'></cover-zip-form>');
    expect(config).toEqual({});
    expect(lines[0]).toBe('config attribute: qoutePage is not a known key and was left out. Did you mean "quotePage"?');
  });

  test('an invalid value', async () => {
    const { config, lines } = await read('<cover-zip-form use-location="perhaps" quote-page="/q"></cover-zip-form>');
    expect(config).toEqual({ quotePage: '/q' });
    expect(lines[0]).toBe('attribute: useLocation is "perhaps"; accepted is true or false. The default is used.');
  });

  test('unreadable JSON', async () => {
    const { project, lines } = await readSnippet('{ "quotePage": ', emptyProject('zip-form')).then((reading) => ({
      project: reading.project,
      lines: reading.explanations.map(lineOf),
    }));
    expect(project).toBeUndefined();
    expect(lines[0]).toMatch(/^snippet could not be read as JSON, so none of it is used/);
  });

  test('an element with unreadable JSON, of which nothing is used', async () => {
    const text = '<cover-zip-form><script type="application/json">{ "quotePage" }</script></cover-zip-form>';
    const { project, explanations } = await readSnippet(text, emptyProject('zip-form'));
    expect(project).toBeUndefined();
    expect(explanations.map(lineOf).join()).toMatch(/could not be read as JSON/);
  });

  test('a configuration in a separate file', async () => {
    expect((await read('<cover-zip-form config-src="/zip-form.json"></cover-zip-form>')).lines).toContain(
      'fetched /zip-form.json',
    );
  });

  test('an unknown widget', async () => {
    const { widget, lines } = await read('<cover-carousel></cover-carousel>');
    expect(widget).toBeUndefined();
    expect(lines).toEqual(['noWidget carousel']);
  });

  test('a text without a widget or a configuration', async () => {
    expect((await readSnippet('Hello.', emptyProject('zip-form'))).project).toBeUndefined();
  });
});

test('drops scripts in the attributes of a snippet', async () => {
  const { config, content } = await read(
    '<cover-zip-form onclick="alert(1)" quote-page="/q"><a href="/q" onclick="alert(1)">Quote</a></cover-zip-form>',
  );
  expect(config).toEqual({ quotePage: '/q' });
  // The content stays text until it is drawn, with allowed elements and attributes only.
  expect(content).toContain('Quote');
});
