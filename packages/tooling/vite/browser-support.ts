import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import postcss, { type Node as StyleNode } from 'postcss';
import type { Plugin } from 'vite';
import { ecmaVersion, oldestBrowsers } from './oldest-browsers.ts';
import { type SyntaxNode, visit } from './syntax-tree.ts';

const { chrome, firefox, safari } = oldestBrowsers;

const oldest = { chrome, edge: chrome, webview_android: chrome, firefox, safari, safari_ios: safari };

let loaded: CompatData | undefined;
const compatData = (): CompatData =>
  (loaded ??= createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData);

const versionOf = (text: unknown): number => Number.parseFloat(String(text).replace('≤', '')) || Infinity;

/** The first version with a feature, without a flag or prefix; partial support counts. */
function firstVersion(support: SupportStatement | undefined, version: number): number {
  const versions = [support ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name: alias }) => !flags && !prefix && !alias)
    .filter(({ version_removed: removed }) => removed === undefined || versionOf(removed) > version)
    .map(({ version_added: added }) => versionOf(added));
  return Math.min(...versions);
}

/** The oldest browsers that miss a feature, each with its first version that has it; empty if none does. */
function missingIn({ support }: CompatStatement): string {
  return Object.entries(oldest)
    .map(([browser, version]) => [browser, version, firstVersion(support[browser as 'chrome'], version)] as const)
    .filter(([, version, first]) => first > version)
    .map(([browser, , first]) => (first === Infinity ? `${browser} (none has it)` : `${browser} ${first}`))
    .join(', ');
}

/** DOM interfaces whose methods are recognized by name. Method names of other interfaces are too common. */
const domInterfaces = new Set([
  'Document',
  'Element',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'Node',
  'ShadowRoot',
]);

interface ScriptFeatures {
  globals: ReadonlyMap<string, string>;
  statics: ReadonlyMap<string, string>;
  methods: ReadonlyMap<string, string>;
}

let features: ScriptFeatures | undefined;

/** What the oldest browsers miss: globals, static members as `Owner.name`, and methods by name. */
function missingFeatures(): ScriptFeatures {
  if (features) return features;
  const { api, javascript } = compatData();
  const builtins = javascript.builtins ?? {};
  const [globals, statics, methods] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const supported = new Set<string>();
  for (const [owner, identifier] of Object.entries({ ...api, ...builtins })) {
    const { __compat: own, ...members } = identifier as Identifier & Record<string, Identifier>;
    const missing = own && missingIn(own);
    if (missing) globals.set(owner, missing);
    const isKnownByName = owner in builtins || domInterfaces.has(owner);
    for (const [key, { __compat: compat }] of Object.entries(members as Record<string, Identifier>)) {
      if (!compat || key === owner) continue;
      const name = key.replace(/_static$/, '');
      const missingMember = missingIn(compat);
      // BCD does not mark the static members of JavaScript built-ins.
      if (missingMember && (key !== name || owner in builtins)) statics.set(`${owner}.${name}`, missingMember);
      if (!missingMember) supported.add(name);
      else if (key === name && isKnownByName) methods.set(name, missingMember);
      if (owner === 'Window' && missingMember) globals.set(name, missingMember);
    }
  }
  for (const name of supported) methods.delete(name);
  return (features = { globals, statics, methods });
}

/** By feature, the browsers that miss it. */
type Unsupported = Map<string, string>;

/** Names after a dot or before a colon. */
const isKey = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean =>
  parent?.computed === false && (parent.property === node || parent.key === node);

/**
 * The globals, static members and methods in a script that an oldest browser does not have.
 *
 * @throws {SyntaxError} for syntax that is newer than `ecmaVersion`.
 */
export function unsupportedInScript(code: string, styles?: (text: string) => void): Unsupported {
  const { globals, statics, methods } = missingFeatures();
  const found: Unsupported = new Map();
  const check = (table: ReadonlyMap<string, string>, name: string, feature = name) => {
    const missing = table.get(name);
    if (missing) found.set(feature, missing);
    return missing !== undefined;
  };
  visit(parse(code, { ecmaVersion, sourceType: 'module' }), (node, parent) => {
    if (node.type === 'Identifier' && !isKey(node, parent)) check(globals, String(node.name));
    if (node.type === 'MemberExpression' && node.computed === false) {
      const { object, property } = node as unknown as { object: SyntaxNode; property: SyntaxNode };
      const isStatic = check(statics, `${String(object.name)}.${String(property.name)}`);
      if (!isStatic && parent?.type === 'CallExpression' && parent.callee === node)
        check(methods, String(property.name), `${String(property.name)}()`);
    }
    const text = node.type === 'TemplateElement' ? (node.value as { cooked?: string }).cooked : node.value;
    if (typeof text === 'string') styles?.(text);
  });
  return found;
}

const words = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, word = '']) => word);

/** Inside `@supports`, a missing feature has no effect. */
const isGuarded = (node: StyleNode | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && 'name' in node && node.name === 'supports') || isGuarded(node.parent));

/**
 * The at-rules, properties, keywords, functions and pseudo-classes in a style sheet that an oldest browser does not
 * have.
 */
export function unsupportedInStyles(text: string): Unsupported {
  const { 'at-rules': atRules = {}, properties = {}, selectors = {}, types = {} } = compatData().css;
  const found: Unsupported = new Map();
  const check = (name: string, ...identifiers: (Identifier | undefined)[]) => {
    const missing = identifiers.flatMap(({ __compat: compat } = {}) => (compat ? [missingIn(compat)] : []));
    if (missing[0] && missing.every(Boolean)) found.set(name, missing[0]);
  };
  const functions = [types, ...Object.values(types)] as unknown as Record<string, Identifier>[];
  postcss.parse(text).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') check(`@${node.name}`, atRules[node.name]);
    if (node.type === 'rule')
      for (const name of words(node.selector, /::?([a-z][\w-]*)/g)) check(`:${name}`, selectors[name]);
    if (node.type !== 'decl' || node.prop.startsWith('-webkit-')) return;
    const property = properties[node.prop];
    check(node.prop, property);
    // Touch screens have no cursor, so BCD lists each of its values as unsupported.
    if (node.prop !== 'cursor')
      for (const word of words(node.value, /([a-z][\w-]*)/g)) check(`${node.prop}: ${word}`, property?.[word]);
    for (const name of words(node.value, /([a-z][\w-]*)\(/g))
      check(`${name}()`, ...functions.map((type) => type[name]));
  });
  return found;
}

const isStyleSheet = (text: string): boolean => /\.cover-[\w-]+[^{}]*\{[^{}]*\}/.test(text);

/** Newer features that the bundle uses where they exist, and what happens elsewhere. */
const optional: Readonly<Record<string, string>> = {
  requestIdleCallback: 'a timer runs instead',
  cancelIdleCallback: 'a timer runs instead',
  setImmediate: 'React checks for it',
  navigation: 'React checks for it',
  'startViewTransition()': 'React checks for it',
  orientation: 'Leaflet checks for it',
  'Error.captureStackTrace': 'zod and zxing check for it',
  'content-visibility': 'everything is laid out at once',
  'content-visibility: auto': 'everything is laid out at once',
  'content-visibility: visible': 'everything is laid out at once',
  ':details-content': 'a section opens by its summary alone',
  'overflow-clip-margin': 'shadows end at the edge of a card',
  'text-wrap: balance': 'lines break as in any text',
  'text-wrap: pretty': 'lines break as in any text',
  'user-select': 'its prefixed form stands beside it',
  'forced-color-adjust': 'the browser has no forced colors',
  'forced-color-adjust: none': 'the browser has no forced colors',
};

/** Methods of our own objects, or of a library's, that have the name of a newer platform method. */
const namesakes = new Set(['dispose()', 'drop()', 'grow()', 'use()']);

/** Fails the build for syntax, APIs and styles that an oldest browser does not have. */
export function browserSupport(): Plugin {
  let isProduction = true;
  return {
    name: 'covermount:browser-support',
    apply: 'build',
    enforce: 'post',
    // A test build contains React's development version, which is never served.
    configResolved(config) {
      ({ isProduction } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (!isProduction) return;
        const used = new Set<string>();
        const problems = new Set<string>();
        for (const file of Object.values(bundle)) {
          const report = (found: Unsupported) => {
            for (const [feature, missing] of found) {
              used.add(feature);
              if (!(feature in optional) && !namesakes.has(feature))
                problems.add(`${file.fileName}: ${feature} needs ${missing}`);
            }
          };
          const text = file.type === 'chunk' ? file.code : String(file.source);
          if (file.fileName.endsWith('.css')) report(unsupportedInStyles(text));
          if (file.fileName.endsWith('.js'))
            report(
              unsupportedInScript(text, (literal) => isStyleSheet(literal) && report(unsupportedInStyles(literal))),
            );
        }
        for (const feature of [...Object.keys(optional), ...namesakes])
          if (!used.has(feature)) problems.add(`${feature} is listed as an exception, but nothing uses it`);
        if (problems.size > 0)
          this.error(
            `The oldest browsers of docs/browsers.md miss what the bundle uses:\n  ${[...problems].join('\n  ')}`,
          );
      },
    },
  };
}
