import { prefixOf, sandboxPath } from '#sandbox/calls/bases';
import { type CallGroup, callGroups } from '#services/contract/call-groups';
import type { Server } from '#services/contract/define-call';
import { documentedCalls } from '#services/contract/documented-calls';
import { refusal } from '#services/contract/envelope';
import { nameSchemas } from './openapi/name-schemas.ts';
import { baseNames, commonResponses, operationOf } from './openapi/operation.ts';
import { commonParameters } from './openapi/parameters.ts';
import { type Json, schemaOf } from './openapi/schema.ts';
import { securitySchemes } from './openapi/security.ts';

/**
 * Every call that the widgets make, as an OpenAPI 3.1 document generated from the contracts. The paths are those of the
 * sandbox; each call's description names the address of the `services` block that its path is relative to.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of documentedCalls) {
    const { method, path, server } = call.contract;
    const address = prefixOf(server) + path;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(call) };
  }
  const named = nameSchemas(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Covermount services',
      version: '1',
      license: { name: 'Proprietary: for agencies that use Covermount, and those who work for them.' },
      description:
        'What the widgets ask of an agency’s services, of its lead store and of a geocoder. The sandbox answers all of it. ' +
        `The paths are those of the sandbox, where ${prefixes()}. Other paths are relative to \`${baseNames.api}\`. ` +
        'A key that is not required may be absent or null. The widgets read the agency’s responses leniently: keys in any ' +
        'case, with dashes or underscores; numbers and amounts as text, with commas and a dollar sign; booleans as text; ' +
        'numbers for text; dates as `1990-04-17`, `04/17/1990`, `04-17-1990` or with a time; keys that are not described. ' +
        'A row or an optional value that still does not fit is left out, and `covermount:error`, the error report and the ' +
        'debug panel name it.',
    },
    servers: [
      { url: sandboxPath, description: `The sandbox. In the paths, ${prefixes()}.` },
      {
        url: `${sandboxPath}/ca`,
        description: 'The sandbox, California variant (rating, address, vehicle, session and account calls)',
      },
    ],
    tags: groups.map((group) => ({ name: callGroups[group], description: groupDescriptions[group] })),
    paths: named.document,
    components: {
      schemas: { ...named.schemas, Refusal: schemaOf(refusal) },
      responses: commonResponses,
      parameters: commonParameters,
      securitySchemes,
    },
  };
}

/** The prefixes of paths that belong to the sandbox, and what an agency has instead. */
function prefixes(): string {
  const servers = (Object.keys(baseNames) as Server[]).filter((server) => prefixOf(server) !== '');
  return listed(servers.map((server) => `\`${prefixOf(server)}\` stands for the address \`${baseNames[server]}\``));
}

function listed(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

const groups = Object.keys(callGroups) as CallGroup[];

const groupDescriptions: Readonly<Record<CallGroup, string>> = {
  session: 'Tokens that the other calls carry.',
  address: 'Zip codes with their cities and states, and the geocoder.',
  vehicle: 'Years, makes and models, and what a VIN says.',
  search: 'Drivers and vehicles that the records hold for a license or an address.',
  ocr: 'Photos of a driver license, and what is read from them.',
  rating: 'Coverages, a transaction, and its rates as the carriers return them.',
  quotes: 'Quotes of an earlier visit, found by phone, date or link.',
  lead: 'Leads of partners and customers, which fill in the quote flow.',
  'lead-store': 'Rows for the agency, one for each visit, written while the visitor goes on.',
  buying: 'The chosen quote, and the way to its carrier or to the purchase.',
  verification: 'Rows that an agent sees and completes while a purchase waits for them.',
  payment: 'A policy that can be paid, the session of a payment, and its result.',
  'auto-payment':
    'A policy that is bought, paid and signed on the agency’s page. The status that the services keep decides where the page goes on.',
  roadside:
    'Roadside memberships: prices and states, an enrollment that is paid on a partner’s page, and what became of it.',
  renters: 'A renters policy: what a state offers, the rate, and its purchase with a card that a partner keeps.',
  events: 'Reports of errors and analytics.',
  agents: 'Agents who are free to chat or to call.',
  account:
    'Customers who are created and who sign in: a token for 30 minutes, which can be extended, the profile, the mail that sets a password, and a friend who is referred.',
  policies: 'The policies of a customer who is signed in: their payments, their documents and their ID cards.',
  loyalty: 'Points of the rewards programme, in Talon.One’s shapes: what was earned, and what it is redeemed for.',
  site: 'What the pages of the site show of the agency.',
  consent: 'People whom the agency asks whether it may write to them, and their answer.',
  offers: 'What a test-and-target service has for places of a page.',
};
