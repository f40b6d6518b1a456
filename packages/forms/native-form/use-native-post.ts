import { useEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { isRobot } from './honeypots.view.tsx';
import { postForm } from './post-form.ts';

interface NativePostOptions {
  host: WidgetHost;
  /** Where the form is posted to. */
  target: string;
  config: { hidden: Readonly<Record<string, string>>; honeypots: readonly string[]; errorPage: string };
  onPosted?: () => void;
}

export interface NativePost {
  /** The browser is on its way to the answer. */
  isSending: boolean;
  /** Why nothing was sent. */
  failure: 'offline' | 'refused' | undefined;
  /** Posts what was typed. */
  post: (fields: readonly (readonly [name: string, value: string])[]) => void;
  /** Handles the form's submit: sends a robot away, and has the fields of anybody else checked. */
  submit: (check: (event?: { preventDefault: () => void }) => void) => (event?: { preventDefault: () => void }) => void;
}

/** The answer may be a file, or nothing: the page then stays. */
const leaveLimit = 10_000;

/** Posts a form as the browser does, unless a robot has filled it in or there is no network. */
export function useNativePost(options: NativePostOptions): NativePost {
  const latest = useLatest(options);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<NativePost['failure']>();

  useEffect(() => {
    if (!isSending) return undefined;
    const stay = () => setSending(false);
    // The page is back from the back/forward cache.
    addEventListener('pageshow', stay);
    const timer = setTimeout(stay, leaveLimit);
    return () => {
      removeEventListener('pageshow', stay);
      clearTimeout(timer);
    };
  }, [isSending]);

  return {
    isSending,
    failure,
    submit: (check) => (event) => {
      const { host, config } = latest();
      if (!isRobot(host.root, config.honeypots)) {
        check(event);
        return;
      }
      event?.preventDefault();
      if (!config.errorPage || !host.navigate(config.errorPage, 'honeypot')) setFailure('refused');
    },
    post(fields) {
      const { host, target, config, onPosted } = latest();
      if (isSending) return;
      if (!navigator.onLine) {
        setFailure('offline');
        return;
      }
      setFailure(undefined);
      setSending(true);
      onPosted?.();
      host.track('Form Submitted');
      host.complete('submitted');
      const empty = config.honeypots.map((name) => [name, ''] as const);
      postForm(host.root, target, [...fields, ...Object.entries(config.hidden), ...empty]);
    },
  };
}
