import keys from 'virtual:key-table/policy-modal/privacyLink,smsLink,consentLink';
import type { CovermountEvents } from '#embed/loader/public';
import { trigger } from '#prompts/trigger';
import { type AskedPolicy, policyOfHash, policyOfIntent, policyOfPress, type PolicyLinks } from './policy-links.ts';

/**
 * Fires when the visitor follows a link to a policy, or opens the page by one. The widget loads when they point at such
 * a link. Until the widget listens, no press is lost: it opens with the policy of the last press, and if its files
 * cannot be loaded, the link is followed.
 */
export const policyModalTrigger = trigger((context) => {
  const { read, signal, show, load, element } = context;
  const links = read(keys) as unknown as PolicyLinks;
  const waiting = new AbortController();
  const until = AbortSignal.any([signal, waiting.signal]);
  let askedPolicy: AskedPolicy | undefined;
  const ask = (policy: AskedPolicy | undefined) => {
    if (!policy) return;
    askedPolicy = policy;
    show(policy);
  };
  const onPress = (event: MouseEvent) => {
    const policy = policyOfPress(event, links);
    if (policy) event.preventDefault();
    ask(policy);
  };
  const onIntent = (event: Event) => policyOfIntent(event, links) && load();
  document.addEventListener('click', onPress, { signal: until });
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, onIntent, { passive: true, signal: until });
  addEventListener('hashchange', () => ask(policyOfHash(links)), { signal: until });
  element.addEventListener('covermount:ready', () => waiting.abort(), { signal: until });
  element.addEventListener(
    'covermount:error',
    (event) => {
      const { code } = (event as CustomEvent<CovermountEvents['covermount:error']>).detail;
      // After these errors the dialog cannot be shown.
      if (!/^(load|render)$/.test(code)) return;
      waiting.abort();
      if (askedPolicy?.href) location.assign(askedPolicy.href);
    },
    { signal: until },
  );
  ask(policyOfHash(links));
});
