import type { FirstPaintFile } from '../first-paint-file.ts';

const slot = (path: string) => `\uE000${path}\uE001`;

/** A first paint with one of each kind of node, independent of any widget. */
export const smallForm: FirstPaintFile = {
  name: 'small-form',
  isolation: 'shadow',
  paint: '01234567',
  style: { file: '0123456789abcdef.css', hash: 'sha256-example' },
  defaults: { page: '', defaultPage: '/start', hasMore: true, modes: ['one', 'two'] },
  fallbacks: { page: 'defaultPage' },
  switches: [
    ['brand.logo', 'false', 'true'],
    ['hasMore', 'false', 'true'],
    ['modes', 'one,two', 'two,one'],
  ],
  strings: {
    en: { title: 'Step {step} of 3', name: 'Name', next: 'Next', more: 'More', unused: '' },
    es: { title: 'Paso {step} de 3', name: 'Nombre', next: 'Siguiente', more: 'Más', unused: '' },
  },
  templates: Object.fromEntries(
    ['0', '1'].flatMap((logo) =>
      ['0', '1'].flatMap((more) =>
        ['0', '1'].map((mode) => [
          [logo, more, mode].join(),
          [
            ...(logo === '1' ? [['img', { src: slot('brand.logo'), alt: slot('brand.name') }] as const] : []),
            ['p', { 'data-mode': mode }, slot('labels.title|step=2'), '<!-- -->', ' ', '<!-- -->', slot('brand.name')],
            0,
            ...(more === '1' ? [['a', { href: `${slot('config.page')}#more` }, slot('labels.more')] as const] : []),
          ] as const,
        ]),
      ),
    ),
  ),
  parts: [
    [
      'form',
      { class: 'form', action: slot('config.page'), method: 'get', novalidate: '' },
      ['label', { for: 'name' }, slot('labels.name')],
      ['input', { id: 'name', name: 'name', 'aria-label': slot('labels.name'), value: '' }],
      ['button', { type: 'submit', 'aria-disabled': 'true' }, slot('labels.next')],
      ['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0' }]],
    ],
  ],
};
