import type { Project } from '../project.ts';
import { projectOfText, projectText } from './project-hash.ts';

const key = 'covermount-configurator';

interface Unwritten {
  /** The address that does not have the project yet. */
  address: string;
  text: string;
}

/** Keeps a project that is not in the address yet, in the tab, for when the page is loaded again. */
export function keepUnwritten(project: Project): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ address: location.href, text: projectText(project) } satisfies Unwritten),
    );
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** The project that was kept at this address. It is kept no longer. */
export function takeUnwritten(widgets: readonly string[]): Project | undefined {
  try {
    const { address, text } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Unwritten>;
    sessionStorage.removeItem(key);
    return address === location.href && text !== undefined ? projectOfText(text, widgets) : undefined;
  } catch {
    return undefined;
  }
}
