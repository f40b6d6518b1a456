import { shallowEqual, useSelector } from '@xstate/react';
import { createContext, useCallback, useContext, useState } from 'react';
import type { WidgetHost } from '#embed/define-widget';
import type { BindConfig } from './pseudo-bind.config.ts';
import type { BindSnapshot } from './pseudo-bind.connect.ts';
import type { BindActor } from './pseudo-bind.machine.ts';
import type { Draft, Form } from './pseudo-bind.types.ts';
import type { Strings } from './strings/en.ts';

/** What every section's view is given. */
export interface BindTools {
  actor: BindActor;
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

/** A part of the machine's snapshot, by one of the functions of pseudo-bind.connect.ts. */
export function useConnected<View extends object>(connect: (snapshot: BindSnapshot) => View): View {
  return useSelector(useBind().actor, connect, shallowEqual);
}

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
