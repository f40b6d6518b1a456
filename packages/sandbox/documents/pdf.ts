/** A line of a page. */
export interface PdfLine {
  text: string;
  /** In points. Default 11. */
  size?: number;
  isBold?: boolean;
  /** Points between this line and the one above, beyond the usual. */
  gap?: number;
}

interface PdfDocument {
  title: string;
  /** `en-US` */
  language: string;
  /** The lines of each page. */
  pages: readonly (readonly PdfLine[])[];
}

/** US letter, in points. */
const page = { width: 612, height: 792, margin: 72 };
const usualSize = 11;
const leading = 1.4;

/**
 * A PDF 1.7 document of text lines in Helvetica. Text has the characters of Windows-1252; any other becomes a question
 * mark. Lines are not broken.
 *
 * @example
 * writePdf({ title: 'Policy', language: 'en-US', pages: [[{ text: 'Policy', size: 20, isBold: true }]] })
 */
export function writePdf({ title, language, pages }: PdfDocument): Uint8Array<ArrayBuffer> {
  const fontIds = { regular: 3, bold: 4 };
  const firstPage = 6;
  const pageIds = pages.map((_, index) => firstPage + 2 * index);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((lines, index) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
          `/Resources << /Font << /F1 ${fontIds.regular} 0 R /F2 ${fontIds.bold} 0 R >> >> /Contents ${pageIds[index]! + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n%âãÏÓ\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One byte for each character: no text has a character above 255.
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

function contentOf(lines: readonly PdfLine[]): string {
  let y = page.height - page.margin;
  const drawn = lines.map(({ text, size = usualSize, isBold = false, gap = 0 }) => {
    y -= size * leading + gap;
    return `/${isBold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${page.margin} ${y.toFixed(2)} Tm ${literal(text)} Tj`;
  });
  return `BT\n${drawn.join('\n')}\nET`;
}

/** The characters of Windows-1252 from 0x80 to 0x9f. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A string in parentheses, one byte a character. */
function literal(text: string): string {
  const bytes = Array.from(text.normalize('NFC'), (character) => {
    const code = character.codePointAt(0)!;
    const index = windowsCharacters.indexOf(character);
    const byte =
      index >= 0 ? 0x80 + index : (code >= 0x20 && code < 0x7f) || (code > 0x9f && code < 0x100) ? code : 0x3f;
    return String.fromCodePoint(byte);
  });
  return `(${bytes.join('').replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}
