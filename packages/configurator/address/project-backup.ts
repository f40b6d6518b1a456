import type { Project } from '../project.ts';
import { projectOfText, projectText } from './project-hash.ts';

const key = 'covermount-configurator';

interface ProjectBackup {
  /** The address that lacks the latest project. */
  address: string;
  text: string;
}

/** Saves a project that is not in the address yet in session storage, to survive a reload. */
export function saveProjectBackup(project: Project): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ address: location.href, text: projectText(project) } satisfies ProjectBackup),
    );
  } catch {
    // Session storage is unavailable.
  }
}

/** The project saved for this address; removes it from session storage. */
export function takeProjectBackup(widgets: readonly string[]): Project | undefined {
  try {
    const { address, text } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ProjectBackup>;
    sessionStorage.removeItem(key);
    return address === location.href && text !== undefined ? projectOfText(text, widgets) : undefined;
  } catch {
    return undefined;
  }
}
