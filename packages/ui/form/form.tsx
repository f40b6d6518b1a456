import { useId, useRef, useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

/** The props that `form.field(name)` passes to a field component. */
export interface FieldBinding<Value> {
  id: string;
  name: string;
  value: Value;
  error?: string | undefined;
  /** True unless the error is in the summary, which announces it. */
  announcesError?: boolean | undefined;
  /** True while the values are being sent: the field stays visible and focusable, and cannot be changed. */
  isReadOnly?: boolean | undefined;
  /** The names of all fields of the last prefill, if this field is among them; a new array for each prefill. */
  prefilled?: readonly string[] | undefined;
  onChange: (value: NoInfer<Value>) => void;
  onBlur?: (() => void) | undefined;
}

/** One line of an error summary. */
export interface SummaryEntry {
  /** The id of the field that it links to. */
  id: string;
  text: string;
}

type FieldName<Values> = keyof Values & string;

/** Error texts by field; valid fields are absent. */
export type Errors<Values> = Partial<Record<FieldName<Values>, string | undefined>>;

export interface FormOptions<Values> {
  /** The initial values. When they change, untouched fields are updated. */
  initial: Values;
  /** Called on every render, so it may depend on anything: a service's response, the configuration. */
  validate: (values: Values) => Errors<Values>;
  /** Called with all values after each change by the visitor, to be saved as a draft. */
  onDraft?: ((values: Values) => void) | undefined;
  /** True while the values are being sent: they cannot be changed. */
  isReadOnly?: boolean | undefined;
  /** False if the page has no error summary, so each field announces its error. */
  hasSummary?: boolean | undefined;
}

export interface Form<Values> {
  values: Values;
  /** All props that a field part takes from the form: `<TextField {...form.field('city')} label=… />`. */
  field: <Name extends FieldName<Values>>(name: Name) => FieldBinding<Values[Name]>;
  /** The visible errors: of changed fields after blur, and of all fields after a failed submit. */
  errors: Errors<Values>;
  /** True if there is no error, visible or hidden. */
  isComplete: boolean;
  /** Handles the form’s submit: calls `onValid`, or shows the errors. The summary, if there is one, takes the focus. */
  submit: (onValid: (values: Values) => void) => (event?: { preventDefault: () => void }) => void;
  /** Shows the errors of these fields beside them, as on blur: the focus stays where the visitor types. */
  showErrors: (names: readonly FieldName<Values>[]) => void;
  /** Sets values on the visitor’s behalf: a city that belongs to a zip code. */
  fill: (values: Partial<Values>) => void;
  /** The errors of the last submit, for `<ErrorSummary {...form.summary} title=… />` or `useInvalidFieldFocus`. */
  summary: { entries: readonly SummaryEntry[]; attempt: number };
}

interface Marks<Values> {
  /** The fields that the visitor has changed. */
  changed: ReadonlySet<FieldName<Values>>;
  /** The fields whose error is visible. */
  shown: ReadonlySet<FieldName<Values>>;
  /** The fields that were invalid at the last submit and have not been valid since. */
  summarized: ReadonlySet<FieldName<Values>>;
  attempt: number;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The form state of one question page. A field is validated when the visitor leaves it after a change, and not before
 * the press that took the focus is over; its error clears as soon as it is valid, and does not return while typing.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { initial, validate, onDraft, isReadOnly, hasSummary = true } = options;
  const prefix = useId();
  const [values, setValues] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  const [prefilled, setPrefilled] = useState<readonly string[]>([]);
  const [marks, setMarks] = useState<Marks<Values>>({
    changed: new Set(),
    shown: new Set(),
    summarized: new Set(),
    attempt: 0,
  });
  // Autofill may cause two changes in one tick; each must see the previous one.
  const latest = useRef(values);
  const afterPress = useAfterPress();

  const names = Object.keys(initial) as FieldName<Values>[];
  if (!isSame(initial, lastInitial)) {
    const fresh = names.filter((name) => !marks.changed.has(name) && !isSame(initial[name], lastInitial[name]));
    setLastInitial(initial);
    setValues((now) => ({ ...now, ...Object.fromEntries(fresh.map((name) => [name, initial[name]])) }));
    setPrefilled(fresh);
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
      // An author may name a field like a property of `Object.prototype`.
      error: Object.hasOwn(errors, name) ? errors[name] : undefined,
      announcesError: !(hasSummary && marks.summarized.has(name)),
      ...(isReadOnly && { isReadOnly }),
      ...(prefilled.includes(name) && { prefilled }),
      onChange(value) {
        // Not every control can be read-only: the unchanged value is rendered again.
        if (isReadOnly) return;
        const next = { ...latest.current, [name]: value };
        setMarks((now) => ({ ...now, changed: new Set([...now.changed, name]) }));
        put(next);
        onDraft?.(next);
      },
      onBlur() {
        afterPress(() => {
          if (!validate(latest.current)[name]) return;
          setMarks((now) => (now.changed.has(name) ? { ...now, shown: new Set([...now.shown, name]) } : now));
        });
      },
    }),
    submit: (onValid) => (event) => {
      event?.preventDefault();
      const found = validate(latest.current);
      const failed = new Set(names.filter((name) => found[name]));
      setMarks((now) => ({ ...now, shown: failed, summarized: failed, attempt: now.attempt + 1 }));
      if (failed.size === 0) onValid(latest.current);
    },
    showErrors(named) {
      const found = validate(latest.current);
      const failed = named.filter((name) => found[name]);
      setMarks((now) => ({ ...now, shown: new Set([...now.shown, ...failed]) }));
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
