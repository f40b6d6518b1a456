import { callGroups } from '#services/contract/call-groups';
import { documentedCalls } from '#services/contract/documented-calls';
import { refusal } from '#services/contract/envelope';
import { basesOf } from './calls/bases.ts';
import { operationOf } from './openapi/operation.ts';
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
    const address = basesOf(server)[0].path.slice(sandbox.length) + path;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Covermount services',
      version: '1',
      description:
        'What the widgets ask of an agency’s services, of its lead store and of a geocoder. The sandbox answers all of it.',
    },
    servers: [
      { url: sandbox, description: 'The sandbox' },
      {
        url: `${sandbox}/ca`,
        description: 'The sandbox, California variant (rating, address, vehicle and session calls)',
      },
    ],
    tags: Object.values(callGroups).map((name) => ({ name })),
    paths,
    components: { schemas: { Refusal: schemaOf(refusal) }, parameters: commonParameters, securitySchemes },
  };
}

const sandbox = '/sandbox';
