import { MagicString } from 'magic-string';
import type { Plugin, Rollup } from 'vite';
import { type SyntaxNode, visit } from './syntax-tree.ts';

const nameOf = (node: unknown): string => String((node as SyntaxNode | undefined)?.name);

/** Requests are type-checked at build time; only their recipients validate them. */
const forReceivers = new Set(['params', 'query', 'body']);

/**
 * Removes documentation from the bundle: `described(schema, { … })` becomes `schema`, a call's contract loses
 * the schemas of its request and builds that of its response when the call is made, and the table of design tokens keeps only names and CSS
 * properties.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'covermount:strip-descriptions',
    apply: 'build',
    transform: {
      filter: { code: /\b(described|defineCall)\(|const tokens =/, id: /\/(packages|widgets)\/.*\.tsx?$/ },
      handler(this: Rollup.TransformPluginContext, code: string, id: string) {
        if (/\/(description|define-call)\.ts$/.test(id)) return undefined;
        const text = new MagicString(code);
        visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' } as never), (node) => {
          const [first] = (node.arguments ?? []) as SyntaxNode[];
          if (node.type === 'CallExpression' && first && nameOf(node.callee) === 'described') {
            text.remove(node.start, first.start).remove(first.end, node.end);
          } else if (node.type === 'CallExpression' && first && nameOf(node.callee) === 'defineCall') {
            for (const property of first.properties as SyntaxNode[]) {
              const { start, end, key } = property;
              if (forReceivers.has(nameOf(key))) {
                text.remove(start, end + (code[end] === ',' ? 1 : 0));
              } else if (nameOf(key) === 'response') {
                text.overwrite(start, (property.value as SyntaxNode).start, 'get response() { const value = ');
                text.appendRight(end, '; Object.defineProperty(this, "response", { value }); return value; }');
              }
            }
          } else if (node.type === 'VariableDeclarator' && nameOf(node.id) === 'tokens' && id.endsWith('/tokens.tsx')) {
            const init = node.init as SyntaxNode;
            const table = (init.expression ?? init) as SyntaxNode;
            for (const { value } of table.properties as { value: SyntaxNode }[]) {
              const { start, end } = (value.properties as SyntaxNode[]).find(
                ({ key }) => nameOf(key) === 'property',
              ) as SyntaxNode;
              text.remove(value.start + 1, start).remove(end, value.end - 1);
            }
          }
        });
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
