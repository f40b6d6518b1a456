const parameters = new Set(['customerid', 'code', 'transactionid']);

/**
 * Whether the address may open another page than the first step. Separate from {@link entrySourceOf}: it runs before
 * React.
 */
export function hasEntryLink(path: string): boolean {
  const { searchParams, hash } = new URL(path, 'https://page.example');
  return (
    [...searchParams].some(([name, value]) => parameters.has(name.toLowerCase()) && value.trim() !== '') ||
    hash.toLowerCase() === '#previousquotes'
  );
}
