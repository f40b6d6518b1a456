import { useEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { targetProblem } from './form-target.ts';
import { isBot } from './honeypots.view.tsx';
import { leaveLimit, type PostFailure, postForm, type PostTarget } from './post-form.ts';

type PostedField = readonly [name: string, value: string];

interface NativePostOptions {
  host: WidgetHost;
  target: PostTarget;
  config: { hidden: Readonly<Record<string, string>>; errorPage: string };
  honeypots: readonly string[];
  onPosted: () => void;
}

export interface NativePost {
  /** The form is posted, and the answer is pending. */
  isSending: boolean;
  failure: PostFailure | undefined;
  /** Posts what was typed. */
  post: (fields: readonly PostedField[]) => void;
  /** Handles the form's submit: sends bots to the error page, and validates the fields of anybody else. */
  submit: (check: (event?: { preventDefault: () => void }) => void) => (event?: { preventDefault: () => void }) => void;
}

/** Posts a form as the browser does, unless a bot has filled it in or there is no network. */
export function useNativePost(options: NativePostOptions): NativePost {
  const latest = useLatest(options);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<PostFailure>();

  useEffect(() => {
    if (!isSending) return undefined;
    const stay = () => setSending(false);
    // The page is back from the back/forward cache.
    addEventListener('pageshow', stay);
    const timer = setTimeout(() => {
      stay();
      setFailure('unanswered');
    }, leaveLimit);
    return () => {
      removeEventListener('pageshow', stay);
      clearTimeout(timer);
    };
  }, [isSending]);

  return {
    isSending,
    failure,
    submit: (check) => (event) => {
      const { host, config, honeypots } = latest();
      if (!isBot(host.root, honeypots)) {
        check(event);
        return;
      }
      event?.preventDefault();
      if (!config.errorPage || !host.navigate(config.errorPage, 'honeypot')) setFailure('failed');
    },
    post(fields) {
      const { host, target, config, honeypots, onPosted } = latest();
      if (isSending) return;
      // The author's form may have changed since it was checked.
      const problem = targetProblem(host, target.action);
      if (problem) {
        host.fail('navigation', problem);
        setFailure('failed');
        return;
      }
      if (!navigator.onLine) {
        setFailure('offline');
        return;
      }
      setFailure(undefined);
      setSending(true);
      onPosted();
      host.track('Form Submitted');
      host.complete('submitted');
      const empty = honeypots.map((name) => [name, ''] as const);
      postForm(host, target, [...fields, ...Object.entries(config.hidden), ...empty]);
    },
  };
}
