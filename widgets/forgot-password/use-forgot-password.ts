import { useState } from 'react';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import type { ForgotPasswordView } from './forgot-password.connect.ts';
import type { ForgotPasswordEvent, ForgotPasswordPage } from './forgot-password.types.ts';

// The form works without the machine, which loads meanwhile.
const chunk = machineModule(() => import('./forgot-password.chunk.ts'));

export interface ForgotPasswordState {
  view: ForgotPasswordView;
  send: (event: ForgotPasswordEvent) => void;
  /** The machine did not load. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

const form = {
  page: 'form',
  status: 'asking',
  email: '',
  failure: undefined,
  secondsLeft: 0,
} as const satisfies ForgotPasswordView;

/** Runs the machine while the widget is mounted. It loads after the first render. */
export function useForgotPassword(page: ForgotPasswordPage): ForgotPasswordState {
  const latest = useLatest(page);
  const { resetPage, signInPage } = page.config;
  useReportedPages('forgot-password', page.host, { resetPage, signInPage });
  const [earlyView, setEarlyView] = useState<ForgotPasswordView>(form);
  const { view, send, isMissing, retry } = useLazyMachine({
    module: chunk,
    start: ({ startForgotPassword }) => startForgotPassword(latest),
    initialView: { forgotPassword: earlyView },
    onHeldEvent: (event) => {
      if (event.type === 'EMAIL.SUBMITTED') setEarlyView({ ...form, status: 'sending', email: event.email });
    },
  });
  return { view: view.forgotPassword, send, isMissing, retry };
}
