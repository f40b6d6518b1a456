import type { Request } from '@playwright/test';
import type { CallContract } from '#services/contract/define-call';
import { documentedCalls } from '#services/contract/documented-calls';

const servers: Record<CallContract['server'], readonly string[]> = {
  api: ['/sandbox', '/sandbox/ca'],
  site: ['/sandbox'],
  leadStore: ['/sandbox/leads'],
  verificationSheet: ['/sandbox/verifications'],
  purchaseLog: ['/sandbox/purchase-log'],
  addressSearch: ['/sandbox/geocode'],
};

/** The call that a request makes, by the contract. */
export function callOf(request: Request): CallContract | undefined {
  const { pathname } = new URL(request.url());
  return documentedCalls
    .map(({ contract }) => contract)
    .find(({ method, path, server }) => {
      const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+');
      return (
        method === request.method() &&
        servers[server].some((base) => new RegExp(`^${base}${pattern}$`, 'i').test(pathname))
      );
    });
}
