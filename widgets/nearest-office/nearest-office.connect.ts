import type { FailureKind } from '#flow/machine/failure';
import type { NearestOfficeSnapshot } from './nearest-office.machine.ts';
import type { NearestOfficeStrings } from './strings.en.ts';

const problemKeys = {
  positionMissing: 'positionMissing',
  offline: 'offline',
  unreachable: 'lookUpFailed',
  refused: 'lookUpFailed',
  malformed: 'lookUpFailed',
  expired: 'lookUpFailed',
} as const satisfies Record<FailureKind | 'positionMissing', keyof NearestOfficeStrings>;

/** The visible part of the widget. */
export function connectNearestOffice(snapshot: NearestOfficeSnapshot) {
  const { offices, position, locatedBy, isRequested, failure } = snapshot.context;
  const isInviting = snapshot.matches({ visitor: 'inviting' });
  return {
    offices,
    position,
    /** The position is too rough to measure distances from. */
    isApproximate: locatedBy === 'offices',
    isBusy: isLocating(snapshot),
    isOpen: snapshot.matches({ visitor: { inOfficesState: 'open' } }),
    /** Why the location of the visitor who asked is unknown: a lookup failed, or the browser had no position. */
    problem: isInviting && isRequested ? problemKeys[failure ?? 'positionMissing'] : undefined,
    shows: shownPart(snapshot),
  };
}

/** The states that look for the visitor's location, and for a remembered one when that of the browser is of no use. */
const isLocating = (snapshot: NearestOfficeSnapshot): boolean =>
  snapshot.matches({ visitor: 'locating' }) ||
  snapshot.matches({ visitor: 'checkingState' }) ||
  snapshot.matches({ visitor: { inOfficesState: 'locatingAmongOffices' } }) ||
  (!snapshot.context.mayUsePosition && snapshot.matches({ visitor: 'checkingKnownLocation' }));

function shownPart(snapshot: NearestOfficeSnapshot) {
  const { isRequested } = snapshot.context;
  const isVisitor = (state: Extract<NearestOfficeSnapshot['value']['visitor'], string>) =>
    snapshot.matches({ visitor: state });
  if (snapshot.matches({ offices: 'missing' })) return 'authoredContent';
  if (isVisitor('inviting')) return 'invitation';
  if (isRequested && isLocating(snapshot)) return 'invitation';
  if (snapshot.matches({ visitor: { inOfficesState: 'open' } })) return 'banner';
  if (snapshot.matches({ visitor: { inOfficesState: 'closed' } })) return 'banner';
  return isRequested && isVisitor('inOtherState') ? 'otherState' : 'nothing';
}
