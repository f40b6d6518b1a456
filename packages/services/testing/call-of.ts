import type { CallContract } from '../contract/define-call.ts';
import { documentedCalls } from '../contract/documented-calls.ts';

/** Where the sandbox serves the calls of each server. */
const servers: Record<CallContract['server'], readonly string[]> = {
  api: ['/sandbox', '/sandbox/ca'],
  site: ['/sandbox'],
  leadStore: ['/sandbox/leads'],
  verificationSheet: ['/sandbox/verifications'],
  purchaseLog: ['/sandbox/purchase-log'],
  addressSearch: ['/sandbox/geocode'],
};

const calls = documentedCalls.map(({ contract }) => {
  const path = contract.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+');
  return { contract, pattern: new RegExp(`^(${servers[contract.server].join('|')})${path}$`, 'i') };
});

/** The call that a request to the sandbox makes, by the contract. */
export const callOf = ({ method, pathname }: { method: string; pathname: string }): CallContract | undefined =>
  calls.find(({ contract, pattern }) => contract.method === method && pattern.test(pathname))?.contract;
