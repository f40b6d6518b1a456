/** Whether an import map has the hashes of modules by their addresses: one with another fragment would run unchecked. */
const areChecked = (): boolean | undefined =>
  document.querySelector<HTMLScriptElement>('[type=importmap]')?.text.includes('integrity');

/** Suffixes of the URLs of files that failed at their own URL and loaded at another one. */
const endings: Record<string, string | undefined> = {};
let failures = 0;

/**
 * Imports a file, and again if that fails: at its own address, which other files may import, too, so that it must not run
 * twice; then at one with another fragment, which no server sees, because Firefox never requests a module again that failed to
 * load. Later imports use the address that was loaded. Another address that fails is forgotten.
 */
export async function importAgain<Module>(load: (at: (file: string) => string) => Promise<Module>): Promise<Module> {
  let wanted = '';
  const attempt = (again?: string) =>
    load((file) => {
      wanted = file;
      return file + (again ?? endings[file] ?? '');
    });
  try {
    return await attempt().catch(() => attempt());
  } catch (error) {
    if (areChecked()) throw error;
    const previousEnding = endings[wanted];
    const again = `#${(failures += 1)}`;
    const module = await attempt(again);
    // Another import of the file may have loaded it meanwhile.
    if (endings[wanted] === previousEnding) endings[wanted] = again;
    return endings[wanted] === again ? module : attempt();
  }
}
