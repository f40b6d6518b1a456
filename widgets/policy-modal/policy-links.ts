import type { Policy } from '#forms/policies/policy';

// Part of the trigger, which every page with the widget loads: small, and without React.

/** The addresses of the links that open each policy. */
export interface PolicyLinks {
  privacyLink: string;
  smsLink: string;
  consentLink: string;
}

/** The requested policy, and the link that requested it. */
export interface AskedPolicy {
  policy: Policy;
  /** The link to follow if the dialog cannot be shown; undefined for the page's own address. */
  href?: string | undefined;
}

/** The absolute address of a configured link; undefined when there is none. */
const addressOf = (link: string): string | undefined =>
  link && URL.canParse(link, document.baseURI) ? new URL(link, document.baseURI).href : undefined;

function policyAt(address: string, { privacyLink, smsLink, consentLink }: PolicyLinks): Policy | undefined {
  const links = { privacy: privacyLink, sms: smsLink, consent: consentLink };
  return (Object.keys(links) as Policy[]).find((policy) => addressOf(links[policy]) === address);
}

/** The pressed link, also in shadow roots of other widgets. */
const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '');

/** The policy whose link was pressed; undefined for a press that opens a new window or that the page has handled. */
export function policyOfPress(event: MouseEvent, links: PolicyLinks): AskedPolicy | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = linkOf(event);
  const policy = link && policyAt(link.href, links);
  return policy && { policy, href: link.href };
}

/** The policy of the link that the visitor points at, or that has the focus. */
export const policyOfIntent = (event: Event, links: PolicyLinks): Policy | undefined => {
  const link = linkOf(event);
  return link && policyAt(link.href, links);
};

/** The policy that the page's own address names in its hash. */
export function policyOfHash(links: PolicyLinks): AskedPolicy | undefined {
  const policy = location.hash ? policyAt(location.href, links) : undefined;
  return policy && { policy };
}
