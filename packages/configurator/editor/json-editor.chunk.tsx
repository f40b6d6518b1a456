import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readLenientJson } from '#configuration/lenient-json';
import type { Problem } from '#configuration/problem';
import { format } from '#i18n/format';
import { TransientButton } from '#ui/button';
import { Notice } from '#ui/notice';
import type { Schemas } from '../configuration/load-schemas.ts';
import { problemText } from '../configuration/read-section.ts';
import { isObject, isSameJson, type JsonObject } from '../json.ts';
import type { Texts } from '../views/strings.en.ts';
import { JsonView } from './json-view.ts';
import { createLanguageService } from './language-service.ts';
import { firstSyntaxError, rangeOf, repeatedKeys } from './problem-ranges.ts';
import './json-editor.css';

/** Unreadable text. */
export interface JsonDraft {
  text: string;
  /** The settings when the text became unreadable. The form may have changed them since. */
  value: JsonObject;
}

export interface JsonEditorProps {
  schemas: Schemas;
  value: JsonObject;
  /** The reader's problems with the value. */
  problems: readonly Problem[];
  texts: Texts;
  onChange: (value: JsonObject) => void;
  /** Unreadable text from when the editor was last shown. */
  draft: JsonDraft | undefined;
  /** Saves unreadable text; called with undefined once it is readable. */
  onDraft: (draft: JsonDraft | undefined) => void;
}

/** The value of a text; undefined if it is unreadable. Makes the same repairs as on a page. */
function valueOf(text: string): JsonObject | undefined {
  const reading = readLenientJson(text.trim() === '' ? '{}' : text);
  return reading.isRead && isObject(reading.value) ? reading.value : undefined;
}

const written = (value: JsonObject): string => JSON.stringify(value, null, 2);

/** The JSON of a section, with its problems as the page's own reader describes them. */
export function JsonEditor({ schemas, value, problems, texts, onChange, draft, onDraft }: JsonEditorProps): ReactNode {
  const parentRef = useRef<HTMLDivElement>(null);
  const view = useRef<JsonView>(undefined);
  const [text, setText] = useState(() => draft?.text ?? written(value));
  /** The settings when the text became unreadable. */
  const [before, setBefore] = useState(draft?.value);
  const latest = useRef({ value, before, onChange, onDraft });
  latest.current = { value, before, onChange, onDraft };
  /** Keeps the text when the editor is created again in another language. */
  const typed = useRef(text);
  /** The value of the text, or the last value while it is unreadable. */
  const lastValue = useRef(value);
  const label = format(texts.jsonLabel, { name: schemas.json.title ?? schemas.name });

  useLayoutEffect(() => {
    const parent = parentRef.current;
    if (!parent) return undefined;
    const made = new JsonView({
      parent,
      label,
      describedBy: 'json-help',
      text: typed.current,
      service: createLanguageService(schemas.name),
      onText(next) {
        setText(next);
        typed.current = next;
        const read = valueOf(next);
        const draftOf = read ? undefined : (latest.current.before ?? lastValue.current);
        setBefore(draftOf);
        latest.current.onDraft(draftOf && { text: next, value: draftOf });
        if (!read) return;
        lastValue.current = read;
        if (!isSameJson(read, latest.current.value)) latest.current.onChange(read);
      },
    });
    view.current = made;
    return () => made.destroy();
  }, [schemas.name, label]);

  // Undo, redo or a paste replaces the text, even while it is unreadable. Typed text with the same meaning stays as
  // typed.
  useEffect(() => {
    if (isSameJson(lastValue.current, value)) return;
    lastValue.current = value;
    view.current?.show(written(value));
  }, [value]);

  const isBroken = valueOf(text) === undefined;
  const isOutdated = isBroken && before !== undefined && !isSameJson(before, value);
  const broken = isBroken ? firstSyntaxError(text) : undefined;
  const { line = 1, column = 1, path = '', at = 0, reason = '' } = broken ?? {};
  const words = isBroken
    ? format(texts.jsonBroken, { line, column, path: path ? format(texts.jsonIn, { path }) : texts.jsonAtTop, reason })
    : '';
  const reading = readLenientJson(text);
  const repairs = reading.isRead ? reading.repairs : [];
  const repeated = isBroken ? [] : repeatedKeys(text);
  const twice = texts.jsonTwice;
  const count = problems.length + repeated.length;

  useEffect(() => {
    const length = text.length;
    view.current?.mark(
      text,
      isBroken
        ? [{ from: Math.min(at, length), to: Math.min(at + 1, length), severity: 'error', message: words }]
        : [
            ...problems.map((problem) => ({
              ...rangeOf(text, problem),
              severity: 'warning' as const,
              message: problemText(problem),
            })),
            ...repeatedKeys(text).map(({ from, to, path: key }) => ({
              from,
              to,
              severity: 'warning' as const,
              message: format(twice, { path: key }),
            })),
          ],
    );
  }, [text, problems, isBroken, at, words, twice]);

  return (
    <div className="cover-json">
      <div role="status">
        {isBroken && (
          <Notice tone="error" title={words}>
            {texts.jsonKept}
          </Notice>
        )}
        {!isBroken && (count > 0 || repairs.length > 0) && (
          <Notice tone="warning" title={count === 1 ? texts.problemsOne : format(texts.problemsSome, { count })}>
            {repeated.map((repeatedKey, index) => (
              <p key={index}>{format(twice, { path: repeatedKey.path })}</p>
            ))}
            <ul lang="en">
              {repairs.map((repair) => (
                <li key={repair}>{repair}</li>
              ))}
              {problems.map((problem, index) => (
                <li key={index}>{problemText(problem)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {isOutdated && (
        <Notice
          tone="warning"
          announces="politely"
          action={
            <TransientButton
              focusNext={() => parentRef.current?.querySelector<HTMLElement>('.cm-content')}
              onClick={() => view.current?.show(written(value))}
            >
              {texts.jsonUseCurrent}
            </TransientButton>
          }
        >
          {texts.jsonOutdated}
        </Notice>
      )}
      <div ref={parentRef} />
      <p className="cover-field-hint" id="json-help">
        {texts.jsonHelp}
      </p>
    </div>
  );
}
