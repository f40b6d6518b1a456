import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;
type Listener = (event: Pick<Event, 'target'>) => void;

/**
 * The environment for the combobox library. Outside a shadow root, events are retargeted to its host and the active
 * element is the host; this environment reports both as inside the root.
 */
export function environmentOf(root: ShadowRoot | Document): Environment {
  const listeners = new Map<Listener, (event: Event) => void>();
  return {
    addEventListener: (type: string, listener: Listener, options?: AddEventListenerOptions) => {
      const wrapped = (event: Event) => listener({ target: event.composedPath()[0] ?? event.target });
      listeners.set(listener, wrapped);
      addEventListener(type, wrapped, options);
    },
    removeEventListener: (type: string, listener: Listener) => {
      const wrapped = listeners.get(listener);
      if (wrapped) removeEventListener(type, wrapped);
    },
    // The library reads only the document's active element; it checks that the other members exist.
    document: {
      get activeElement() {
        return root.activeElement ?? document.body;
      },
      getElementById: (id: string) => root.getElementById(id),
      createElement: (name: string) => document.createElement(name),
      body: document.body,
    },
    Node,
  } as unknown as Environment;
}
