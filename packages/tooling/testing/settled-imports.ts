import { afterAll, vi } from 'vitest';

// A widget imports its machine before anyone waits for it. Test files share their modules: an import that is pending when a
// file ends fails, and with it the files that import the same module later.
afterAll(() => vi.dynamicImportSettled());
