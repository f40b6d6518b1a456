import type { UseComboboxProps } from 'downshift';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;
type Listener = (event: Pick<Event, 'target'>) => void;

/**
 * The world as the combobox library should see it. In a shadow root the page's own events name the root's host as
 * their target, and the focus is the root's; here both are told as they are inside.
 */
export function environmentOf(root: ShadowRoot | Document): Environment {
  const listeners = new Map<Listener, (event: Event) => void>();
  return {
    addEventListener: (type: string, listener: Listener, options?: AddEventListenerOptions) => {
      const heard = (event: Event) => listener({ target: event.composedPath()[0] ?? event.target });
      listeners.set(listener, heard);
      addEventListener(type, heard, options);
    },
    removeEventListener: (type: string, listener: Listener) => {
      const heard = listeners.get(listener);
      if (heard) removeEventListener(type, heard);
    },
    // Of the document, only its focus is looked at; the rest is there because it is checked for.
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
