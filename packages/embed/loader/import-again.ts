/** Suffixes of the URLs of files that failed at their own URL and loaded at another one. */
const endings: Record<string, string | undefined> = {};
let failures = 0;

/** How many imports of files are pending. */
export let pendingImports = 0;

/**
 * Imports a file, and retries if that fails: first at its own address, because other files may import it and it must
 * not run twice; then with a new fragment, which is not sent to the server, because Firefox never requests a failed
 * module again. Later imports use the address that loaded. A fragment that fails is not used again.
 */
export async function importAgain<Module>(load: (at: (file: string) => string) => Promise<Module>): Promise<Module> {
  let wanted = '';
  pendingImports += 1;
  const attempt = (again?: string) =>
    load((file) => {
      wanted = file;
      return file + (again ?? endings[file] ?? '');
    });
  try {
    return await attempt().catch(() => attempt());
  } catch (error) {
    // The integrity hashes of an import map apply to exact addresses: a module with another fragment would run unchecked.
    const maps = [...document.querySelectorAll<HTMLScriptElement>('[type=importmap]')];
    if (maps.some(({ text }) => text.includes('integrity'))) throw error;
    const previousEnding = endings[wanted];
    const again = `#${(failures += 1)}`;
    await attempt(again);
    // Another import of the file may have loaded it meanwhile.
    if (endings[wanted] === previousEnding) endings[wanted] = again;
    return await attempt();
  } finally {
    pendingImports -= 1;
  }
}
