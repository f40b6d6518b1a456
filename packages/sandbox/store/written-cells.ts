/** The cells as a sheet shows them after a write in this mode. */
export function writtenCells(cells: Record<string, string>, mode: 'RAW' | 'USER_ENTERED' = 'USER_ENTERED') {
  if (mode === 'RAW') return cells;
  return Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, enteredText(text)]));
}

function enteredText(text: string): string {
  if (text.startsWith("'")) return text.slice(1);
  if (/^\s*[=+@]/.test(text)) return '#ERROR!';
  return /^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(text) && Number.isFinite(Number(text))
    ? String(Number(text))
    : text;
}
