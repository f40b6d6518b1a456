import { useSelector } from '@xstate/react';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { nearestOf } from '#domain/distance';
import type { GeoPosition } from '#domain/geo-position';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { isShallowEqual } from '#flow/shallow-equal';
import { distanceText } from '#i18n/distance';
import { format } from '#i18n/format';
import type { Office } from '#offices/office';
import { OfficeCard } from '#offices/office-card.view';
import { openStatusText } from '#offices/open-status-text';
import { useNow } from '#offices/use-now';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Button, opensElsewhere } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Icon } from '#ui/icon';
import { Notice } from '#ui/notice';
import type { NearestOfficeConfig } from './nearest-office.config.ts';
import { connectNearestOffice } from './nearest-office.connect.ts';
import type { NearestOfficeActor } from './nearest-office.machine.ts';
import type { NearestOfficeStrings } from './strings.en.ts';
import { useNearestOffice } from './use-nearest-office.ts';
import './nearest-office.css';

type NearestOfficeProps = WidgetProps<NearestOfficeConfig, NearestOfficeStrings>;

/** Shows the nearest office to a visitor in Texas. */
export function NearestOffice({ config, labels, host }: NearestOfficeProps): ReactNode {
  const actor = useNearestOffice(config, host);
  const { shows, offices, position, isApproximate, isBusy, isOpen, problem } = useSelector(
    actor,
    connectNearestOffice,
    isShallowEqual,
  );
  useAuthoredContent(host, shows === 'authoredContent');

  if (shows === 'invitation' && config.invite) {
    return (
      <div className="cover-nearest-invite" part="invite">
        <Button
          icon="locate"
          isBusy={isBusy}
          busyText={labels.locating}
          onClick={() => actor.send({ type: 'POSITION.REQUESTED' })}
        >
          {labels.invite}
        </Button>
        <p className="cover-note">{labels.inviteWhy}</p>
        {problem && (
          <Notice announces="politely" action={allOfficesLink({ config, labels, host, send: actor.send })}>
            {labels[problem]}
          </Notice>
        )}
      </div>
    );
  }
  if (shows === 'otherState') {
    return (
      <p className="cover-nearest-elsewhere" part="elsewhere" role="status">
        <span className="cover-announced">{labels.elsewhere}</span>
      </p>
    );
  }
  if (shows !== 'banner' || !offices || !position) return null;
  return (
    <Banner
      position={position}
      isApproximate={isApproximate}
      isOpen={isOpen}
      offices={offices}
      send={actor.send}
      config={config}
      labels={labels}
      host={host}
    />
  );
}

interface BannerProps extends NearestOfficeProps {
  position: GeoPosition;
  /** No distance is shown. */
  isApproximate: boolean;
  isOpen: boolean;
  offices: readonly Office[];
  send: NearestOfficeActor['send'];
}

function Banner({ position, isApproximate, isOpen, offices, send, config, labels, host }: BannerProps): ReactNode {
  const nearest = useMemo(() => nearestOf(position, offices), [position, offices]);
  const now = useNow(host);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The invitation's button, which opened the office, no longer exists, so the dialog cannot return the focus to it.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!nearest) return null;

  const { place: office, kilometers } = nearest;
  const distance = isApproximate
    ? undefined
    : format(labels.away, {
        distance: distanceText(kilometers, host.language, { one: labels.kilometer, other: labels.kilometers }),
      });
  const opening = openStatusText(office, now, host.language, labels);
  return (
    <div className="cover-nearest" part="banner">
      <button
        ref={button}
        type="button"
        className="cover-nearest-banner"
        part="banner-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => send({ type: 'OFFICE.OPENED' })}
      >
        <span className="cover-nearest-pin">
          <Icon name="locate" />
        </span>
        <span className="cover-nearest-text">
          <strong>{format(isApproximate ? labels.bannerNear : labels.banner, { office: office.name })}</strong>
          <span>{[distance, opening?.text].filter(Boolean).join(' · ')}</span>
        </span>
        <span
          className={`cover-nearest-arrow${isOpen ? ' cover-nearest-arrow-open' : ''}`}
          part={`arrow${isOpen ? ' arrow-open' : ''}`}
        >
          <Icon name="down" />
        </span>
      </button>
      <Dialog
        isOpen={isOpen}
        title={office.name}
        closeText={labels.close}
        onClose={() => send({ type: 'OFFICE.CLOSED' })}
        actions={allOfficesLink({ config, labels, host, send })}
      >
        <div className="cover-nearest-office">
          <p className="cover-nearest-lead">
            {[isApproximate ? labels.titleNear : labels.title, distance].filter(Boolean).join(', ')}
          </p>
          <OfficeCard
            office={office}
            directions={config.directions}
            labels={labels}
            host={host}
            now={now}
            onFollow={(link) => send({ type: 'OFFICE.FOLLOWED', ...link })}
          />
        </div>
      </Dialog>
    </div>
  );
}

/** Links to the page with all offices, if there is one. */
function allOfficesLink({ config, labels, host, send }: NearestOfficeProps & Pick<BannerProps, 'send'>): ReactNode {
  if (!config.officesPage || !host.isTrusted(config.officesPage)) return undefined;
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    send({ type: 'OFFICES_PAGE.OPENED' });
  };
  return (
    <Button variant="quiet" href={config.officesPage} endIcon="next" onClick={follow}>
      {labels.all}
    </Button>
  );
}
