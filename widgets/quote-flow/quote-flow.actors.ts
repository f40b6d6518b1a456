import { fromCallback, fromPromise } from 'xstate';
import type { Quote } from '#domain/quote';
import type { SavedQuote } from '#domain/saved-quote';
import type { StateCode } from '#domain/us-state';
import type { WidgetHost } from '#embed/define-widget';
import { lookUpZip } from '#services/address/city-by-zip';
import { NetworkError, ServiceError } from '#services/errors';
import type { SelectionChannel } from '#services/rating/select-quote';
import { openPrefill } from '#visitor/prefill';
import type { Arrival } from './entry/entry-source.ts';
import type { PreviousSearch } from './entry/entry.types.ts';
import { leadWriter } from './lead/lead-writer.ts';
import type { LeadSource } from './lead/lead-writer.ts';
import type { FoundByLicense } from './license/license.types.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import type { quoteFlowMachine } from './quote-flow.machine.ts';
import { visitRecord } from './quote-flow.resume.ts';
import type { FlowContext, FlowEvent } from './quote-flow.types.ts';
import type { DriverAnswers } from './steps/driver/driver.answers.ts';

type Implementations = Parameters<typeof quoteFlowMachine.provide>[0];

/** Files that cannot be had are a network that cannot be had: it is tried again when that returns. */
const files =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch(() => Promise.reject(new NetworkError('files')));

// Calls of a later step come with that step's group, not with the first one.
const vehicleCalls = files(() => import('./steps/vehicles/vehicle-calls.chunk.ts'));
const ratingCalls = files(() => import('./quotes/rating.chunk.ts'));
const foundCalls = files(() => import('./household/household.chunk.ts'));
/** Files that do not come are a network that is away: the image waits for it. */
const licenseCalls = () =>
  import('./license/license.chunk.ts').catch(() => {
    throw new NetworkError('getDriverLicense');
  });
const leadCalls = files(() => import('./lead/lead.chunk.ts'));
const sources = files(() => import('./entry/entry-calls.ts'));

const asked = <Answer, Input>(ask: (input: Input, signal: AbortSignal) => Promise<Answer>) =>
  fromPromise<Answer, Input>(({ input, signal }) => ask(input, signal));

/** Writes the record anew where it may stand already; creates it where it turns out not to. */
async function writeLead({ client, brand, visitor }: WidgetHost, lead: LeadSource, mayExist: boolean): Promise<void> {
  const { createLead, leadRecordOf, updateLead } = await leadCalls();
  const record = leadRecordOf(lead, { brand: brand.name, now: visitor.now() });
  try {
    await (mayExist ? updateLead : createLead)(client, { record });
  } catch (error) {
    const isMissing = mayExist && error instanceof ServiceError && (error.kind === 'refused' || error.status === 404);
    if (!isMissing) throw error;
    await createLead(client, { record });
  }
}

/**
 * Stands the page's services, its network and its storage behind the machine's questions.
 *
 * @param host read at each question: a changed language or brand brings another one.
 */
export function implementations(host: () => WidgetHost): Implementations {
  const client = () => host().client;
  const variant = () => host().visitor.variant(host().path);
  const tokens = () =>
    host().visitor.guestTokens(async () => {
      const { createGuestToken } = await import('#services/session/create-guest-token');
      return createGuestToken(client());
    }, variant);

  /** Rating answers with a token that replaces the present one, now and then. */
  const keepToken = <Answer extends { token?: string }>(answer: Answer): Answer => {
    if (answer.token)
      host().visitor.remember(variant() === 'ca' ? 'guestTokenCa' : 'guestToken', { value: answer.token });
    return answer;
  };

  return {
    actions: {
      forgetVisit: () => openPrefill(host().visitor, visitRecord).clear(),
      rememberPlace: (_, { place }) => {
        if (place) host().visitor.remember('place', { zip: place.zip, city: place.city, state: place.state });
      },
      leaveForPage: ({ context: { config } }, page) => {
        if (page && config[page])
          host().navigate(config[page], page === 'notQuotablePage' ? 'notQuotable' : 'scanFailed');
      },
      openChat: ({ context }) => {
        const { chatPage } = context.config;
        if (chatPage) host().navigate(chatPage, 'chat');
      },
    },

    actors: {
      network: fromCallback<FlowEvent>(({ sendBack }) => {
        const lost = () => sendBack({ type: 'NETWORK.LOST' });
        const returned = () => sendBack({ type: 'NETWORK.RETURNED' });
        if (!navigator.onLine) lost();
        addEventListener('offline', lost);
        addEventListener('online', returned);
        return () => {
          removeEventListener('offline', lost);
          removeEventListener('online', returned);
        };
      }),

      lead: leadWriter.provide({
        actors: {
          writeLead: asked(({ lead, mayExist }: { lead: LeadSource; mayExist: boolean }) =>
            writeLead(host(), lead, mayExist),
          ),
        },
      }),

      guestToken: asked(async (_: undefined, signal): Promise<void> => {
        await tokens().guest(signal);
      }),
      savedVisit: asked(() => openPrefill(host().visitor, visitRecord).load()),

      affiliateLead: asked(async (of: { arrival: Arrival; config: FlowConfig }, signal) =>
        (await sources()).affiliateLead(client(), of, signal),
      ),
      quoteByTransaction: asked(async (of: { transactionId: string }, signal) =>
        (await sources()).loadQuoteByTransaction(client(), of, signal),
      ),
      ownerMatch: asked(async (of: { rateQuoteId: string; birthDate: string }, signal) =>
        (await sources()).verifyQuoteOwner(client(), of, signal),
      ),
      previousQuotes: asked(async (of: { search: PreviousSearch }, signal) =>
        (await sources()).previousQuotes(client(), of, signal),
      ),
      customerQuote: asked(async ({ driver, zip }: { driver: DriverAnswers; zip: string }, signal) =>
        (await sources()).findCustomerQuote(client(), { ...driver, ...(zip && { zip }) }, signal),
      ),
      reopenedQuote: asked(async (of: { quote: SavedQuote; config: FlowConfig }) =>
        (await sources()).reopened(client(), of),
      ),
      requote: asked(async (of: { quote: SavedQuote; config: FlowConfig }, signal) =>
        (await sources()).requoted(client(), of, signal),
      ),

      driverByLicense: asked(
        async (license: { licenseNumber: string; birthDate: string }, signal): Promise<FoundByLicense | undefined> => {
          const { findDriverByLicense } = await import('#services/search/driver-by-license');
          const records = await findDriverByLicense(client(), license, signal);
          const driver = records.drivers.find(({ isPrimary }) => isPrimary);
          return driver && { ...driver, household: (await foundCalls()).householdOfLicense(records, driver) };
        },
      ),
      licenseImage: asked(async (of: { image: Blob | undefined; mayHoldBarcode: boolean }, signal) =>
        (await licenseCalls()).readLicenseImage(client(), of, signal),
      ),
      licenseFile: asked(async (of: { fileId: string }, signal) =>
        (await licenseCalls()).uploadDriverLicense(client(), of, signal),
      ),
      zipLookup: asked((zip: { zip: string }, signal) => lookUpZip(client(), zip, signal)),

      years: asked(async (_: undefined, signal) => (await vehicleCalls()).listYears(client(), signal)),
      makes: asked(async (of: { year: number }, signal) => (await vehicleCalls()).listMakes(client(), of, signal)),
      models: asked(async (of: { year: number; make: string }, signal) =>
        (await vehicleCalls()).listModels(client(), of, signal),
      ),
      vehicleByVin: asked(async (of: { vin: string }, signal) =>
        (await vehicleCalls()).decodeVin(client(), of, signal),
      ),

      household: asked(async (of: FlowContext, signal) => (await foundCalls()).searchHousehold(client(), of, signal)),
      followUp: asked(async (of: FlowContext, signal) => (await foundCalls()).followUpHousehold(client(), of, signal)),
      foreignLicenseTypes: asked(async (_: undefined, signal) => {
        const { listForeignLicenseTypes } = await import('#services/rating/foreign-license-types');
        return listForeignLicenseTypes(client(), signal);
      }),
      coverages: asked(async (of: { state: StateCode }, signal) =>
        (await ratingCalls()).getCoverages(client(), of, signal),
      ),
      submission: asked(async ({ context }: { context: FlowContext }, signal) => {
        const { createQuote, prepareTransaction, quoteRequest } = await ratingCalls();
        const submit = context.config.quoteService === 'createQuote' ? createQuote : prepareTransaction;
        return keepToken(await submit(client(), quoteRequest(context), signal));
      }),
      rates: asked(async (of: { transactionId: string }, signal) =>
        keepToken(await (await ratingCalls()).getResults(client(), of, signal)),
      ),
      idleAgents: asked(async ({ domain }: { domain: string }, signal) => {
        const { countIdleAgents } = await ratingCalls();
        return (await countIdleAgents(client(), { domain: domain || location.hostname }, signal)) > 0;
      }),
      agentsPause: asked(async (pause: { seconds: number }, signal) =>
        (await ratingCalls()).untilWorthAsking(pause, signal),
      ),
      selection: asked(async ({ quote, channel }: { quote: Quote; channel: SelectionChannel }) => {
        const { postEvent, selectQuote } = await ratingCalls();
        // Neither is taken back when the visitor closes the dialog: the wish has been spoken.
        await Promise.all([
          selectQuote(client(), { quote, channel }),
          postEvent(client(), { quote, type: channel === 'text' ? 'text' : 'call' }),
        ]);
      }),
      purchase: asked(async ({ quote }: { quote: Quote }, signal) => {
        const { url } = await (await ratingCalls()).buyNow(client(), { quote }, signal);
        if (!host().isTrusted(url)) {
          host().fail('navigation', 'The carrier’s page is of an origin that services.trustedOrigins does not list.');
          throw new Error('The address is not trusted.');
        }
        return { url };
      }),
    },
  };
}
