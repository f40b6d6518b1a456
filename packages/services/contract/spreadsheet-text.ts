/**
 * A leading apostrophe for text that looks like a formula. Cells are written as text, but a store may ignore the mode,
 * and a spreadsheet program evaluates the cells of an exported file.
 */
export function spreadsheetText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was written, even if the spreadsheet has converted it to another type. */
export function textOfCell(cell: unknown): string {
  if (typeof cell !== 'string') return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}
