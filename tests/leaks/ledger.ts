/** Open timers, observers, listeners and other resources of a page, by kind. */
export type Ledger = Readonly<Record<string, number>>;

declare global {
  interface Window {
    covermountLedger?: { count(): Ledger; open(): readonly string[] };
  }
}

/**
 * Runs in the page before any other script: records each timer, frame, observer, listener of the page itself, channel,
 * worker and object URL from its creation to its end, without retaining it. Listeners of elements and signals are
 * collected together with their targets.
 */
export function keepLedger(): void {
  let serial = 0;
  const open = new Map<string, string>();
  const began = (kind: string, key: string): void => {
    const from = (new Error().stack ?? '')
      .split('\n')
      .slice(3, 8)
      .map((line) => line.trim());
    open.set(`${kind} ${key}`, from.join(' < '));
  };
  const ended = (kind: string, key: string): void => void open.delete(`${kind} ${key}`);

  const page = window as unknown as Record<string, (...given: unknown[]) => unknown>;
  /** Callbacks that are cleared by a number. */
  const counted = (kind: string, begin: string, end: string, isOnce: boolean) => {
    const [original, clear] = [page[begin]!, page[end]!];
    page[begin] = (go, ...rest) => {
      const id = original.call(
        window,
        (...args: unknown[]) => {
          if (isOnce) ended(kind, String(id));
          return (go as (...args: unknown[]) => unknown)(...args);
        },
        ...rest,
      );
      began(kind, String(id));
      return id;
    };
    page[end] = (id) => {
      ended(kind, String(id));
      return clear.call(window, id);
    };
  };
  counted('timeout', 'setTimeout', 'clearTimeout', true);
  counted('interval', 'setInterval', 'clearInterval', false);
  counted('frame', 'requestAnimationFrame', 'cancelAnimationFrame', true);
  counted('idle call', 'requestIdleCallback', 'cancelIdleCallback', true);

  const constructors = window as unknown as Record<string, new (...given: never[]) => object>;
  /** Objects that are active between two of their methods, or from their construction. */
  const watched = (name: string, begin: string | undefined, end: string) => {
    const Original = constructors[name];
    if (!Original) return;
    const keys = new WeakMap<object, string>();
    const keyOf = (instance: object): string => {
      const key = keys.get(instance) ?? String((serial += 1));
      keys.set(instance, key);
      return key;
    };
    const methods = Original.prototype as Record<string, (...given: unknown[]) => unknown>;
    const ending = methods[end]!;
    methods[end] = function stop(...given) {
      ended(name, keyOf(this));
      return ending.apply(this, given);
    };
    if (begin) {
      const beginning = methods[begin]!;
      methods[begin] = function start(...given) {
        began(name, keyOf(this));
        return beginning.apply(this, given);
      };
    } else {
      constructors[name] = class extends Original {
        constructor(...given: never[]) {
          super(...given);
          began(name, keyOf(this));
        }
      };
    }
  };
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
    watched(name, 'observe', 'disconnect');
  watched('BroadcastChannel', undefined, 'close');
  watched('Worker', undefined, 'terminate');
  watched('EventSource', undefined, 'close');
  watched('WebSocket', undefined, 'close');

  const createAddress = URL.createObjectURL.bind(URL);
  const revokeAddress = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const address = createAddress(source);
    began('object address', address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    ended('object address', address);
    revokeAddress(address);
  };

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const numbers = new WeakMap<object, number>();
  const numberOf = (object: object): number => {
    const number = numbers.get(object) ?? (serial += 1);
    numbers.set(object, number);
    return number;
  };
  /** Targets that live as long as the page. */
  const isOfThePage = (target: EventTarget): boolean =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    /^(MediaQueryList|VisualViewport|ScreenOrientation|NetworkInformation|Performance|ServiceWorkerContainer|BroadcastChannel|PermissionStatus)$/.test(
      target.constructor.name,
    );
  const captures = (options?: boolean | EventListenerOptions): boolean =>
    typeof options === 'object' ? !!options.capture : !!options;
  const nameOf = (target: EventTarget): string =>
    target === window ? 'window' : target === document ? 'document' : target.constructor.name;
  const listening = 'listener';
  const keyOfListener = (
    target: EventTarget,
    type: string,
    listener: object,
    options?: boolean | EventListenerOptions,
  ) => `${nameOf(target)} ${type} ${numberOf(target)}-${numberOf(listener)}${captures(options) ? ' capture' : ''}`;
  const onces = new WeakMap<object, Map<string, () => void>>();

  EventTarget.prototype.addEventListener = function listen(this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    const { once, signal } = typeof options === 'object' && options ? options : ({} as AddEventListenerOptions);
    if (listener && isOfThePage(target) && !signal?.aborted) {
      const key = keyOfListener(target, type, listener, options);
      began(listening, key);
      if (signal) add.call(signal, 'abort', () => ended(listening, key), { once: true });
      if (once) {
        const wrapped = () => ended(listening, key);
        const byKey = onces.get(listener) ?? new Map<string, () => void>();
        onces.set(listener, byKey.set(key, wrapped));
        add.call(target, type, wrapped, { once: true, capture: captures(options), ...(signal && { signal }) });
      }
    }
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function unlisten(
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    if (listener && isOfThePage(target)) {
      const key = keyOfListener(target, type, listener, options);
      ended(listening, key);
      const wrapped = onces.get(listener)?.get(key);
      if (wrapped) remove.call(target, type, wrapped, captures(options));
    }
    return remove.call(target, type, listener, options);
  };

  window.covermountLedger = {
    count() {
      const counts: Record<string, number> = {
        'element in the page': document.querySelectorAll('*').length,
        'style sheet of the page': document.adoptedStyleSheets.length,
      };
      for (const key of open.keys()) {
        const kind = key.replace(/ (\d+|blob:\S+)$/, '').replace(/ \d+-\d+/, '');
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
      return counts;
    },
    open: () => [...open].map(([key, from]) => `${key}: ${from}`),
  };
}
