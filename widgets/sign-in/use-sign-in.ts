import { useState } from 'react';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import type { SignInView } from './sign-in.connect.ts';
import type { SignInEvent, SignInPage } from './sign-in.types.ts';

// The form works without the machine, so the machine loads in the background.
const chunk = machineModule(() => import('./sign-in.chunk.ts'));

export interface SignInState {
  view: SignInView;
  send: (event: SignInEvent) => void;
  /** The machine could not be loaded. It is loaded again when the network returns. */
  isMissing: boolean;
  retry: () => void;
}

const form = {
  page: 'form',
  status: 'asking',
  prefill: { email: '', password: '', isRemembered: false },
  failure: undefined,
  secondsLeft: 0,
} as const satisfies SignInView;
const staying = { page: 'signedIn', status: 'staying', email: '' } as const satisfies SignInView;

/** Runs the machine while the widget is mounted. It loads in the background. */
export function useSignIn(page: SignInPage): SignInState {
  const latest = useLatest(page);
  const { welcomePage, forgotPasswordPage, createAccountPage } = page.config;
  useReportedPages('sign-in', page.host, { welcomePage, forgotPasswordPage, createAccountPage });
  const [isSignedIn] = useState(() => page.host.visitor.read('customerSession') !== undefined);
  const [earlyView, setEarlyView] = useState<SignInView>(isSignedIn ? staying : form);
  const { view, send, isMissing, retry } = useLazyMachine({
    module: chunk,
    start: ({ startSignIn }) => startSignIn({ isSignedIn }, latest),
    initialView: { signIn: earlyView },
    onHeldEvent: (event) => {
      if (event.type === 'FORM.SUBMITTED') setEarlyView({ ...form, status: 'sending' });
      if (event.type === 'CONTINUE') setEarlyView({ ...staying, status: 'leaving' });
      if (event.type === 'SIGN_OUT') setEarlyView({ ...staying, status: 'signingOut' });
    },
  });
  return { view: view.signIn, send, isMissing, retry };
}
