import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { PageLink } from '#account/page-link.view';
import { SessionWarning } from '#account/session-warning/session-warning.view';
import { usePageLeft } from '#account/use-page-left';
import type { PortalTab } from '#domain/portal-tab';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { queryValue } from '#flow/page-query';
import { usePrefetch } from '#flow/use-prefetch';
import { format } from '#i18n/format';
import { SessionEndedError } from '#services/errors';
import { opensElsewhere } from '#ui/button';
import { Heading } from '#ui/heading';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { Menu } from '#ui/menu';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import type { CustomerPortalConfig } from './customer-portal.types.ts';
import { MissingPart } from './data/missing-part.view.tsx';
import type { PortalData } from './data/portal-data.ts';
import { usePortalTab } from './portal-address.ts';
import type { PortalSession } from './portal-tab.types.ts';
import { answerSocialReturn } from './rewards/social-return.ts';
import type { CustomerPortalStrings } from './strings.en.ts';
import { tabModules } from './tabs.ts';
import { useCustomerPortal } from './use-customer-portal.ts';
import { useHeadingFocusOnRemoval } from './use-heading-focus-on-removal.ts';
import './customer-portal.css';

const paymentReturn = new LazyModule(() => import('./payment-return/payment-return.chunk.ts'));
const paymentHelp = new LazyModule(() => import('./help/help.chunk.ts'));

type PortalProps = WidgetProps<CustomerPortalConfig, CustomerPortalStrings>;

/** The customer's area: a dashboard, policies and payments, rewards, profile and quotes (spec 3 §2). */
export function CustomerPortal(page: PortalProps): ReactNode {
  // A social network redirects its pop-up to this page (spec 3 §2).
  const [isPopup] = useState(() => answerSocialReturn());
  return isPopup ? <p className="cover-lead">{page.labels['rewards.popupDone']}</p> : <Portal {...page} />;
}

function Portal(page: PortalProps): ReactNode {
  const { config, labels, host } = page;
  const address = usePortalTab(host.path);
  const [token, setToken] = useState(() => queryValue(host.path, 'token'));
  const { view, data, send, isMissing, retry } = useCustomerPortal(page, token !== '');
  const isLeft = usePageLeft();
  const onTabShown = useCallback((tab: PortalTab) => send({ type: 'TAB.SHOWN', tab }), [send]);
  useReportedPages('customer-portal', host, configuredPages(config));
  const portal = useRef<HTMLDivElement>(null);
  useHeadingFocusOnRemoval(portal);

  const hasPolicies = shownTabs(config.tabs).includes('policies');
  const result = token !== '' && !isLeft && (
    <LazyBoundary module={paymentReturn} texts={lazyTexts(labels)}>
      {({ PaymentReturn }) => (
        <PaymentReturn
          {...page}
          token={token}
          data={data}
          leadsToPolicies={data !== undefined && hasPolicies}
          onClose={() => {
            setToken('');
            send({ type: 'PAYMENT_RETURN.CLOSED' });
            if (view.page === 'signedIn') address.go(hasPolicies ? 'policies' : 'dashboard');
          }}
        />
      )}
    </LazyBoundary>
  );

  return (
    <div className="cover-customer-portal" part="customer-portal" ref={portal}>
      {isMissing ? (
        <MissingPart labels={labels} onRetry={retry} />
      ) : (
        <>
          {result}
          {isLeft && view.page === 'signedIn' ? (
            <Spinner text={labels.checking} />
          ) : view.page === 'signedIn' && data ? (
            token === '' && (
              <SignedIn
                key={view.visit}
                {...page}
                {...address}
                data={data}
                isOffline={view.isOffline}
                onTabShown={onTabShown}
                onSessionEnded={() => send({ type: 'SESSION.REJECTED' })}
              />
            )
          ) : (
            <SignedOut {...page} view={view} hasResult={token !== ''} />
          )}
        </>
      )}
      <SessionWarning
        host={host}
        labels={labels}
        warningSeconds={config.warningSeconds}
        signInPage={config.signInPage}
        onSignOut={() => send({ type: 'SIGN_OUT.CHOSEN' })}
        explainsEnd
      />
    </div>
  );
}

const lazyTexts = (labels: CustomerPortalStrings) => ({ ...labels, loading: labels.loadingTab });

/** The page for a visitor who is not signed in, or whose session has ended. */
function SignedOut({
  labels,
  config,
  host,
  view,
  hasResult,
}: PortalProps & { view: ReturnType<typeof useCustomerPortal>['view']; hasResult: boolean }): ReactNode {
  if (view.page === 'checking' || view.page === 'signedIn') return !hasResult && <Spinner text={labels.checking} />;
  const isEnded = view.page === 'ended';
  if (view.page === 'signedOut' && view.isLeaving) return <Spinner text={labels.toSignIn} />;
  return (
    <div className="cover-portal-signed-out">
      <Heading level={hasResult ? 3 : 2} takesFocus={isEnded}>
        {isEnded ? labels.endedHeading : labels.signedOutTitle}
      </Heading>
      <p className="cover-lead">{isEnded ? labels[`ended.${view.reason}`] : labels.signedOutText}</p>
      <div>
        <PageLink host={host} href={config.signInPage} reason="signIn" variant="primary" size="large" part="sign-in">
          {labels.signIn}
        </PageLink>
      </div>
    </div>
  );
}

interface SignedInProps extends PortalProps {
  tab: PortalTab;
  addressOf: (tab: PortalTab) => string;
  go: (tab: PortalTab) => void;
  data: PortalData;
  isOffline: boolean;
  onTabShown: (tab: PortalTab) => void;
  onSessionEnded: () => void;
}

function SignedIn({
  tab: named,
  addressOf,
  go,
  data,
  isOffline,
  onTabShown,
  onSessionEnded,
  ...page
}: SignedInProps): ReactNode {
  const { config, labels } = page;
  const [help, setHelp] = useState<{ problem: string } | undefined>();
  const tabs = shownTabs(config.tabs);
  const tab = tabs.includes(named) ? named : 'dashboard';
  const module = tabModules[tab];

  useEffect(() => onTabShown(tab), [onTabShown, tab]);
  // Prefetched, so that the help opens without a network. It closes when the tab changes.
  usePrefetch(paymentHelp);
  const [helpTab, setHelpTab] = useState(tab);
  if (helpTab !== tab) {
    setHelpTab(tab);
    setHelp(undefined);
  }

  const session: PortalSession = {
    data,
    isOffline,
    tabs,
    addressOf,
    go,
    endsWith(error) {
      if (!(error instanceof SessionEndedError)) return false;
      onSessionEnded();
      return true;
    },
    openHelp: (problem = '') => setHelp({ problem }),
  };

  const follow = (to: PortalTab) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (to !== tab) go(to);
  };

  return (
    <>
      {tabs.length > 1 && (
        <>
          <nav className="cover-portal-tabs" part="tabs" aria-label={labels.portal}>
            <ul role="list" className="cover-portal-tab-list">
              {tabs.map((to) => (
                <li key={to}>
                  <a
                    className="cover-portal-tab"
                    part="tab"
                    href={addressOf(to)}
                    aria-current={to === tab ? 'page' : undefined}
                    onClick={follow(to)}
                  >
                    {labels[`tab.${to}`]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="cover-portal-menu">
            <Menu
              button={format(labels.menu, { tab: labels[`tab.${tab}`] })}
              name={labels.portal}
              closeText={labels.close}
              links={tabs.map((to) => ({ href: addressOf(to), text: labels[`tab.${to}`], isCurrent: to === tab }))}
              onFollow={({ href }, event) => follow(tabs.find((to) => addressOf(to) === href) ?? 'dashboard')(event)}
            />
          </div>
        </>
      )}
      <div className="cover-portal-page" part={`page page-${tab}`}>
        <Heading key={tab} takesFocus="entry">
          {labels[`tab.${tab}`]}
        </Heading>
        {isOffline && (
          <Notice tone="warning" icon="offline" announces="politely">
            <p>{labels.offlineNote}</p>
          </Notice>
        )}
        {module && (
          <LazyBoundary key={`content of ${tab}`} module={module} texts={lazyTexts(labels)}>
            {({ Tab }) => <Tab {...page} session={session} />}
          </LazyBoundary>
        )}
      </div>
      {help && (
        <LazyBoundary module={paymentHelp} texts={lazyTexts(labels)}>
          {({ PaymentHelp }) => <PaymentHelp {...page} problem={help.problem} onClose={() => setHelp(undefined)} />}
        </LazyBoundary>
      )}
    </>
  );
}

/** The configured tabs that exist, each once; the dashboard is always one of them. */
function shownTabs(configured: readonly PortalTab[]): readonly PortalTab[] {
  const tabs = configured.includes('dashboard') ? configured : (['dashboard', ...configured] as const);
  return [...new Set(tabs)].filter((tab) => tabModules[tab]);
}

/** The configured addresses by configuration key. */
const configuredPages = ({ signInPage, quotePage, help, carriers, ...config }: PortalProps['config']) => ({
  signInPage,
  quotePage,
  referralUrl: config.referralUrl,
  socialReturnPage: config.socialReturnPage,
  // These addresses have defaults, which need no trust unless the network is in use.
  'instagram.url': config.instagram.clientId && config.instagram.url,
  'facebook.url': config.facebook.clientId && config.facebook.url,
  'help.chatPage': help.chatPage,
  ...Object.fromEntries(carriers.map(({ carrierUrl }, index) => [`carriers[${index}].carrierUrl`, carrierUrl])),
});
