export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Calls `found` with each node of an ESTree syntax tree, and its parent. */
export function visit(
  node: unknown,
  found: (node: SyntaxNode, parent?: SyntaxNode) => void,
  parent?: SyntaxNode,
): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found, parent);
  } else if (typeof node === 'object' && node !== null && 'type' in node) {
    found(node as SyntaxNode, parent);
    for (const value of Object.values(node)) visit(value, found, node as SyntaxNode);
  }
}
