import type { ServiceVariant } from '#domain/service-variant';
import type { PortfolioName } from '../portfolios/portfolio-name.ts';
import { ownerOf, policyNumbersOf, portfolios } from '../portfolios/portfolios.ts';
import { addCustomer, storePasswordHash } from '../store/customers.ts';
import type { Database } from '../store/database.ts';

interface MadeCustomer {
  variant: ServiceVariant;
  email: string;
  password: string;
  policyNumbers: readonly string[];
}

/** Makes a customer like the seeded one who has a portfolio, with policies and points of their own. */
export async function makeCustomer(
  database: Database,
  { portfolio, newId, now }: { portfolio: PortfolioName; newId: () => string; now: number },
): Promise<MadeCustomer> {
  const { variant } = portfolios[portfolio];
  const owner = ownerOf(portfolio);
  const customerCode = `C-${newId().replaceAll('-', '').slice(0, 8).toUpperCase()}`;
  const email = `${customerCode.toLowerCase()}@example.com`;
  const profile = { ...owner.profile, customerCode, portfolio };
  const customer = (await addCustomer(database, { customerId: newId(), variant, email, profile, now }))!;
  await storePasswordHash(database, customer.customerId, owner.passwordHash!);
  return { variant, email, password: owner.password!, policyNumbers: policyNumbersOf(profile) };
}
