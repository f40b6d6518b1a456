import { MagicString } from 'magic-string';
import type { Plugin, Rollup } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

function visit(node: unknown, found: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found);
  } else if (typeof node === 'object' && node !== null && 'type' in node) {
    found(node as Node);
    for (const value of Object.values(node)) visit(value, found);
  }
}

const nameOf = (node: unknown): string => String((node as Node | undefined)?.name);

/** Requests are type-checked at build time; only their receivers validate them. */
const forReceivers = new Set(['params', 'query', 'body']);

/**
 * Removes documentation from the bundle: `described(schema, { … })` becomes `schema`, a call's contract keeps only its
 * response, and the table of design tokens keeps only names.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'covermount:strip-descriptions',
    apply: 'build',
    transform: {
      filter: { code: /\b(described|defineCall)\(|const tokens =/, id: /\/(packages|widgets)\/.*\.tsx?$/ },
      handler(this: Rollup.TransformPluginContext, code: string, id: string) {
        if (/\/(described|define-call)\.ts$/.test(id)) return undefined;
        const text = new MagicString(code);
        visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' } as never), (node) => {
          const [first] = (node.arguments ?? []) as Node[];
          if (node.type === 'CallExpression' && first && nameOf(node.callee) === 'described') {
            text.remove(node.start, first.start).remove(first.end, node.end);
          } else if (node.type === 'CallExpression' && first && nameOf(node.callee) === 'defineCall') {
            for (const property of first.properties as Node[]) {
              if (forReceivers.has(nameOf(property.key))) {
                text.remove(property.start, property.end + (code[property.end] === ',' ? 1 : 0));
              }
            }
          } else if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'tokens' && id.endsWith('/tokens.tsx')) {
            const init = node.init as Node;
            const table = (init.expression ?? init) as Node;
            for (const { value } of table.properties as { value: Node }[]) text.overwrite(value.start, value.end, '0');
          }
        });
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
