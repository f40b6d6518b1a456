import { createRequire } from 'node:module';
import { makeName } from './make-name.ts';

interface DecodedVehicle {
  year: number;
  make: string;
  model: string;
}

interface VinPatterns {
  makes: string[];
  models: [makeIndex: number, name: string][];
  schemas: [modelIndex: number, ...keys: string[]][][];
  wmi: Record<string, [from: number, to: number, schemaIndex: number][]>;
}

let loaded: VinPatterns | undefined;

function patterns(): VinPatterns {
  loaded ??= createRequire(import.meta.url)('../data/vin-patterns.json') as VinPatterns;
  return loaded;
}

/** Decodes year and car of a VIN; undefined when they are unknown. */
export function decodeVin(vin: string): DecodedVehicle | undefined {
  for (const year of modelYearsOf(vin)) {
    const modelIndex = bestModel(vin, year);
    if (modelIndex !== undefined) {
      const [makeIndex, model] = patterns().models[modelIndex]!;
      return { year, make: makeName(patterns().makes[makeIndex]!), model };
    }
  }
  return undefined;
}

/** Character 10 is the year in these letters, from 1980 and again from 2010. */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The more likely year first: a letter in character 7 indicates the later cycle, a digit the earlier one. */
function modelYearsOf(vin: string): number[] {
  const index = yearLetters.indexOf(vin.charAt(9));
  if (index < 0 || vin.length !== 17) return [];
  const earlier = 1980 + index;
  const later = earlier + yearLetters.length;
  return /[A-Z]/.test(vin.charAt(6)) ? [later, earlier] : [earlier, later];
}

/** The model whose key matches with the most fixed characters. */
function bestModel(vin: string, year: number): number | undefined {
  const maker = vin.slice(0, 3);
  const makers = patterns().wmi;
  if (!Object.hasOwn(makers, maker)) return undefined;
  const subject = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  let best: { modelIndex: number; fixed: number } | undefined;
  for (const [from, to, schemaIndex] of makers[maker]!) {
    if (year < from || (to !== 0 && year > to)) continue;
    for (const [modelIndex, ...keys] of patterns().schemas[schemaIndex]!) {
      for (const key of keys) {
        const fixed = fixedCharactersMatched(key, subject);
        if (fixed !== undefined && (!best || fixed > best.fixed)) best = { modelIndex, fixed };
      }
    }
  }
  return best?.modelIndex;
}

/**
 * `*` matches any character, `[AB]` or `[1-4]` one of these, anything else itself. Undefined when the key does not
 * match.
 */
function fixedCharactersMatched(key: string, subject: string): number | undefined {
  const parts = key.match(/\[[^\]]*\]|[^[]/g) ?? [];
  let fixed = 0;
  for (const [index, part] of parts.entries()) {
    const character = subject.charAt(index);
    if (part === '*') continue;
    if (part.length > 1 ? !isOneOf(part.slice(1, -1), character) : part !== character) return undefined;
    if (part.length === 1) fixed += 1;
  }
  return fixed;
}

function isOneOf(choices: string, character: string): boolean {
  for (let index = 0; index < choices.length; index += 1) {
    const first = choices.charAt(index);
    const isRange = choices.charAt(index + 1) === '-' && index + 2 < choices.length;
    const last = isRange ? choices.charAt(index + 2) : first;
    if (character !== '' && first <= character && character <= last) return true;
    if (isRange) index += 2;
  }
  return false;
}
