import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { cityByZip } from '#services/address/city-by-zip';
import { MalformedError, NetworkError } from '#services/errors';
import { rememberToken } from '#visitor/guest-tokens';
import { loadKnownAnswers } from '#visitor/known-answers';
import { leadWriter } from './lead/lead-writer.ts';
import type { LeadSource } from './lead/lead-writer.ts';
import type { FoundByLicense } from './license/license.types.ts';
import { newVisit } from './new-visit.ts';
import type { quoteFlowMachine } from './quote-flow.machine.ts';
import { visitRecord } from './quote-flow.resume.ts';
import type { OpenAgentRequests } from './quotes/agent-request.ts';

type FlowImplementations = Parameters<typeof quoteFlowMachine.provide>[0];

/** A chunk that fails to load counts as a network failure: it is retried when the network returns. */
const files =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch(() => Promise.reject(new NetworkError('files')));

// Calls of a later step load with that step.
const vehicleCalls = files(() => import('./steps/vehicles/vehicle-calls.chunk.ts'));
const ratingCalls = files(() => import('./quotes/rating.chunk.ts'));
const foundCalls = files(() => import('./household/household.chunk.ts'));
const licenseCalls = files(() => import('./license/license.chunk.ts'));
const leadCalls = files(() => import('./lead/lead.chunk.ts'));
const sources = files(() => import('./entry/entry-calls.chunk.ts'));

async function writeLead({ client, brand, visitor }: WidgetHost, lead: LeadSource, mayExist: boolean): Promise<void> {
  const { leadRecordOf, storeLead } = await leadCalls();
  await storeLead(client, { record: leadRecordOf(lead, { brand: brand.code, now: visitor.now() }), mayExist });
}

/**
 * Implements the machine's actors and page effects with the page's services, storage and navigation.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export function flowActors(host: () => WidgetHost): FlowImplementations {
  const client = () => host().client;
  const variant = () => host().visitor.variant(host().path);
  const tokens = () =>
    host().visitor.guestTokens(async () => {
      const { createGuestToken } = await import('#services/session/create-guest-token');
      return createGuestToken(client());
    }, variant);

  /** Some rating responses carry a token that replaces the current one. */
  const keepToken = <Rated extends { token?: string; expiresAt?: number | undefined }>(response: Rated): Rated => {
    rememberToken(host().visitor, response, variant());
    return response;
  };

  /** The phone and birth date of the session that this flow has opened. */
  let sessionKey = '';

  /**
   * Opens a session that names the visitor, so that a later search by dates finds their quotes. If that fails, the
   * anonymous session is kept.
   */
  const openSession = async (phone: string, birthDate: string, signal: AbortSignal): Promise<void> => {
    const key = [variant(), phone, birthDate].join('|');
    if (!phone || !birthDate || key === sessionKey) return;
    const { createGuestToken } = await files(() => import('#services/session/create-guest-token'))();
    const session = await createGuestToken(client(), { phone, birthDate }, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!session) return;
    sessionKey = key;
    keepToken({ token: session.value, expiresAt: session.expiresAt });
  };

  const openAgentRequests: OpenAgentRequests = new Map();

  return {
    actions: {
      forgetVisit: (_, visit) => {
        const saved = host().visitor.record('prefill', visitRecord);
        const { failedVerifications = [] } = visit ?? {};
        if (failedVerifications.length > 0) saved.remember({ ...newVisit, failedVerifications });
        else saved.drop();
      },
      rememberPlace: ({ context: { rememberedPlace } }) => {
        if (rememberedPlace) host().visitor.remember('place', rememberedPlace);
      },
      leaveForPage: ({ context: { config } }, page) => {
        if (page && config[page])
          host().navigate(config[page], page === 'notQuotablePage' ? 'notQuotable' : 'scanFailed');
      },
      openChat: ({ context }) => {
        host().navigate(context.config.chatPage, 'chat');
      },
    },

    actors: {
      lead: leadWriter.provide({
        actors: {
          writeLead: fromService(({ lead, mayExist }) => writeLead(host(), lead, mayExist)),
        },
      }),

      guestToken: fromService(async (_, signal) => {
        await tokens().guest(signal);
      }),
      savedVisit: fromService(() => host().visitor.record('prefill', visitRecord).load()),
      knownAnswers: fromService(() => loadKnownAnswers(host().visitor, { except: 'prefill' })),

      affiliateLead: fromService(async (of, signal) => (await sources()).affiliateLead(client(), of, signal)),
      quoteByTransaction: fromService(async (of, signal) =>
        (await sources()).loadQuoteByTransaction(client(), of, signal),
      ),
      ownerMatch: fromService(async (of, signal) => (await sources()).verifyQuoteOwner(client(), of, signal)),
      previousQuotes: fromService(async (of, signal) => {
        if (of.search.by === 'dates') await openSession(of.phone, of.birthDate, signal);
        return (await sources()).previousQuotes(client(), of, signal);
      }),
      customerQuote: fromService(async ({ driver, zip }, signal) =>
        (await sources()).customerQuote(client(), { ...driver, ...(zip && { zip }) }, signal),
      ),
      reopenedQuote: fromService(async (of, signal) => (await sources()).reopened(client(), of, signal)),
      requote: fromService(async (of, signal) => (await sources()).requoted(client(), of, signal)),

      driverByLicense: fromService(async (license, signal): Promise<FoundByLicense | undefined> => {
        const { driverByLicense } = await import('#services/search/driver-by-license');
        const records = await driverByLicense(client(), license, signal);
        const driver = records.drivers.find(({ isPrimary }) => isPrimary);
        return driver && { ...driver, household: (await foundCalls()).householdOfLicense(records, driver) };
      }),
      licenseImage: fromService(async (of, signal) => (await licenseCalls()).readLicenseImage(client(), of, signal)),
      licenseFile: fromService(async (of, signal) => (await licenseCalls()).uploadDriverLicense(client(), of, signal)),
      zipLookup: fromService((zip, signal) => cityByZip(client(), zip, signal)),

      years: fromService(async (_, signal) => (await vehicleCalls()).vehicleYears(client(), signal)),
      makes: fromService(async (of, signal) => (await vehicleCalls()).vehicleMakes(client(), of, signal)),
      models: fromService(async (of, signal) => (await vehicleCalls()).vehicleModels(client(), of, signal)),
      vehicleByVin: fromService(async (of, signal) => (await vehicleCalls()).detailByVin(client(), of, signal)),

      household: fromService(async (of, signal) => (await foundCalls()).searchHousehold(client(), of, signal)),
      followUp: fromService(async (of, signal) => (await foundCalls()).followUpHousehold(client(), of, signal)),
      foreignLicenseTypes: fromService(async (_, signal) => {
        const { foreignLicenseTypes } = await import('#services/rating/foreign-license-types');
        return foreignLicenseTypes(client(), signal);
      }),
      coverages: fromService(async (of, signal) => (await ratingCalls()).getCoverages(client(), of, signal)),
      submission: fromService(async ({ context }, signal) => {
        const { createQuote, prepareTransaction, quoteRequest } = await ratingCalls();
        const { contact, driver } = context.answers;
        await openSession(contact?.phone ?? '', driver?.birthDate ?? '', signal);
        const submit = context.config.quoteService === 'createQuote' ? createQuote : prepareTransaction;
        return keepToken(await submit(client(), quoteRequest(context), signal));
      }),
      rates: fromService(async (of, signal) =>
        keepToken(await (await ratingCalls()).rankedResults(client(), of, signal)),
      ),
      idleAgents: fromService(async ({ domain }, signal) => {
        const { idleAgents } = await ratingCalls();
        return (await idleAgents(client(), { domain: domain || location.hostname }, signal)) > 0;
      }),
      selection: fromService(async (of) => (await ratingCalls()).requestAgent(client(), of, openAgentRequests)),
      purchase: fromService(async ({ quote }, signal) => {
        const { url } = await (await ratingCalls()).buyNow(client(), { quote }, signal);
        if (!host().isTrusted(url)) {
          host().fail('navigation', 'The carrier’s page is of an origin that services.trustedOrigins does not list.');
          throw new MalformedError('buyNow');
        }
        return { url };
      }),
    },
  };
}
