import { afterEach, expect, test } from 'vitest';
import { openMountPoint } from './mount-point.ts';

afterEach(() => document.body.replaceChildren());

for (const isolation of ['shadow', 'light'] as const) {
  test.each([
    ['without a style', null],
    ['with an empty style', ''],
    ['with a height', 'min-height: 10px;'],
  ])(`leaves the style attribute of an element %s unchanged (${isolation})`, (_what, written) => {
    const element = document.createElement('cover-example');
    if (written !== null) element.setAttribute('style', written);
    element.append('Authored');
    document.body.append(element);
    const mountPoint = openMountPoint(element, isolation);
    mountPoint.container.hidden = false;
    mountPoint.reveal();
    expect(element.getAttribute('style')).toBe(written);
    mountPoint.clear();
    expect(element.getAttribute('style')).toBe(written);
    expect(element.textContent).toBe('Authored');
  });
}
