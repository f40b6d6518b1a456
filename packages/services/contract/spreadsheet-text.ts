/** A spreadsheet evaluates text that looks like a formula; a leading apostrophe keeps it text. */
export function spreadsheetText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was written, whatever type the spreadsheet converted it to. */
export function textOfCell(cell: unknown): string {
  if (typeof cell !== 'string') return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
}
