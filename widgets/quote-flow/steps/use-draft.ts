import { useCallback, useState } from 'react';
import { useFlow } from '../flow-context.ts';
import type { Draft, Form } from './drafts.ts';

/** What a form starts with, keystrokes of an earlier visit included, and where its keystrokes go. */
export function useDraft(form: Form, answers: object | undefined): { saved: Draft; onDraft: (values: Draft) => void } {
  const { actor, send } = useFlow();
  const [saved] = useState(() => ({ ...answers, ...actor?.getSnapshot().context.drafts[form] }));
  const onDraft = useCallback((values: Draft) => send({ type: 'DRAFT.CHANGED', form, values }), [send, form]);
  return { saved, onDraft };
}

/** A saved text, or nothing yet. */
export const savedText = (saved: Draft, field: string): string => {
  const value = saved[field];
  return typeof value === 'string' ? value : '';
};
