/**
 * The kind of failure that is shown while the browser is online: a call that failed offline can be repeated now.
 *
 * @example
 * onlineKind('offline') // 'unreachable'
 */
export function onlineKind<Kind extends string>(kind: Kind): Exclude<Kind, 'offline'> | 'unreachable' {
  return kind === 'offline' ? 'unreachable' : (kind as Exclude<Kind, 'offline'>);
}
