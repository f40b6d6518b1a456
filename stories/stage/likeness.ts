import { brands } from '#ui/brands';

/** What a brand puts into words and addresses, by what it stands for. */
function ownOf(brand: string): [own: string, stand: string][] {
  const { name, ...preset }: { name: string; phone?: string; logo?: string } = brands[brand] ?? { name: '' };
  const { phone = '', logo = '' } = preset;
  const own: [string, string][] = [
    [name, '{name}'],
    [phone, '{phone}'],
    [phone.replaceAll(/\D/g, ''), '{digits}'],
    [logo, '{logo}'],
  ];
  return own.filter(([text]) => text !== '');
}

function* described(node: Node, container: Element | null): Generator<string> {
  if (node instanceof Text) yield node.data;
  if (node instanceof Element) {
    yield `<${node.localName}`;
    for (const { name, value } of node.attributes) {
      // The theme stands there.
      if (node !== container || name !== 'style') yield `${name}=${value}`;
    }
    if (node instanceof HTMLInputElement) yield `${node.value} ${node.checked}`;
    if (node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement) yield node.value;
    if (node.shadowRoot) yield* described(node.shadowRoot, container);
    yield '>';
  }
  for (const child of node.childNodes) yield* described(child, container);
}

/**
 * All that a widget shows and holds, whatever brand it speaks for: two brands' likenesses are the same when they differ in no
 * more than the theme and what the brands are called.
 */
export function likenessOf(root: ShadowRoot, brand: string): string {
  const lines = [...described(root, root.querySelector('.cover-root')), `focus ${root.activeElement?.id ?? ''}`].join(
    '\n',
  );
  return ownOf(brand).reduce((text, [own, stand]) => text.replaceAll(own, stand), lines);
}
