import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { followPage } from '#account/follow-page';
import { PageLink } from '#account/page-link.view';
import { SessionRejected, SessionWarning } from '#account/session-warning/session-warning.view';
import { usePageLeft } from '#account/use-page-left';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Button, TransientButton } from '#ui/button';
import { LiveRegion } from '#ui/live-region';
import { Menu } from '#ui/menu';
import { Spinner } from '#ui/spinner';
import type { AccountHeaderView } from './account-header.connect.ts';
import type { AccountHeaderConfig, AccountHeaderEvent } from './account-header.types.ts';
import { signedInLinks, signedOutLinks } from './header-links.ts';
import type { AccountHeaderStrings } from './strings.en.ts';
import { useAccountHeader } from './use-account-header.ts';
import './account-header.css';

type AccountHeaderProps = WidgetProps<AccountHeaderConfig, AccountHeaderStrings>;

/** A sign-in link, or the name of the signed-in customer with a menu (spec 3 §2, "Signed-in header"). */
export function AccountHeader(props: AccountHeaderProps): ReactNode {
  const { config, labels, host } = props;
  const { view, send } = useAccountHeader({ config, host });
  const isSignInTrusted = host.isTrusted(config.signInPage);
  useAuthoredContent(host, !isSignInTrusted && view.page === 'signedOut');
  const [carrier] = useState(createFocusCarrier);
  const tools = { ...props, send, carrier };
  const signOut = () => send({ type: 'SIGN_OUT.CHOSEN' });
  return (
    <div className="cover-account-header" part="account">
      {view.page === 'checking' && isSignInTrusted && <SignInLink {...tools} text={labels.account} />}
      {view.page === 'signedOut' && isSignInTrusted && <SignedOut {...tools} />}
      {view.page === 'signedIn' && <SignedIn {...tools} view={view} />}
      {view.page === 'leaving' && (
        <Button isFullWidth isBusy busyText={labels.signingOut}>
          {labels.signOut}
        </Button>
      )}
      <LiveRegion message={view.page === 'signedOut' && view.isAnnounced ? labels.signedOut : ''} delay={200} />
      <SessionWarning
        host={host}
        labels={labels}
        warningSeconds={config.warningSeconds}
        signInPage={config.signInPage}
        onSignOut={signOut}
      />
      {view.page === 'signedOut' && view.isRejected && (
        <SessionRejected
          host={host}
          labels={labels}
          signInPage={config.signInPage}
          onClose={() => send({ type: 'NOTICE.CLOSED' })}
        />
      )}
    </div>
  );
}

interface Tools extends AccountHeaderProps {
  send: (event: AccountHeaderEvent) => void;
  carrier: FocusCarrier;
}

/** Remembers whether the removed part had the focus. */
interface FocusCarrier {
  give: (hadFocus: boolean) => void;
  claim: () => boolean;
}

function createFocusCarrier(): FocusCarrier {
  let isCarried = false;
  return {
    give(hadFocus) {
      isCarried = hadFocus;
    },
    claim() {
      const wasCarried = isCarried;
      isCarried = false;
      return wasCarried;
    },
  };
}

/** Moves the focus to the part that replaces the focused one. */
function useCarriedFocus({ carrier }: Pick<Tools, 'carrier'>): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (carrier.claim()) current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => {
      const root = current?.getRootNode() as Document | ShadowRoot | undefined;
      carrier.give(current?.contains(root?.activeElement ?? null) === true);
    };
  }, [carrier]);
  return part;
}

function SignInLink({ config, host, text }: Pick<Tools, 'config' | 'host'> & { text: string }): ReactNode {
  return (
    <PageLink
      host={host}
      href={config.signInPage}
      reason="signIn"
      variant="secondary"
      isFullWidth
      icon="person"
      part="sign-in"
    >
      {text}
    </PageLink>
  );
}

function SignedOut(tools: Tools): ReactNode {
  const { config, labels, host } = tools;
  const part = useCarriedFocus(tools);
  const { here, onOpen } = useHere();
  const links = signedOutLinks(config.signedOutLinks, { isTrusted: host.isTrusted, here });
  return (
    <div className="cover-account-header-signed-out" ref={part}>
      <SignInLink {...tools} text={labels.signIn} />
      {links.length > 0 && (
        <Menu
          icon="down"
          button={labels.moreSignedOut}
          isButtonTextHidden
          name={labels.menu}
          closeText={labels.close}
          links={links}
          onFollow={({ href }, event) => followPage(event, { host, href, reason: 'menu' })}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

function SignedIn(tools: Tools & { view: Extract<AccountHeaderView, { page: 'signedIn' }> }): ReactNode {
  const { config, labels, host, send, view } = tools;
  const part = useCarriedFocus(tools);
  const { here, onOpen } = useHere();
  // The browser may keep the page in its back/forward cache.
  const name = usePageLeft() ? '' : view.name;
  const [first = '', ...rest] = name.split(/ (?=\S)/);
  return (
    <div className="cover-account-header-signed-in" ref={part}>
      <Menu
        icon="person"
        button={
          <span className="cover-account-header-name">
            {name === '' ? labels.account : first}
            {rest.length > 0 && <span className="cover-account-header-surname"> {rest.join(' ')}</span>}
          </span>
        }
        accessibleName={name === '' ? undefined : format(labels.accountOf, { name })}
        name={labels.menu}
        closeText={labels.close}
        head={name === '' ? <NameStatus {...tools} /> : <p className="cover-account-header-owner">{name}</p>}
        links={signedInLinks(config, labels, { isTrusted: host.isTrusted, here })}
        onFollow={({ href }, event) => followPage(event, { host, href, reason: 'menu' })}
        onOpen={onOpen}
        actions={
          <Button variant="quiet" part="sign-out" onClick={() => send({ type: 'SIGN_OUT.CHOSEN' })}>
            {labels.signOut}
          </Button>
        }
      />
    </div>
  );
}

/** The place of the name, which stays while the name is loaded again. */
const placeOfName = (removed: HTMLElement) => removed.closest<HTMLElement>('.cover-menu-owner');

function NameStatus({ labels, send, view }: Parameters<typeof SignedIn>[0]): ReactNode {
  switch (view.nameStatus) {
    case 'loading':
      return <Spinner layout="inline" text={labels.loadingName} />;
    case 'offline':
      return (
        <p role="status">
          <span className="cover-announced">{labels.nameOffline}</span>
        </p>
      );
    case 'failed':
      return (
        <div role="status">
          <p className="cover-announced">{labels.nameFailed}</p>
          <TransientButton variant="link" focusNext={placeOfName} onClick={() => send({ type: 'RETRY' })}>
            {labels.retry}
          </TransientButton>
        </div>
      );
    case 'known':
      // The service has no name for the customer.
      return null;
  }
}

/** The page's address when the menu was last opened: the portal changes it. */
function useHere(): { here: URL | undefined; onOpen: () => void } {
  const [here, setHere] = useState<URL>();
  const onOpen = () => setHere(new URL(location.href));
  return { here, onOpen };
}
