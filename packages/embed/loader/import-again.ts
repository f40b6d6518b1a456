/** What a file's address ends with since it last failed to load. */
const endings: Record<string, string | undefined> = {};
let failures = 0;

/**
 * Imports a file, and once more if that fails. Firefox never requests a module again that failed to load, so the second
 * address has another fragment, which no server sees. Later imports use the address that was loaded.
 */
export async function importAgain<Module>(load: (at: (file: string) => string) => Promise<Module>): Promise<Module> {
  let missing = '';
  let ending: string | undefined;
  const attempt = () =>
    load((file) => {
      missing = file;
      ending = endings[file];
      return file + (ending ?? '');
    });
  try {
    return await attempt();
  } catch {
    // Another import of the file may have failed meanwhile, too.
    if (endings[missing] === ending) endings[missing] = `#${(failures += 1)}`;
    return attempt();
  }
}
