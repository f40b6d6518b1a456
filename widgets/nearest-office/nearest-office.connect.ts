import type { NearestOfficeSnapshot } from './nearest-office.machine.ts';

/** The visible part of the widget. */
export function connectNearestOffice(snapshot: NearestOfficeSnapshot) {
  const { offices, position, isRequested } = snapshot.context;
  const hasNoOffices = offices?.length === 0 || snapshot.matches({ offices: 'failed' });
  const isInviting = snapshot.matches({ visitor: 'inviting' });
  const isBusy = snapshot.matches({ visitor: 'locating' }) || snapshot.matches({ visitor: 'checkingState' });
  const isOpen = snapshot.matches({ visitor: { inOfficesState: 'open' } });
  const hasBanner = isOpen || snapshot.matches({ visitor: { inOfficesState: 'closed' } });
  return {
    offices,
    position,
    isBusy,
    isOpen,
    shows: hasNoOffices
      ? ('nothing' as const)
      : isInviting || (isBusy && isRequested)
        ? ('invitation' as const)
        : hasBanner
          ? ('banner' as const)
          : isRequested && snapshot.matches({ visitor: 'inOtherState' })
            ? ('otherState' as const)
            : ('nothing' as const),
  };
}
