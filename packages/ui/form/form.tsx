import { useId, useRef, useState } from 'react';

/** What a field part needs of a form. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  value: Value;
  error?: string | undefined;
  onChange: (value: NoInfer<Value>) => void;
  onBlur?: (() => void) | undefined;
}

/** One line of an error summary. */
export interface SummaryEntry {
  /** The id of the field that it leads to. */
  id: string;
  text: string;
}

type FieldName<Values> = keyof Values & string;

/** The text of what is wrong, by field; a field that is right is not there. */
export type Errors<Values> = Partial<Record<FieldName<Values>, string | undefined>>;

export interface FormOptions<Values> {
  /** What the fields start with. When it changes, fields that the visitor has not typed in take it. */
  initial: Values;
  /** Called with every rendering, so it may depend on anything: an answer of a service, a configuration. */
  validate: (values: Values) => Errors<Values>;
  /** Called with all values after each change by the visitor, to be saved as a draft. */
  onDraft?: ((values: Values) => void) | undefined;
}

export interface Form<Values> {
  values: Values;
  /** Everything that a field part takes from the form: `<TextField {...form.field('city')} label=… />`. */
  field: <Name extends FieldName<Values>>(name: Name) => FieldBinding<Values[Name]>;
  /** What is wrong and shown: fields that were left after a change, and all after a failed submit. */
  errors: Errors<Values>;
  /** Nothing is wrong, shown or not. */
  isComplete: boolean;
  /** Handles the form’s submit: calls `onValid`, or shows what is wrong and moves the focus to the summary. */
  submit: (onValid: (values: Values) => void) => (event?: { preventDefault: () => void }) => void;
  /** Sets values on the visitor’s behalf: a city that belongs to a zip code. */
  fill: (values: Partial<Values>) => void;
  /** For `<ErrorSummary {...form.summary} title=… />`: empty until a submit failed. */
  summary: { entries: readonly SummaryEntry[]; attempt: number };
}

interface Marks<Values> {
  /** Typed in by the visitor. */
  changed: ReadonlySet<FieldName<Values>>;
  /** Its error is shown. */
  shown: ReadonlySet<FieldName<Values>>;
  /** Was wrong at the last submit, and has not been right since. */
  summarized: ReadonlySet<FieldName<Values>>;
  attempt: number;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is typed on one question page. A field is not judged before the visitor leaves it with something changed;
 * its error goes as soon as it is right, and does not come back while typing.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, validate, onDraft } = options;
  const prefix = useId();
  const [values, setValues] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  const [marks, setMarks] = useState<Marks<Values>>({
    changed: new Set(),
    shown: new Set(),
    summarized: new Set(),
    attempt: 0,
  });
  // Two changes may come in one tick (autofill); each must see the one before it.
  const latest = useRef(values);

  const names = Object.keys(initial) as FieldName<Values>[];
  if (!isSame(initial, lastInitial)) {
    const fresh = names.filter((name) => !marks.changed.has(name) && !isSame(initial[name], lastInitial[name]));
    setLastInitial(initial);
    setValues((now) => ({ ...now, ...Object.fromEntries(fresh.map((name) => [name, initial[name]])) }));
  }
  latest.current = values;

  const problems = validate(values);
  const wrong = names.filter((name) => problems[name]);
  const errors = Object.fromEntries(
    wrong.filter((name) => marks.shown.has(name)).map((name) => [name, problems[name]]),
  ) as Errors<Values>;

  const idOf = (name: string) => `${prefix}${name}`;

  function put(next: Values): void {
    latest.current = next;
    setValues(next);
    const found = validate(next);
    const stillWrong = (marked: ReadonlySet<FieldName<Values>>) => new Set([...marked].filter((name) => found[name]));
    setMarks((now) => ({ ...now, shown: stillWrong(now.shown), summarized: stillWrong(now.summarized) }));
  }

  return {
    values,
    errors,
    isComplete: wrong.length === 0,
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errors[name],
      onChange(value) {
        const next = { ...latest.current, [name]: value };
        setMarks((now) => ({ ...now, changed: new Set([...now.changed, name]) }));
        put(next);
        onDraft?.(next);
      },
      onBlur() {
        if (!validate(latest.current)[name]) return;
        setMarks((now) => (now.changed.has(name) ? { ...now, shown: new Set([...now.shown, name]) } : now));
      },
    }),
    submit: (onValid) => (event) => {
      event?.preventDefault();
      const found = validate(latest.current);
      const failed = new Set(names.filter((name) => found[name]));
      setMarks((now) => ({ ...now, shown: failed, summarized: failed, attempt: now.attempt + 1 }));
      if (failed.size === 0) onValid(latest.current);
    },
    fill: (filled) => put({ ...latest.current, ...filled }),
    summary: {
      attempt: marks.attempt,
      entries: wrong
        .filter((name) => marks.summarized.has(name))
        .map((name) => ({ id: idOf(name), text: problems[name] as string })),
    },
  };
}
