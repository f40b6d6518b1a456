import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { nearestOf } from '#domain/distance';
import type { GeoPosition } from '#domain/geo-position';
import type { Office } from '#domain/office';
import type { WidgetProps } from '#embed/define-widget';
import { OfficePage, useNow, useOffices } from '#embed/offices/offices';
import { distanceText } from '#i18n/distance';
import { format } from '#i18n/format';
import { openingText } from '#i18n/office-text';
import { Button, opensElsewhere } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Icon } from '#ui/icon';
import type { NearestOfficeConfig } from './nearest-office.config.ts';
import type { NearestOfficeStrings } from './strings/en.ts';
import { useNearest } from './use-nearest.ts';
import './nearest-office.css';

type NearestOfficeProps = WidgetProps<NearestOfficeConfig, NearestOfficeStrings>;

/** Leads a visitor in Texas to the office nearest them. */
export function NearestOffice({ config, labels, host }: NearestOfficeProps): ReactNode {
  const { offices } = useOffices(config, host, 'nearest-office');
  const [state, send] = useNearest(host);
  const known = offices.is === 'ready' ? offices.offices : undefined;

  if (known?.length === 0 || offices.is === 'missing') return null;
  switch (state.is) {
    case 'inviting':
    case 'locating':
    case 'checking': {
      const isAsked = state.is === 'inviting' || state.isAsked;
      if (!config.invites || !isAsked) return null;
      const isBusy = state.is !== 'inviting';
      return (
        <div className="cover-nearest-invite" part="invite">
          <Button
            icon="locate"
            isBusy={isBusy}
            busyText={labels.locating}
            onClick={() => send({ type: 'POSITION.REQUESTED' })}
          >
            {labels.invite}
          </Button>
          <p className="cover-note">{labels.inviteWhy}</p>
        </div>
      );
    }
    case 'shown':
      return (
        known && (
          <Banner
            position={state.position}
            isOpen={state.isOpen}
            offices={known}
            config={config}
            labels={labels}
            host={host}
            onOpen={() => send({ type: 'MODAL.OPENED' })}
            onClose={() => send({ type: 'MODAL.CLOSED' })}
          />
        )
      );
    case 'elsewhere':
      return (
        state.isAsked && (
          <p className="cover-nearest-elsewhere" part="elsewhere" role="status">
            {labels.elsewhere}
          </p>
        )
      );
    default:
      return null;
  }
}

interface BannerProps extends NearestOfficeProps {
  position: GeoPosition;
  isOpen: boolean;
  offices: readonly Office[];
  onOpen: () => void;
  onClose: () => void;
}

function Banner({ position, isOpen, offices, config, labels, host, onOpen, onClose }: BannerProps): ReactNode {
  const nearest = useMemo(() => nearestOf(position, offices), [position, offices]);
  const now = useNow(host);
  useEffect(() => host.track('Nearest Office Shown'), [host]);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) host.track('Office Chosen', { source: 'banner' });
    // Who asked for their position pressed a button that is no longer there to take the focus back.
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [host, isOpen]);
  if (!nearest) return null;

  const { place: office, kilometers } = nearest;
  const distance = format(labels.away, {
    distance: distanceText(kilometers, host.language, { one: labels.kilometer, other: labels.kilometers }),
  });
  const opening = openingText(office, now, host.language, labels);
  const goToAll = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.navigate(config.officesPage, 'offices');
  };

  return (
    <div className="cover-nearest" part="banner">
      <button
        ref={button}
        type="button"
        className="cover-nearest-banner"
        part="banner-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <span className="cover-nearest-pin">
          <Icon name="locate" />
        </span>
        <span className="cover-nearest-text">
          <strong>{format(labels.banner, { office: office.name })}</strong>
          <span>
            {distance}
            {opening && ` · ${opening.text}`}
          </span>
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
        onClose={onClose}
        actions={
          config.officesPage &&
          host.isTrusted(config.officesPage) && (
            <Button variant="quiet" href={config.officesPage} endIcon="next" onClick={goToAll}>
              {labels.all}
            </Button>
          )
        }
      >
        <div className="cover-nearest-office">
          <p className="cover-nearest-lead">
            {labels.title}, {distance}
          </p>
          <OfficePage office={office} directions={config.directions} labels={labels} host={host} now={now} />
        </div>
      </Dialog>
    </div>
  );
}
