import type * as z from 'zod/mini';
import { centsOf, dollarsOf } from '#domain/money';
import { phoneDigits } from '#domain/phone-number';
import { plainName } from '#domain/plain-name';
import { lossOfUseCode, type RentersChoice, rentersCoverageCodes } from '#domain/renters-coverage';
import { stateCodeOf } from '#domain/us-state';
import { zipDigits } from '#domain/zip-code';
import type { ServiceClient } from '../http.ts';
import { orNotFound } from '../nothing-found.ts';
import { loadRentersTransaction as contract } from './load-renters-transaction.contract.ts';
import type { RentersAnswers } from './renters-request.ts';

type Wire = z.output<typeof contract.response>['prepareRequest'];
type WireCoverage = NonNullable<Wire['coverages']>[number];

/** The known answers of an earlier transaction, without its start date, which has passed. */
export type EarlierRentersAnswers = Partial<Omit<RentersAnswers, 'effectiveDate' | 'choice' | 'roommates'>> &
  Pick<RentersAnswers, 'choice' | 'roommates'>;

const mostRoommates = 5;

/**
 * Loads the answers of an earlier transaction.
 *
 * @throws {RefusedError} with status 404 where there is no such transaction.
 */
export function loadRentersTransaction(
  client: ServiceClient,
  { transactionId, carrierId }: { transactionId: string; carrierId: string },
  signal?: AbortSignal,
): Promise<EarlierRentersAnswers> {
  const body = { transactionId, ...(carrierId && { carrierId }) };
  return orNotFound(client.call(contract, { body, signal }, ({ prepareRequest }) => readAnswers(prepareRequest)));
}

function readAnswers({ customer, address = customer?.address, coverages, additionalCustomers }: Wire) {
  const others = (additionalCustomers ?? []).map(({ name, surname = '', email = '', role }) => ({
    name: name.trim(),
    surname: surname.trim(),
    email: email.trim(),
    // A person without a role who has an email address is the interested party.
    isParty: role === undefined ? Boolean(email.trim()) : Number(role) === 1,
  }));
  const party = others.find(({ isParty }) => isParty);
  const state = stateCodeOf(address?.state ?? '');
  const texts = {
    firstName: customer?.name,
    lastName: customer?.surname,
    email: customer?.email,
    phone: phoneDigits(String(customer?.phoneNumber ?? '')),
    street: address?.address1,
    apartment: address?.apt,
    city: address?.city,
    zip: zipDigits(address?.zipCode ?? ''),
  };
  const trimmedTexts = Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text?.trim() ? [[key, text.trim()]] : [])),
  ) as Partial<Record<keyof typeof texts, string>>;
  return {
    ...trimmedTexts,
    ...(state && { state }),
    ...(party && {
      interestedParty: { name: [party.name, party.surname].filter(Boolean).join(' '), email: party.email },
    }),
    roommates: others
      .filter(({ isParty }) => !isParty)
      .slice(0, mostRoommates)
      .map(({ name, surname }) => (surname ? { firstName: name, lastName: surname } : personOf(name))),
    choice: choiceOf(coverages ?? []),
  };
}

/** Splits a whole name into its first word and the rest, which may be empty. */
function personOf(name: string) {
  const [firstName = '', ...others] = name.split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

function choiceOf(coverages: readonly WireCoverage[]): RentersChoice {
  return Object.fromEntries(
    coverages.flatMap(({ coverageCd, limit, deductible }) => {
      const code = rentersCoverageCodes.find((name) => plainName(name) === plainName(coverageCd));
      const wire = limit ?? deductible;
      const value = typeof wire === 'object' ? wire.val1 : wire;
      if (!code || code === lossOfUseCode || value === undefined) return [];
      const cents = centsOf(value);
      return [[code, cents === undefined ? String(value).trim() : String(dollarsOf(cents))]];
    }),
  );
}
