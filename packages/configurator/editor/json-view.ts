import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { LanguageService } from 'vscode-json-languageservice';
import { complete, hover } from './language-service.ts';

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--c-accent-ink)' },
  { tag: tags.string, color: 'var(--c-positive)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--c-caution)' },
]);

const look = EditorView.theme({
  '&': {
    border: '1px solid var(--c-line-strong)',
    borderRadius: 'var(--c-radius)',
    backgroundColor: 'var(--c-surface)',
  },
  '&.cm-focused': { outline: '3px solid var(--c-focus)', outlineOffset: '-1px' },
  '.cm-content': { minHeight: '18em', padding: '10px 0' },
  '.cm-scroller': {
    fontFamily: 'var(--c-code-font)',
    lineHeight: '1.6',
    maxHeight: '70vh',
  },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--c-ink-soft)', border: '0' },
  '.cm-tooltip': {
    border: '1px solid var(--c-line)',
    borderRadius: 'var(--c-radius)',
    backgroundColor: 'var(--c-surface)',
    color: 'var(--c-ink)',
    boxShadow: 'var(--c-shadow-raised)',
    fontFamily: 'var(--c-font-body)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--c-accent)',
    color: 'var(--c-on-accent)',
  },
  // Instead of images in `data:` addresses, which a strict CSP forbids.
  '.cm-lintRange-error, .cm-lintRange-warning': { backgroundImage: 'none', textDecoration: 'underline wavy 1.5px' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--c-danger)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--c-caution)' },
  '.cm-lint-marker': { width: '10px', height: '10px', margin: '6px 0 0 3px', borderRadius: '50%' },
  '.cm-lint-marker-error, .cm-lint-marker-warning': { content: 'none' },
  '.cm-lint-marker-error': { backgroundColor: 'var(--c-danger)' },
  '.cm-lint-marker-warning': { backgroundColor: 'var(--c-caution)' },
  '.cm-completionInfo, .cover-json-hover': { maxWidth: '34em', padding: '6px 10px', whiteSpace: 'pre-line' },
});

export interface JsonViewOptions {
  parent: HTMLElement;
  text: string;
  /** The accessible name of the editor. */
  label: string;
  /** The id of the element that describes the editor. */
  describedBy: string;
  service: LanguageService;
  onText: (text: string) => void;
}

/** A JSON editor with completion and hover texts from the schema. */
export class JsonView {
  readonly #view: EditorView;

  constructor({ parent, text, label, describedBy, service, onText }: JsonViewOptions) {
    this.#view = new EditorView({
      parent,
      root: parent.getRootNode() as ShadowRoot,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          json(),
          syntaxHighlighting(colors),
          autocompletion({ override: [(context) => complete(service, context)] }),
          hoverTooltip((view, at) => hover(service, view, at)),
          lintGutter(),
          keymap.of([...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
          EditorView.updateListener.of(({ docChanged, state }) => docChanged && onText(state.doc.toString())),
          look,
        ],
      }),
    });
  }

  /** Replaces the text if it differs. */
  show(text: string): void {
    const { doc } = this.#view.state;
    if (doc.toString() !== text) this.#view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  }

  /** Marks the problems of a text, unless the editor has another text by now. */
  mark(text: string, diagnostics: readonly Diagnostic[]): void {
    const { state } = this.#view;
    if (state.doc.toString() === text) this.#view.dispatch(setDiagnostics(state, diagnostics));
  }

  destroy(): void {
    this.#view.destroy();
  }
}
