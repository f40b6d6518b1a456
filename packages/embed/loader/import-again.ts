/** Whether an import map has the hashes of modules by their addresses: one with another fragment would run unchecked. */
const areChecked = (): boolean | undefined =>
  document.querySelector<HTMLScriptElement>('[type=importmap]')?.text.includes('integrity');

/** Suffixes of the URLs of files that failed at their own URL and loaded at another one. */
const endings: Record<string, string | undefined> = {};
let failures = 0;

/**
 * Imports a file, and once more if that fails. Firefox never requests a module again that failed to load, so the second
 * address has another fragment, which no server sees. Later imports use the address that was loaded. A second address that
 * fails is forgotten: in other browsers the first one may load later, and a file that others import by its own address must
 * not run twice.
 */
export async function importAgain<Module>(load: (at: (file: string) => string) => Promise<Module>): Promise<Module> {
  let wanted = '';
  const attempt = (again?: string) =>
    load((file) => {
      wanted = file;
      return file + (again ?? endings[file] ?? '');
    });
  try {
    return await attempt();
  } catch {
    const known = endings[wanted];
    const again = areChecked() ? '' : `#${(failures += 1)}`;
    const module = await attempt(again);
    // Another import of the file may have loaded it meanwhile.
    if (endings[wanted] === known) endings[wanted] = again;
    return endings[wanted] === again ? module : attempt();
  }
}
