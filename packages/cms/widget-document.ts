import { readFileSync } from 'node:fs';
import { projectRoot } from '#tooling/project';

export interface WidgetDocument {
  /** `Zip form`. */
  title: string;
  /** What the widget does, in one sentence. */
  description: string;
}

/** The title and the first sentence of a widget's page in `docs/widgets`. */
export function widgetDocument(name: string): WidgetDocument {
  const text = readFileSync(`${projectRoot}docs/widgets/${name}.md`, 'utf8');
  const [, title, does] = new RegExp(String.raw`^# (.+)\n\n\`cover-${name}\` (.+?\.)(?:\s|$)`).exec(text) ?? [];
  if (title === undefined || does === undefined)
    throw new Error(`docs/widgets/${name}.md begins with a heading and "\`cover-${name}\` does …".`);
  const description = does.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  return { title, description: description.charAt(0).toUpperCase() + description.slice(1) };
}
