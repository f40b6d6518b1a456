/**
 * The kind of failure that is shown while the browser is online: a call that failed offline can be repeated now.
 *
 * @example
 * onlineKind('offline') // 'unreachable'
 */
export function onlineKind<Kind extends string>(kind: Kind): Exclude<Kind, 'offline'> | 'unreachable' {
  return kind === 'offline' ? 'unreachable' : (kind as Exclude<Kind, 'offline'>);
}

/**
 * The failure as it is shown while the browser is online, see {@link onlineKind}. It is the same object unless the call
 * failed offline, because a countdown belongs to the object.
 *
 * @example
 * onlineFailure({ kind: 'offline' }) // { kind: 'unreachable' }
 */
export const onlineFailure = <Shown extends { kind: string } | undefined>(failure: Shown): Shown =>
  failure?.kind === 'offline' ? { ...failure, kind: onlineKind(failure.kind) } : failure;
