import type { ServiceVariant } from '#domain/service-variant';
import type { Server } from '#services/contract/define-call';

/** A base path of a server's calls. */
interface Base {
  path: string;
  variant: ServiceVariant;
}

/** The path of the sandbox on its host. */
export const sandboxPath = '/sandbox';

const bases: Record<Server, readonly [Base, ...Base[]]> = {
  api: [
    { path: '/sandbox', variant: 'primary' },
    { path: '/sandbox/ca', variant: 'ca' },
  ],
  site: [
    { path: '/sandbox/site', variant: 'primary' },
    { path: '/sandbox', variant: 'primary' },
  ],
  leadStore: [{ path: '/sandbox/leads', variant: 'primary' }],
  verificationSheet: [{ path: '/sandbox/verifications', variant: 'primary' }],
  purchaseLog: [{ path: '/sandbox/purchase-log', variant: 'primary' }],
  addressSearch: [{ path: '/sandbox/geocode', variant: 'primary' }],
};

/** The base paths of a server, the default first. A page's `services` block names one. */
export function basesOf(server: Server): readonly [Base, ...Base[]] {
  return bases[server];
}

/** The default base path of a server, relative to the sandbox's own. */
export function prefixOf(server: Server): string {
  return bases[server][0].path.slice(sandboxPath.length);
}
