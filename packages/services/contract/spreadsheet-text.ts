/** A spreadsheet takes a text that begins like a formula for one; an apostrophe before it keeps it text. */
export function spreadsheetText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was written, whatever type a spreadsheet gave it. */
export function textOfCell(cell: unknown): string {
  if (typeof cell !== 'string') return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}
