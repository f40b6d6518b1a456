import { useState } from 'react';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import { hasResetLink } from './reset-link.ts';
import type { SetPasswordView } from './set-password.connect.ts';
import type { SetPasswordEvent, SetPasswordPage } from './set-password.types.ts';

// The form works without the machine, so the machine loads in the background.
const chunk = machineModule(() => import('./set-password.chunk.ts'));

export interface SetPasswordState {
  view: SetPasswordView;
  send: (event: SetPasswordEvent) => void;
  /** The machine could not be loaded. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

const form = {
  page: 'form',
  status: 'asking',
  email: '',
  failure: undefined,
  secondsLeft: 0,
} as const satisfies SetPasswordView;

/** The build renders the form without a page. */
const firstView = ({ host }: SetPasswordPage): SetPasswordView =>
  typeof location === 'undefined' || hasResetLink(host) ? form : { page: 'linkMissing' };

/** Runs the machine while the widget is mounted. It loads in the background. */
export function useSetPassword(page: SetPasswordPage): SetPasswordState {
  const latest = useLatest(page);
  const { signInPage, forgotPasswordPage } = page.config;
  useReportedPages('set-password', page.host, { signInPage, forgotPasswordPage });
  const [earlyView, setEarlyView] = useState(() => firstView(page));
  const { view, send, isMissing, retry } = useLazyMachine({
    module: chunk,
    start: ({ startSetPassword }) => startSetPassword(latest),
    initialView: { setPassword: earlyView },
    onHeldEvent: (event) => {
      if (event.type === 'PASSWORD.SUBMITTED') setEarlyView({ ...form, status: 'sending' });
    },
  });
  return { view: view.setPassword, send, isMissing, retry };
}
