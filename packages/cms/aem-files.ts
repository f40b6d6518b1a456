import { readFileSync } from 'node:fs';
import { type SchemaField, schemaFields } from '#configuration/schema-fields';
import { commonKeys } from '#embed/runtime/common-config';
import { widgetNames } from '#tooling/project';
import { dialogNode, type DialogTab, modelFields } from './aem-fields.ts';
import type { BuildOutput } from './build-output.ts';
import { nodeXml, type XmlNode } from './node-xml.ts';
import type { OutputFile } from './output-file.ts';
import { readSchema } from './read-schema.ts';
import { widgetDocument } from './widget-document.ts';

const kebab = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An attribute with a meaning in HTML is written into the JSON configuration, which every element accepts. */
function withoutPageAttribute(field: SchemaField): SchemaField {
  const { name, label, description, examples = [] } = field;
  if (name !== 'hidden') return field;
  const example = { [name]: examples[0] };
  return {
    name: 'config',
    label,
    kind: 'json',
    description: `${description} Written with its key.`,
    examples: [example],
  };
}

/** The fields of a widget, in the tabs of its dialogs. */
export function widgetTabs(name: string): DialogTab[] {
  const fields = schemaFields(readSchema(name)).map(withoutPageAttribute);
  const isCommon = ({ name: key }: SchemaField) => commonKeys.includes(key);
  const isLabels = ({ name: key }: SchemaField) => key === 'labels';
  const own = fields.filter((field) => !isCommon(field) && !isLabels(field));
  return [
    { name: 'settings', title: 'Settings', fields: own },
    { name: 'texts', title: 'Texts', fields: fields.filter(isLabels) },
    { name: 'look', title: 'Look, services and language', fields: fields.filter(isCommon) },
  ].filter((tab) => tab.fields.length > 0);
}

/** The author's value, otherwise that of the template's policy. */
const valueOf = (key: string): string => `properties.${key} || currentStyle.${key}`;

/** The variables with a number as text. HTML attributes, which name them, have no capitals. */
const variablesOf = (key: string): [own: string, policy: string] => [
  `own${key.toLowerCase()}`,
  `policy${key.toLowerCase()}`,
];

/** Sets the variables of a number: a number 0 counts as no value in HTL, its text does not. */
function numberAsText({ name }: SchemaField): string {
  const [own, policy] = variablesOf(name);
  const textIn = (object: string): string => `\${[${object}.${name}] @ join=', '}`;
  return `<sly data-sly-set.${own}="${textIn('properties')}"></sly><sly data-sly-set.${policy}="${textIn('currentStyle')}"></sly>\n`;
}

function attributeOf({ name, kind }: SchemaField): string {
  const isList = kind === 'choices' || kind === 'list';
  const value = kind === 'number' ? variablesOf(name).join(' || ') : valueOf(name);
  return `${kebab(name)}="\${${isList ? `(${value}) @ join=', '` : value}}"`;
}

const content = `\${'content' @ resourceType='wcm/foundation/components/responsivegrid'}`;

function template(name: string): string {
  const fields = widgetTabs(name).flatMap((tab) => tab.fields);
  const attributes = fields.map(attributeOf);
  const numbers = fields.filter(({ kind }) => kind === 'number').map(numberAsText);
  const { title } = widgetDocument(name);
  return `<div data-sly-test.isEdited="\${wcmmode.edit}" class="cq-placeholder" data-emptytext="${title}"></div>
<sly data-sly-test="\${isEdited}" data-sly-resource="${content}"></sly>
${numbers.join('')}<cover-${name} data-sly-test="\${!isEdited}"
    ${attributes.join('\n    ')}>
  <sly data-sly-resource="${content}"></sly>
</cover-${name}>
`;
}

const components = 'jcr_root/apps/covermount/components';

const component = (title: string, description: string): string =>
  nodeXml({
    properties: {
      'jcr:primaryType': 'cq:Component',
      'jcr:title': title,
      'jcr:description': description,
      componentGroup: 'Covermount',
    },
  });

function widgetFiles(name: string): OutputFile[] {
  const { title, description } = widgetDocument(name);
  const folder = `${components}/${name}`;
  return [
    { path: `${folder}/.content.xml`, content: component(title, description) },
    { path: `${folder}/${name}.html`, content: template(name) },
    { path: `${folder}/_cq_dialog/.content.xml`, content: nodeXml(dialogNode(title, widgetTabs(name))) },
    {
      path: `${folder}/_cq_design_dialog/.content.xml`,
      content: nodeXml(dialogNode(`${title}: policy`, widgetTabs(name))),
    },
  ];
}

/** Published below `/etc.clientlibs`, the only part of `/apps` that a site serves. */
const resources = 'jcr_root/apps/covermount/clientlibs/files/resources';

function siteFiles({ version, scriptHash, styleHash }: BuildOutput): OutputFile[] {
  const folder = `${components}/site`;
  const files = `/etc.clientlibs/covermount/clientlibs/files/resources/${version}/`;
  const page: SchemaField = {
    name: 'page',
    label: 'Page block',
    kind: 'json',
    description: 'Brands, services and what else all widgets of the site share.',
    examples: [{ brands: { lonestar: { code: 'LS', name: 'Lone Star Cover' } } }],
  };
  const dialog = (title: string) => nodeXml(dialogNode(title, [{ name: 'page', title: 'Page block', fields: [page] }]));
  const html = `<div data-sly-test.isEdited="\${wcmmode.edit}" class="cq-placeholder" data-emptytext="Covermount site"></div>
<sly data-sly-test="\${!isEdited}">
<link rel="stylesheet" href="${files}covermount.css" integrity="${styleHash}" crossorigin="anonymous">
<script type="module" src="${files}covermount.js" integrity="${scriptHash}" crossorigin="anonymous"></script>
<div data-sly-test.page="\${properties.page || currentStyle.page}" data-covermount="page" hidden data-config="\${page}"></div>
</sly>
`;
  return [
    {
      path: `${folder}/.content.xml`,
      content: component(
        'Covermount site',
        'The script of the widgets, and what all of them share. Once in a template.',
      ),
    },
    { path: `${folder}/site.html`, content: html },
    { path: `${folder}/_cq_dialog/.content.xml`, content: dialog('Covermount site') },
    { path: `${folder}/_cq_design_dialog/.content.xml`, content: dialog('Covermount site: policy') },
  ];
}

const folderXml = nodeXml({ properties: { 'jcr:primaryType': 'sling:Folder' } });

const libraryXml = (category: string, more: XmlNode['properties'] = {}): string =>
  nodeXml({ properties: { 'jcr:primaryType': 'cq:ClientLibraryFolder', categories: [category], ...more } });

const libraryFiles = (): OutputFile[] => {
  const folder = 'jcr_root/apps/covermount/clientlibs';
  const script = readFileSync(new URL('aem/validate-fields.js', import.meta.url), 'utf8');
  return [
    { path: 'jcr_root/apps/covermount/.content.xml', content: folderXml },
    { path: `${components}/.content.xml`, content: folderXml },
    { path: `${folder}/.content.xml`, content: folderXml },
    { path: `${folder}/files/.content.xml`, content: libraryXml('covermount.files', { allowProxy: true }) },
    { path: `${folder}/editor/.content.xml`, content: libraryXml('covermount.editor') },
    { path: `${folder}/editor/js.txt`, content: '#base=js\nvalidate-fields.js\n' },
    { path: `${folder}/editor/js/validate-fields.js`, content: script },
  ];
};

const vaultFiles = (version: string): OutputFile[] => {
  const entry = (key: string, value: string) => `<entry key="${key}">${value}</entry>\n`;
  const entries = { name: 'covermount', group: 'covermount', version, packageType: 'application' };
  return [
    {
      path: 'META-INF/vault/filter.xml',
      content:
        '<?xml version="1.0" encoding="UTF-8"?>\n<workspaceFilter version="1.0">\n  <filter root="/apps/covermount"/>\n</workspaceFilter>\n',
    },
    {
      path: 'META-INF/vault/properties.xml',
      content: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\n<properties>\n${Object.entries(
        entries,
      )
        .map(([key, value]) => entry(key, value))
        .join('')}</properties>\n`,
    },
  ];
};

const modelId = (name: string): string => `covermount-${name}`;

/**
 * The definitions, models and filters of the components for the Universal Editor.
 *
 * @param plugins Returns the `plugins` of a component: those of an AEM component, or of a block of Edge Delivery.
 */
export function universalEditorFiles(plugins: (name: string, title: string) => object): OutputFile[] {
  const names = widgetNames();
  const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const definitions = names.map((name) => {
    const { title } = widgetDocument(name);
    return { title, id: modelId(name), model: modelId(name), plugins: plugins(name, title) };
  });
  return [
    {
      path: 'component-definition.json',
      content: asJson({ groups: [{ title: 'Covermount', id: 'covermount', components: definitions }] }),
    },
    {
      path: 'component-models.json',
      content: asJson(names.map((name) => ({ id: modelId(name), fields: modelFields(widgetTabs(name)) }))),
    },
    { path: 'component-filters.json', content: asJson([{ id: 'covermount', components: names.map(modelId) }]) },
  ];
}

/** The content package of AEM, without the files of the widgets. */
export const aemSources = (build: BuildOutput): OutputFile[] => [
  ...vaultFiles(build.version),
  ...libraryFiles(),
  ...siteFiles(build),
  ...widgetNames().flatMap(widgetFiles),
];

/** The content package of AEM, by path in its archive. */
export const aemPackage = (build: BuildOutput): OutputFile[] => [
  ...aemSources(build),
  ...build.served.map(({ path, content: bytes }) => ({
    path: `${resources}/${build.version}/${path}`,
    content: bytes,
  })),
];

/** The definitions and models of AEM's own components. */
export const aemModels = (): OutputFile[] =>
  universalEditorFiles((name) => ({
    aem: { page: { resourceType: `covermount/components/${name}`, template: {} } },
  }));
