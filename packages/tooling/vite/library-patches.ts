import type { Plugin } from 'vite';

interface Patch {
  file: RegExp;
  /** Each text occurs in the file, at least once; every occurrence is replaced. */
  replacements: readonly (readonly [text: string, replacement: string])[];
}

const patches: readonly Patch[] = [
  // zod shares its settings with every other copy of zod on the page: ours would change the page's. It must not probe
  // for `new Function`, which Trusted Types forbid.
  {
    file: /\/zod\/v4\/core\/core\.js$/,
    replacements: [
      ['(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});', ''],
      ['export const globalConfig = globalThis.__zod_globalConfig;', 'export const globalConfig = { jitless: true };'],
      ['globalThis.__zod_globalConfig?.postProcessor', 'globalConfig.postProcessor'],
    ],
  },
  {
    file: /\/zod\/v4\/core\/registries\.js$/,
    replacements: [
      ['(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());', ''],
      ['globalThis.__zod_globalRegistry', 'registry()'],
    ],
  },
  // React replays what the visitor pointed at or focused while it hydrated. The browser clears the target of an event
  // within a shadow root once the event is over, so there is nothing to dispatch it on.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    replacements: [
      [
        'nextBlockedOn.target.dispatchEvent(nativeEventClone);',
        'nextBlockedOn.target?.dispatchEvent(nativeEventClone);',
      ],
    ],
  },
  // Leaflet keeps its listeners in a property of their target, `window` among them.
  {
    file: /\/leaflet\/src\/dom\/DomEvent\.js$/,
    replacements: [
      ["var eventsKey = '_leaflet_events';", 'var handlersOf = new WeakMap();'],
      ['delete obj[eventsKey]', 'handlersOf.delete(obj)'],
      ['obj[eventsKey] = obj[eventsKey] || {}', 'handlersOf.has(obj) || handlersOf.set(obj, {})'],
      ['obj[eventsKey]', 'handlersOf.get(obj)'],
    ],
  },
  // Leaflet tests on import whether inline SVG works, by `innerHTML`, which throws where Trusted Types are required.
  {
    file: /\/leaflet\/src\/core\/Browser\.js$/,
    replacements: [
      ["div.innerHTML = '<svg/>';", "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"],
    ],
  },
];

/** Patches libraries that would affect the page beyond our own elements, or would not run on it. */
export function libraryPatches(): Plugin {
  return {
    name: 'covermount:library-patches',
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler(code, id) {
        let patched = code;
        for (const { file, replacements } of patches) {
          if (!file.test(id)) continue;
          for (const [text, replacement] of replacements) {
            if (!patched.includes(text)) this.error(`${id} no longer has \`${text}\`: libraryPatches needs a change.`);
            patched = patched.replaceAll(text, () => replacement);
          }
        }
        return { code: patched, map: null };
      },
    },
  };
}
