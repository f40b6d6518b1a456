import { createContext, useCallback, useContext, useRef, useState, useSyncExternalStore } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import type { BindConfig } from './pseudo-bind.config.ts';
import type { BindSnapshot } from './pseudo-bind.connect.ts';
import type { BindEvent, Draft, Form } from './pseudo-bind.types.ts';
import type { Strings } from './strings.en.ts';

/** The machine as views see it; the first section is there before it. */
export interface BindView {
  getSnapshot: () => BindSnapshot;
  subscribe: (listener: () => void) => { unsubscribe: () => unknown };
  send: (event: BindEvent) => void;
}

/** What every section's view is given. */
export interface BindTools {
  actor: BindView;
  labels: Strings;
  config: BindConfig;
  host: WidgetHost;
}

export const BindContext = createContext<BindTools | undefined>(undefined);

export function useBind(): BindTools {
  const tools = useContext(BindContext);
  if (!tools) throw new Error('A section of the purchase was drawn outside of it.');
  return tools;
}

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, (other as Record<string, unknown>)[key]));

/** A part of a machine's snapshot; the same object as long as nothing in it changed. */
export function useSelected<View extends object>(actor: BindView, connect: (snapshot: BindSnapshot) => View): View {
  const last = useRef<View>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => void subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => {
    const view = connect(actor.getSnapshot());
    if (!last.current || !isSame(view, last.current)) last.current = view;
    return last.current;
  });
}

/** A part of the machine's snapshot, by one of the functions of pseudo-bind.connect.ts. */
export const useConnected = <View extends object>(connect: (snapshot: BindSnapshot) => View): View =>
  useSelected(useBind().actor, connect);

/** What a form starts with, keystrokes of an earlier visit included, and where its keystrokes go. */
export function useDraft(form: Form): { saved: Draft | undefined; onDraft: (values: Draft) => void } {
  const { actor } = useBind();
  const [saved] = useState(() => actor.getSnapshot().context.drafts[form]);
  const onDraft = useCallback((values: Draft) => actor.send({ type: 'DRAFT.CHANGED', form, values }), [actor, form]);
  return { saved, onDraft };
}

/** A saved text, or what stands in for it. */
export const savedText = (saved: Draft | undefined, field: string, otherwise = ''): string => {
  const value = saved?.[field];
  return typeof value === 'string' ? value : otherwise;
};
