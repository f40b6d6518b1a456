import { useEffect, useLayoutEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import type { Policy } from '#forms/policies/policy';
import { promptPayload } from '#prompts/prompt-view';
import { type AskedPolicy, policyOfHash, policyOfPress } from './policy-links.ts';
import type { PolicyModalConfig } from './policy-modal.config.ts';

export interface PolicyModalState {
  /** The policy that is shown. */
  policy: Policy | undefined;
  close: () => void;
}

/** Listens for links to policies, and for the page's own address. */
export function usePolicyModal(config: PolicyModalConfig, host: WidgetHost): PolicyModalState {
  const latest = useLatest({ config, host });
  const [askedPolicy, setAskedPolicy] = useState<AskedPolicy>();

  // In the layout phase, because the trigger stops listening as soon as the widget is ready.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a link may be pressed after the first render
    setAskedPolicy(promptPayload(latest().host) as AskedPolicy | undefined);
    const listening = new AbortController();
    const { signal } = listening;
    const onPress = (event: MouseEvent) => {
      const pressed = policyOfPress(event, latest().config);
      if (!pressed) return;
      event.preventDefault();
      setAskedPolicy(pressed);
    };
    document.addEventListener('click', onPress, { signal });
    // A policy that the page's address opened closes with it, for example on Back; a pressed link has no address of its
    // own.
    const onHash = () => setAskedPolicy((open) => policyOfHash(latest().config) ?? (open?.href ? open : undefined));
    addEventListener('hashchange', onHash, { signal });
    return () => listening.abort();
  }, [latest]);

  const policy = askedPolicy?.policy;
  useEffect(() => {
    if (policy) latest().host.track('Policy Opened', { policy });
  }, [policy, latest]);

  const close = () => {
    // Removes the hash, so that the same link or a script of the page can open the policy again.
    if (policyOfHash(config)) history.replaceState(history.state, '', location.pathname + location.search);
    setAskedPolicy(undefined);
    host.complete('closed');
  };
  return { policy, close };
}
