/** Changes that a host page may make before the widgets load, without effect on the visitor. */
export const hostPages = {
  'with globals of other scripts': () => {
    for (const name of [
      'React',
      'ReactDOM',
      'process',
      'module',
      'exports',
      'define',
      'global',
      'covermount',
      'name',
      'status',
      'event',
      '$',
      'z',
    ]) {
      Object.defineProperty(globalThis, name, { value: 'somebody’s', writable: true, configurable: true });
    }
  },
  'with methods that an old library adds to arrays and elements': () => {
    Object.assign(Array.prototype, { remove: () => 'somebody’s', contains: () => 'somebody’s' });
    Object.assign(String.prototype, { format: () => 'somebody’s' });
    Element.prototype.remove = function remove(child?: Node) {
      this.removeChild(child!);
    };
  },
} as const;
