import { prefixOf } from '#sandbox/calls/bases';
import { callGroups } from '#services/contract/call-groups';
import type { CallContract } from '#services/contract/define-call';
import type { DocumentedCall } from '#services/contract/documented-call';
import { parametersOf } from './parameters.ts';
import { type Json, schemaOf } from './schema.ts';
import { securityOf } from './security.ts';

/** One call. */
export function operationOf({ group, contract, examples }: DocumentedCall): Json {
  const { id, server, path, authorization, isSafe, body } = contract;
  const parameters = parametersOf(contract);
  const prefix = prefixOf(server);
  return {
    operationId: id,
    summary: examples.summary,
    description: [
      `Address: \`${baseNames[server]}\`${path && ` + \`${path}\``}${server === 'api' ? ', or `services.api.ca` for the California variant' : ''}.`,
      ...(prefix ? [`\`${prefix}\` is the sandbox’s.`] : []),
      isSafe
        ? 'Asking twice has the effect of asking once.'
        : 'Sent once for what the visitor meant, and not again by itself.',
      ...(contract.isAcknowledgement ? ['A success may have an empty body.'] : []),
    ].join(' '),
    tags: [callGroups[group]],
    security: securityOf(authorization),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': requestContent({ title: `${nameOf(id)}Request`, ...schemaOf(body) }, examples) },
      },
    }),
    responses: { ...responsesOf({ contract, examples }), ...failuresOf(contract) },
  };
}

function nameOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** The keys of the `services` block that hold the addresses. */
export const baseNames = {
  api: 'services.api.base',
  site: 'services.site.base',
  leadStore: 'services.leadStore.url',
  verificationSheet: 'services.verificationSheet.url',
  purchaseLog: 'services.purchaseLog.url',
  addressSearch: 'services.addressSearch.base',
} as const;

function requestContent(schema: Json, examples: DocumentedCall['examples']): Json {
  return {
    schema,
    examples: Object.fromEntries(
      Object.entries(examples.request).map(([name, { summary, body }]) => [name, { summary, value: body }]),
    ),
  };
}

/** The failures of every call besides those of its examples. */
function failuresOf({ server, notFound }: CallContract): Json {
  const isAgencys = server === 'api' || server === 'site';
  return {
    ...(notFound !== undefined && { 404: { $ref: '#/components/responses/NothingFound' } }),
    '4XX': { $ref: `#/components/responses/${isAgencys ? 'Refused' : 'NotAccepted'}` },
  };
}

/** The failures that many calls share. */
export const commonResponses: Json = {
  Refused: {
    description: 'The service refused. The `message` is shown to the visitor, whatever the status.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
  NothingFound: {
    description:
      'Nothing was found. The widgets take it for the response that says so with status 200. The body may be empty.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
  NotAccepted: { description: 'The request was not accepted. The body is not read.' },
};

const refusal: Json = { $ref: '#/components/schemas/Refusal' };

/** One response for each status: a success, a refusal, or either, as the examples show. */
function responsesOf({ contract, examples }: Pick<DocumentedCall, 'contract' | 'examples'>): Json {
  const success = { title: `${nameOf(contract.id)}Response`, ...schemaOf(contract.response) };
  const byStatus = new Map<number, [name: string, { summary: string; body: unknown }][]>();
  for (const [name, example] of Object.entries(examples.response)) {
    const status = example.status ?? 200;
    byStatus.set(status, [...(byStatus.get(status) ?? []), [name, example]]);
  }
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, those]) => {
        const refused = those.filter(([, { body }]) => (body as Json).isSuccess === false).length;
        const schema = refused === 0 ? success : refused === those.length ? refusal : { anyOf: [success, refusal] };
        return [
          String(status),
          {
            description: those.map(([, { summary }]) => summary).join('; '),
            content: {
              'application/json': {
                schema,
                examples: Object.fromEntries(
                  those.map(([name, { summary, body }]) => [name, { summary, value: body }]),
                ),
              },
            },
          },
        ];
      }),
  );
}
