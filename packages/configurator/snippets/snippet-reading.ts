import type { Problem } from '#configuration/problem';
import type { Project } from '../project.ts';

/** The form of a snippet. */
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
  /** A problem as the widgets' reader describes it. */
  | { kind: 'problem'; problem: Problem }
  | { kind: 'noWidget'; name: string }
  | { kind: 'others'; names: readonly string[] }
  | { kind: 'fetched'; address: string };

/** The result of reading a snippet. */
export interface SnippetReading {
  /** The parts of a project that the snippet contains; undefined if it contains none. */
  project: Partial<Project> | undefined;
  explanations: readonly Explanation[];
}
