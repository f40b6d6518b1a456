import { brands } from '../../.storybook/brands.ts';

/** The brand's texts and addresses with their placeholders. */
function brandPlaceholders(brand: string): [own: string, stand: string][] {
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

function* serialize(node: Node, container: Element | null): Generator<string> {
  if (node instanceof Text) yield node.data;
  if (node instanceof Element) {
    yield `<${node.localName}`;
    for (const { name, value } of node.attributes) {
      // The theme is in the `style` of the container, which is left out.
      if (node !== container || name !== 'style') yield `${name}=${value}`;
    }
    if (node instanceof HTMLInputElement) yield `${node.value} ${node.checked}`;
    if (node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement) yield node.value;
    if (node.shadowRoot) yield* serialize(node.shadowRoot, container);
    yield '>';
  }
  for (const child of node.childNodes) yield* serialize(child, container);
}

/**
 * The DOM, form values and focus of a widget, with placeholders for the brand: snapshots of two brands are equal when
 * they differ only in theme, name, phone and logo.
 */
export function domSnapshot(root: ShadowRoot | HTMLElement, brand: string): string {
  const lines = [
    ...serialize(root, root.querySelector('.cover-root')),
    `focus ${root.querySelector(':focus')?.id ?? ''}`,
  ].join('\n');
  return brandPlaceholders(brand).reduce((text, [own, stand]) => text.replaceAll(own, stand), lines);
}
