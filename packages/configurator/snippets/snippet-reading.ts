import type { Problem } from '#configuration/problem';
import type { Project } from '../project.ts';

/** What a snippet was found to be. */
export type FoundForm =
  | 'element'
  | 'plainElement'
  | 'pageBlock'
  | 'mountCall'
  | 'wordpressBlock'
  | 'configuration'
  | 'brand';

/** What was repaired in a snippet before it could be read. */
export type SnippetRepair =
  | 'encoded'
  | 'curlyAttributes'
  | 'unclosed'
  | 'quotes'
  | 'keys'
  | 'comments'
  | 'comma'
  | 'semicolon'
  | 'closed'
  | 'widgetName';

/** A line that explains a snippet to its author. */
export type Explanation =
  | { kind: 'found'; form: FoundForm; name: string; settings: number }
  | { kind: 'repaired'; repair: SnippetRepair; detail: string }
  /** In the words of the widgets' reader. */
  | { kind: 'problem'; problem: Problem }
  | { kind: 'noWidget'; name: string }
  | { kind: 'others'; names: readonly string[] }
  | { kind: 'fetched'; address: string };

/** A snippet as it was read. */
export interface SnippetReading {
  /** The parts of a project that it says something of; undefined where it says nothing. */
  project: Partial<Project> | undefined;
  explanations: readonly Explanation[];
}
