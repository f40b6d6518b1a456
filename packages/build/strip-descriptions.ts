import MagicString from 'magic-string';
import type { Plugin, Rollup } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

function visit(node: unknown, found: (name: string, call: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found);
  } else if (typeof node === 'object' && node !== null && 'type' in node) {
    const { type, callee } = node as Node;
    if (type === 'CallExpression' && (callee as Node).type === 'Identifier') {
      found((callee as Node).name as string, node as Node);
    }
    for (const value of Object.values(node)) visit(value, found);
  }
}

/** What a page sends is typed when it is built; only those who receive it check it again. */
const forReceivers = new Set(['params', 'query', 'body']);

/**
 * Leaves out of the bundle what only documents: `described(schema, { … })` becomes `schema`, and the contract of a call keeps its
 * response and loses its request.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'covermount:strip-descriptions',
    apply: 'build',
    transform: {
      filter: { code: /\b(described|defineCall)\(/, id: /\/(packages|widgets)\/.*\.tsx?$/ },
      handler(this: Rollup.TransformPluginContext, code: string, id: string) {
        if (/\/(described|define-call)\.ts$/.test(id)) return undefined;
        const text = new MagicString(code);
        visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' } as never), (name, call) => {
          const [first] = call.arguments as Node[];
          if (!first) return;
          if (name === 'described') {
            text.remove(call.start, first.start).remove(first.end, call.end);
          } else if (name === 'defineCall') {
            for (const property of first.properties as Node[]) {
              const key = property.key as Node;
              if (forReceivers.has(String(key.name))) text.remove(property.start, property.end + (code[property.end] === ',' ? 1 : 0));
            }
          }
        });
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
