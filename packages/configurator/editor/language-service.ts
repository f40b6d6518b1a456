import {
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorView, Tooltip } from '@codemirror/view';
import {
  type CompletionItem,
  getLanguageService,
  type JSONSchema,
  type LanguageService,
  type MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';
import { loadJsonSchema, schemaNames } from '../configuration/load-schemas.ts';

const scheme = 'covermount://schemas/';

/** The language service of an editor, with the schema of this name. Schemas that it refers to are loaded on demand. */
export function createLanguageService(name: string): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (address) => {
      const wanted = address.slice(address.lastIndexOf('/') + 1).replace('.json', '');
      if (!schemaNames.includes(wanted)) throw new Error(`There is no schema ${wanted}.`);
      const { $id: _name, ...schema } = await loadJsonSchema(wanted);
      return JSON.stringify(schema);
    },
    workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
  });
  const uri = `${scheme}${name}.json`;
  const ref = { $ref: uri } as JSONSchema;
  service.configure({ validate: false, schemas: [{ uri: `${scheme}document`, fileMatch: ['*'], schema: ref }] });
  return service;
}

interface Parsed {
  document: TextDocument;
  json: ReturnType<LanguageService['parseJSONDocument']>;
}

function parsed(service: LanguageService, text: string): Parsed {
  const document = TextDocument.create('file:///configuration.json', 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

/** The text of a completion without snippet placeholders, and its cursor position. */
function insertion(text: string): { text: string; cursor: number } {
  const first = text.search(/\$\{?1/);
  const plain = (part: string) =>
    part.replaceAll(/\$\{\d+:([^}]*)\}|\$\{?\d+\}?/g, '$1').replaceAll(/\\([$}\\])/g, '$1');
  return { text: plain(text), cursor: plain(first < 0 ? text : text.slice(0, first)).length };
}

const textOf = (content: string | MarkupContent | undefined): string =>
  typeof content === 'string' ? content : (content?.value ?? '');

function completionOf(
  { label, documentation, detail, kind, textEdit, insertText }: CompletionItem,
  { document }: Parsed,
): Completion {
  const { text, cursor } = insertion(textEdit?.newText ?? insertText ?? label);
  const range = textEdit && ('range' in textEdit ? textEdit.range : textEdit.replace);
  return {
    label,
    ...(detail && { detail }),
    info: textOf(documentation),
    // 10 is `CompletionItemKind.Property`.
    type: kind === 10 ? 'property' : 'constant',
    apply(view: EditorView, completion: Completion, from: number, to: number) {
      const start = range ? Math.min(document.offsetAt(range.start), from) : from;
      view.dispatch({
        changes: { from: start, to: range ? Math.max(document.offsetAt(range.end), to) : to, insert: text },
        selection: { anchor: start + cursor },
        annotations: pickedCompletion.of(completion),
      });
      // After a key, complete its values.
      if (/:\s*$/.test(text)) startCompletion(view);
    },
  };
}

/** The schema's keys and values for the position of the caret. */
export async function complete(service: LanguageService, context: CompletionContext): Promise<CompletionResult | null> {
  const word = context.matchBefore(/"?[\w.-]*/);
  if (!context.explicit && (!word || word.from === word.to)) return null;
  const text = parsed(service, context.state.doc.toString());
  const found = await service.doComplete(text.document, text.document.positionAt(context.pos), text.json);
  if (!found || context.aborted) return null;
  return {
    from: word ? word.from + (word.text.startsWith('"') ? 1 : 0) : context.pos,
    options: found.items.map((item) => completionOf(item, text)),
    validFor: /^[\w.-]*$/,
  };
}

/** The schema's documentation for the position of the pointer. */
export async function hover(service: LanguageService, view: EditorView, at: number): Promise<Tooltip | null> {
  const { document, json } = parsed(service, view.state.doc.toString());
  const found = await service.doHover(document, document.positionAt(at), json);
  const text = found
    ? [found.contents]
        .flat()
        .map((content) => (typeof content === 'string' ? content : content.value))
        .join('\n')
    : '';
  if (!found?.range || text === '') return null;
  return {
    pos: document.offsetAt(found.range.start),
    end: document.offsetAt(found.range.end),
    create() {
      const dom = view.dom.ownerDocument.createElement('div');
      dom.className = 'cover-json-hover';
      dom.textContent = text.replaceAll(/\\([\\`*_{}[\]()#+\-.!<>])/g, '$1');
      return { dom };
    },
  };
}
