import type { BrowserContext } from '@playwright/test';
import { signIn } from '#services/account/sign-in.contract';
import { exampleHeader } from '#services/contract/header.examples';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/**
 * Keys of a brand whose customers the agency's gateway signs in by a cookie. The portal has a brand of its own with
 * these keys: on a page where everybody is signed in, the forms for passwords are not rendered.
 */
export const ofMembers = { services: { session: { mode: 'cookie' } } };

/** Such a brand. */
export const membersBrand = { code: 'MB', name: 'Members', phone: '512-555-0142', ...ofMembers };

/** The brands of a page of which a part is for members. */
export const brandsWithMembers = {
  lonestar: { code: 'LS', name: 'Lone Star Cover', phone: '512-555-0142' },
  members: membersBrand,
};

/** A customer that no other test uses is signed in by the cookie of the gateway. */
export async function signsInAtGateway(
  context: BrowserContext,
  sandbox: Sandbox,
  portfolio: Parameters<Sandbox['makesCustomer']>[0] = 'paying',
): Promise<{ email: string; policyNumbers: readonly string[] }> {
  const { email, password, policyNumbers } = await sandbox.makesCustomer(portfolio);
  const response = await context.request.post(`${sandbox.url}/sandbox${signIn.path}`, {
    headers: { RecaptchaToken: 'sandbox', 'X-Requested-With': 'covermount' },
    data: { header: exampleHeader, email, password },
  });
  if (!response.ok()) throw new Error(`Nobody was signed in: ${response.status()} ${await response.text()}`);
  return { email, policyNumbers };
}
