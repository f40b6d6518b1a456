import { MagicString } from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Replaces the schema in a widget's definition by its compiled keys: `config: zipFormConfig` becomes `compiled: { keys,
 * load }`. The schema, and zod with it, loads only when a configuration is wrong.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'covermount:lazy-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/widgets\/[\w-]+\/index\.ts$/ },
      handler(code, id) {
        const [written, name, file, widget] = /import \{ (\w+) \} from '(\.\/([\w-]+)\.config\.ts)';/.exec(code) ?? [];
        const use = `config: ${name},`;
        if (!written || !code.includes(use)) this.error(`${id} has no \`config: …\` from its own \`.config.ts\`.`);
        const text = new MagicString(code);
        text.replace(written, `import keys from 'virtual:config-table/${widget}';`);
        text.replace(use, `compiled: { keys, load: () => import('${file}').then((file) => file.${name}) },`);
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
