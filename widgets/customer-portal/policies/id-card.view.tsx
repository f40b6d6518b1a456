import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { phoneLink } from '#domain/phone-link';
import { shownPhoneNumber } from '#domain/shown-phone-number';
import { vehicleName } from '#domain/vehicle-name';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { formatList } from '#i18n/list';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { printElement } from '#ui/print-only';
import { ResourceView } from '../data/resource-view.tsx';
import { useResource } from '../data/use-resource.ts';
import { NewWindowLink } from '../new-window-link.view.tsx';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { loadShownIdCard, type ShownIdCard } from './load-id-card.ts';
import './id-card.css';

interface IdCardDialogProps extends PortalTabProps {
  policyId: string;
  onClose: () => void;
}

/**
 * The proof of insurance of a policy, which prints on one page. A card that was opened before opens without a network.
 */
export function IdCardDialog({ policyId, onClose, ...page }: IdCardDialogProps): ReactNode {
  const { labels, host, session } = page;
  const load = useMemo(
    () => (of: WidgetHost, signal: AbortSignal) => loadShownIdCard(of, policyId, signal),
    [policyId],
  );
  const { loaded, retry, reload } = useResource(session, `idCard ${policyId}`, load);
  const sheet = useRef<HTMLDivElement>(null);
  const isSavedOne = loaded.status === 'ready' && loaded.value.savedOn !== undefined;

  const canReload = isSavedOne && !session.isOffline;
  useEffect(() => {
    if (canReload) reload();
  }, [canReload, reload]);

  const shown = loaded.status === 'ready' ? loaded.value.card : undefined;
  return (
    <Dialog
      isOpen
      title={labels.idCardTitle}
      closeText={labels.close}
      onClose={onClose}
      actions={
        shown && (
          <Button variant="primary" icon="print" part="print" onClick={() => printElement(sheet.current!)}>
            {labels.printCard}
          </Button>
        )
      }
    >
      <ResourceView loaded={loaded} retry={retry} labels={labels} loadingText={labels.loadingIdCard}>
        {(value) =>
          value.card ? (
            <div className="cover-portal-card-page">
              <div ref={sheet}>
                <IdCardSheet {...page} card={value.card} />
              </div>
              <div className="cover-portal-wallets">
                <WalletLink {...page} href={value.card.walletPasses.apple} text={labels.appleWallet} />
                <WalletLink {...page} href={value.card.walletPasses.google} text={labels.googleWallet} />
              </div>
              {value.savedOn ? (
                <Notice tone="warning" icon="offline" announces="politely">
                  <p>{format(labels.idCardOffline, { date: formatDate(value.savedOn, host.language) })}</p>
                </Notice>
              ) : (
                <p className="cover-note">{labels.idCardSaved}</p>
              )}
            </div>
          ) : (
            <p>{labels.noIdCard}</p>
          )
        }
      </ResourceView>
    </Dialog>
  );
}

interface WalletLinkProps extends Pick<PortalTabProps, 'labels' | 'host'> {
  href: string | undefined;
  text: string;
}

function WalletLink({ labels, host, href, text }: WalletLinkProps): ReactNode {
  if (!href || !host.isTrusted(href)) return null;
  return (
    <NewWindowLink href={href} labels={labels} part="wallet-pass">
      {text}
    </NewWindowLink>
  );
}

function IdCardSheet({ labels, host, card }: PortalTabProps & { card: NonNullable<ShownIdCard['card']> }): ReactNode {
  const { language } = host;
  const day = (date: string | undefined) => (date ? formatDate(date, language, 'medium') : '');
  const facts = [
    [labels.insured, formatList(card.insuredNames, language)],
    [labels.policyNumber, card.policyNumber],
    [labels.effective, day(card.effectiveDate)],
    [labels.expires, day(card.expirationDate)],
    [labels.naic, card.naicNumber],
  ] as const;
  return (
    <section className="cover-portal-id-card" part="id-card-sheet" lang={language} aria-label={labels.idCardTitle}>
      <p className="cover-portal-id-card-head">
        <span className="cover-portal-id-card-company">{card.company}</span>
        <span>{labels.idCardTitle}</span>
      </p>
      <Facts layout="grid" facts={facts.map(([term, value]) => ({ key: term, term, value }))} />
      {card.vehicles.length > 0 && (
        <ul role="list" className="cover-portal-id-card-vehicles" aria-label={labels.vehicles}>
          {card.vehicles.map((vehicle, index) => (
            <li key={index}>
              <strong>{vehicleName(vehicle)}</strong>
              {vehicle.vin && <span>{format(labels.vin, { vin: vehicle.vin })}</span>}
            </li>
          ))}
        </ul>
      )}
      {card.claimsPhone && (
        <p className="cover-portal-id-card-claims">
          {labels.claims}: <a href={phoneLink(card.claimsPhone)}>{shownPhoneNumber(card.claimsPhone)}</a>
        </p>
      )}
      <p className="cover-note">{host.brand.name}</p>
    </section>
  );
}
