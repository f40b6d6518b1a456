import MagicString from 'magic-string';
import type { Plugin, Rollup } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

function visit(node: unknown, found: (call: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found);
  } else if (typeof node === 'object' && node !== null && 'type' in node) {
    const { type, callee } = node as Node;
    if (type === 'CallExpression' && (callee as Node).type === 'Identifier' && (callee as Node).name === 'described') {
      found(node as Node);
    }
    for (const value of Object.values(node)) visit(value, found);
  }
}

/** Replaces `described(schema, { … })` by `schema`, so that documentation costs a visitor nothing. */
export function stripDescriptions(): Plugin {
  return {
    name: 'covermount:strip-descriptions',
    apply: 'build',
    transform: {
      filter: { code: /\bdescribed\(/, id: /\/(packages|widgets)\/.*\.tsx?$/ },
      handler(this: Rollup.TransformPluginContext, code: string, id: string) {
        if (id.endsWith('/described.ts')) return undefined;
        const text = new MagicString(code);
        visit(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' } as never), (call) => {
          const [schema, description] = call.arguments as [Node, Node];
          text.remove(call.start, schema.start).remove(schema.end, call.end);
          void description;
        });
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
