import { describe, expect, it } from 'vitest';
import { documentedCalls } from '#services/contract/documented-calls';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  description: string;
  parameters?: ({ $ref: string } | { name: string; in: string; required?: boolean; description?: string })[];
  responses: Record<
    string,
    { content: { 'application/json': { schema: unknown; examples: Record<string, { value: unknown }> } } }
  >;
  security: Record<string, []>[];
}
const document = openApiDocument() as {
  info: { description: string };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const find = (id: string) => operations.find(({ operation }) => operation.operationId === id)!;

describe('the OpenAPI document', () => {
  it('describes every call once', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      documentedCalls.map(({ contract }) => contract.id).toSorted(),
    );
  });

  it('generates the same JSON document every time', () => {
    expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('defines every component that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/]+)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind, name] of references) expect(document.components[kind!], name).toHaveProperty([name!]);
  });

  it('declares every path parameter', () => {
    for (const { path, operation } of operations) {
      const declared = operation.parameters?.flatMap((parameter) =>
        'in' in parameter && parameter.in === 'path' ? [`{${parameter.name}}`] : [],
      );
      expect(path.match(/\{\w+\}/g) ?? [], path).toEqual(declared ?? []);
    }
  });

  it('describes path, method and security of each call', () => {
    expect(find('createGuestToken')).toMatchObject({
      path: '/api/token/guest',
      method: 'post',
      operation: { security: [{ botCheck: [] }] },
    });
    expect(find('cityByZip').operation.security).toEqual([{ guest: [] }]);
    expect(find('updateLead')).toMatchObject({ path: '/leads/Timestamp/{timestamp}', method: 'put' });
    expect(find('updateLead').operation.security).toEqual([{ basic: [] }, {}]);
    expect(find('reverseGeocode')).toMatchObject({ path: '/geocode/reverseGeocode', operation: { security: [] } });
  });

  it('describes every group of calls and names a license', () => {
    const { info, tags } = openApiDocument() as { info: object; tags: { name: string; description?: string }[] };
    expect(info).toHaveProperty('license.name');
    const used = new Set(operations.flatMap(({ operation }) => (operation as { tags?: string[] }).tags ?? []));
    expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...used]));
    for (const { name, description } of tags) expect(description, name).toBeTruthy();
  });

  it('describes every query parameter', () => {
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
    for (const parameter of parameters) {
      if (!('$ref' in parameter)) expect(parameter.description, parameter.name).toBeTruthy();
    }
  });

  it('describes refusals', () => {
    const { responses } = find('cityByZip').operation;
    expect(responses['200']!.content['application/json'].schema).toHaveProperty('anyOf');
    expect(responses['401']!.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Refusal' });
    expect(responses['200']!.content['application/json'].examples).toHaveProperty(
      'served.value.isQuoteAvaliable',
      true,
    );
  });

  it.each([
    ['updateLead', '/leads', 'services.leadStore.url', '/Timestamp/{timestamp}'],
    ['createVerification', '/verifications', 'services.verificationSheet.url', ''],
    ['suggestAddress', '/geocode', 'services.addressSearch.base', '/suggest'],
    ['idleAgents', '/site', 'services.site.base', '/bin/servlet/idleagentrequest'],
  ])('names the sandbox’s part of the path of %s, and its replacement in a backend', (id, prefix, key, own) => {
    const { path, operation } = find(id);
    expect(path).toBe(prefix + own);
    expect(operation.description).toContain(
      `Address: \`${key}\`${own && ` + \`${own}\``}. \`${prefix}\` is the sandbox’s.`,
    );
    const rule = `\`${prefix}\` stands for the address \`${key}\``;
    expect(document.info.description).toContain(rule);
    expect(document.servers[0]!.description).toContain(rule);
  });

  it('names the objects that calls share, so that generated types have names', () => {
    expect(Object.keys(document.components.schemas!)).toEqual(
      expect.arrayContaining([
        'FoundRecords',
        'FoundRecordsCar',
        'FoundRecordsDriver',
        'Header',
        'QuoteRequest',
        'Rate',
        'Fee',
        'Refusal',
        'Result',
        'SavedQuote',
        'SavedQuoteDriver',
        'ZipAddress',
      ]),
    );
  });

  it('describes the failures of every call', () => {
    for (const { path, operation } of operations) expect(Object.keys(operation.responses), path).toContain('4XX');
    expect(find('cityByZip').operation.responses['404']).toEqual({ $ref: '#/components/responses/NothingFound' });
    expect(find('getResults').operation.responses).not.toHaveProperty('404');
  });

  it('describes every value and names no file of the project', () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/\.tsx?\b|spec \d §/);
    expect(text).not.toMatch(/"items":\{\}/);
  });
});
