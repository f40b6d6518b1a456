import { describeProblem } from '#configuration/diagnose';
import { keyTypesOf } from '#configuration/key-types';
import { mergeSources } from '#configuration/merge';
import type { Problem } from '#configuration/problem';
import { readConfiguration } from '#configuration/read';
import { layered } from '#configuration/sources';
import type { ConfigSource } from '#configuration/sources.types';
import { asObject, isObject, isSameJson, type Json, type JsonObject } from '../json.ts';
import type { Project, Section } from '../project.ts';
import { sectionValue } from '../project.ts';
import { withKnownKeys } from './known-keys.ts';
import type { Schemas } from './load-schemas.ts';
import { refusedAddresses } from './refused-addresses.ts';

/** The name of the edited source in messages. */
const edited = 'settings';

/** The widget's configuration from weaker sources: the brand and the page block. */
export const weakerSources = ({ widget, page }: Pick<Project, 'widget' | 'page'>, own: JsonObject): ConfigSource[] =>
  layered(widget, [
    { source: 'page block', value: page },
    { source: edited, value: own },
  ]).sources.filter(({ source }) => source !== edited);

/** The accepted values of weaker sources, which apply where a section has none: only a widget has weaker sources. */
export const inheritedValues = (project: Project, section: Section, schemas: Schemas): JsonObject =>
  section === 'widget' ? acceptedPart(schemas, weakerSources(project, project.config)) : {};

export interface Reading {
  /** The configuration as the widget reads it. Undefined if a required value is missing. */
  value: Readonly<Record<string, unknown>> | undefined;
  /** The problems of the section itself. */
  problems: readonly Problem[];
}

/** A brand may come from a file of its own, which names its schema for editors. */
const isSchemaOfBrand = ({ path: [top, , key, ...below] }: Problem): boolean =>
  top === 'brands' && key === '$schema' && below.length === 0;

/** Addresses that the schema accepts, and that the widgets refuse when they are to be followed. */
const addressProblems = (settings: JsonObject): Problem[] =>
  refusedAddresses(settings).map(({ path, found }) => ({
    kind: 'invalid',
    source: edited,
    path,
    found,
    accepted: 'a path, or an https address without a user name',
    outcome: 'It is not used.',
  }));

/** Reads a section with the widgets' own reader. */
export function readSection(project: Project, section: Section, { config, json }: Schemas): Reading {
  const own = sectionValue(project, section);
  const weaker = section === 'widget' ? weakerSources(project, own) : [];
  const { value, problems } = readConfiguration(config, [...weaker, { source: edited, value: own }]);
  const isOwn = ({ source }: Problem) => source === edited || source === 'configuration';
  const isExpected = (problem: Problem) => section === 'page' && isSchemaOfBrand(problem);
  const ofSchema = problems.filter((problem) => isOwn(problem) && !isExpected(problem));
  const places = new Set(ofSchema.map(({ path }) => placeText(path)));
  const ofAddresses = addressProblems(withKnownKeys(json, own)).filter(({ path }) => !places.has(placeText(path)));
  return { value, problems: [...ofSchema, ...ofAddresses] };
}

/** The text of a problem as in the console and the panel, without the name of its source. */
export const problemText = (problem: Problem): string => describeProblem(problem).replace(`${edited}: `, '');

/** The path of a problem as text: `offices.0.latitude`. */
export const placeText = (path: Problem['path']): string => path.join('.');

/** The texts of problems by path. */
export function textsByPlace(problems: readonly Problem[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const problem of problems) {
    const place = placeText(problem.path);
    texts.set(place, [texts.get(place), problemText(problem)].filter(Boolean).join(' '));
  }
  return texts;
}

/** The reader adds both languages to labels, even if they are empty. */
function withoutEmptyLanguages(config: JsonObject): JsonObject {
  const { labels } = config;
  if (!isObject(labels)) return config;
  const entries = Object.entries(labels).filter(
    ([key, value]) => !((key === 'en' || key === 'es') && isSameJson(value, {})),
  );
  if (entries.length > 0) return { ...config, labels: Object.fromEntries(entries) };
  const { labels: _empty, ...rest } = config;
  return rest;
}

/** The accepted part of some sources, without defaults: keys are spelled as in the schema. */
export const acceptedPart = ({ config }: Schemas, sources: readonly ConfigSource[]): JsonObject =>
  withoutEmptyLanguages(mergeSources(keyTypesOf(config.shape), sources, () => undefined) as JsonObject);

/** The part of a value that differs from another, key by key. A list that differs is returned whole. */
function difference(value: Json, from: unknown): Json | undefined {
  if (isSameJson(value, from)) return undefined;
  if (!isObject(value) || !isObject(from)) return value;
  const entries = Object.entries(value)
    .map(([key, member]) => [key, difference(member, Object.hasOwn(from, key) ? from[key] : undefined)] as const)
    .filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The accepted part of a widget's configuration that differs from the defaults, the brand and the page block. */
export function essentialConfig(project: Project, schemas: Schemas): JsonObject {
  const { config: schema } = schemas;
  const weaker = weakerSources(project, project.config);
  const accepted = acceptedPart(schemas, [{ source: edited, value: project.config }]);
  const read = (config: JsonObject) => readConfiguration(schema, [...weaker, { source: edited, value: config }]).value;
  const meant = read(accepted);
  if (!meant) return accepted;
  const standard = readConfiguration(schema, weaker).value ?? {};
  const entries = Object.entries(accepted).flatMap(([key, value]): [string, Json][] => {
    const { [key]: _same, ...others } = accepted;
    const rest = difference(value, standard[key]);
    const differences: [string, Json][] = rest === undefined ? [] : [[key, rest]];
    // A label for both languages replaces weaker sources' labels by language, even if its text is the same.
    const isEnough = isSameJson(read({ ...others, ...Object.fromEntries(differences) })?.[key], meant[key]);
    return isEnough ? differences : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** The valid part of the page block. */
export const essentialPage = ({ page }: Project, schemas: Schemas): JsonObject =>
  asObject(acceptedPart(schemas, [{ source: edited, value: page }]));
