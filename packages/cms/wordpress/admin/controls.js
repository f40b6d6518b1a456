/* The controls of a configuration, generated from its schema: one for each key. */
(function (wp, build) {
  const { createContext, createElement: el, useContext, useEffect, useState } = wp.element;
  const { BaseControl, Button, FormTokenField, PanelBody, SelectControl, TextControl, TextareaControl } = wp.components;

  const loaded = new Map();

  /** Loads the fields of a widget, of the page block (`page`), or those that all widgets have (`common`). */
  function loadFields(name) {
    if (!loaded.has(name)) {
      const answer = fetch(`${build.fields}${name}.json?ver=${build.version}`).then((response) => response.json());
      loaded.set(name, answer);
      answer.catch(() => loaded.delete(name));
    }
    return loaded.get(name);
  }

  /** Undefined while loading; null on failure. */
  function useFields(name) {
    const [fields, setFields] = useState(undefined);
    useEffect(() => {
      let isCurrent = true;
      const tell = (found) => isCurrent && setFields(found);
      loadFields(name).then(tell, () => tell(null));
      return () => {
        isCurrent = false;
      };
    }, [name]);
    return fields;
  }

  const isEmpty = (value) =>
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

  /** A hand-written value may have another type. */
  const asList = (value) => (Array.isArray(value) ? value : []);
  const asObject = (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});

  /** A copy of an object with a key set, or removed if the value is undefined; undefined if no key is left. */
  function withKey(object, key, value) {
    const next = Object.assign({}, object);
    if (value === undefined) delete next[key];
    else next[key] = value;
    return Object.keys(next).length > 0 ? next : undefined;
  }

  const words = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

  function helpOf({ description, default: standard, examples, kind }) {
    const parts = [description.replaceAll('`', '').replaceAll('\n', ' · ')];
    // The description of a label is its text in both languages.
    if (description.startsWith('English: ')) return parts[0];
    if (kind !== 'group' && !isEmpty(standard)) parts.push(`Default: ${words(standard)}`);
    else if (kind !== 'group' && examples && !isEmpty(examples[0])) parts.push(`Example: ${words(examples[0])}`);
    return parts.filter(Boolean).join(' ');
  }

  const onOff = (value) => (value ? 'On' : 'Off');

  function BooleanControl({ field, value, onChange, ...shown }) {
    const standard = field.default === undefined ? 'Default' : `Default (${onOff(field.default).toLowerCase()})`;
    return el(SelectControl, {
      ...shown,
      value: value === undefined ? '' : String(value),
      options: [
        { label: standard, value: '' },
        { label: 'On', value: 'true' },
        { label: 'Off', value: 'false' },
      ],
      onChange: (text) => onChange(text === '' ? undefined : text === 'true'),
    });
  }

  function ChoiceControl({ field, value, onChange, ...shown }) {
    return el(SelectControl, {
      ...shown,
      value: value === undefined ? '' : String(value),
      options: [
        { label: 'Default', value: '' },
        ...field.choices.map((choice) => ({ label: String(choice), value: String(choice) })),
      ],
      onChange: (text) => onChange(field.choices.find((choice) => String(choice) === text)),
    });
  }

  function ChoicesControl({ field, value, onChange, label, help }) {
    const texts = field.choices.map(String);
    return el(
      BaseControl,
      { help },
      el(FormTokenField, {
        label,
        value: asList(value).map(String),
        suggestions: texts,
        __experimentalExpandOnFocus: true,
        __experimentalValidateInput: (text) => texts.includes(text),
        onChange: (tokens) => {
          const chosen = tokens.filter((token) => texts.includes(token));
          onChange(chosen.length > 0 ? chosen.map((token) => field.choices[texts.indexOf(token)]) : undefined);
        },
      }),
    );
  }

  function NumberControl({ field, value, onChange, ...shown }) {
    return el(TextControl, {
      ...shown,
      type: 'number',
      step: field.isWhole ? 1 : 'any',
      min: field.minimum,
      max: field.maximum,
      value: value === undefined ? '' : String(value),
      placeholder: field.default === undefined ? undefined : String(field.default),
      onChange: (text) => onChange(text === '' ? undefined : Number(text)),
    });
  }

  const isLong = ({ default: standard, examples = [], maxLength }) =>
    maxLength > 500 || [standard, examples[0]].some((text) => typeof text === 'string' && text.length > 60);

  function TextFieldControl({ field, value, onChange, ...shown }) {
    return el(isLong(field) ? TextareaControl : TextControl, {
      ...shown,
      value: value === undefined ? '' : String(value),
      placeholder: field.default === undefined ? undefined : String(field.default),
      onChange: (text) => onChange(text === '' ? undefined : text),
    });
  }

  /** What is wrong with a text that is no JSON, with the line if the browser names it or its offset. */
  function jsonMistake(text, { message }) {
    const [, named] = /line (\d+)/.exec(message) || [];
    const [, offset] = /position (\d+)/.exec(message) || [];
    const line = named || (offset && text.slice(0, Number(offset)).split('\n').length);
    const advice = 'Names and texts are in double quotes, with a comma between two and none at the end.';
    return `${line ? `Line ${line}: ` : ''}${message}. ${advice}`;
  }

  const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  /** Whether invalid JSON is passed on as its text: for a form that refuses to be saved with it. */
  const KeepsUnfinished = createContext(false);

  /** Keeps the typed text even while it has no value: an empty last line, or incomplete JSON. */
  function WrittenControl({ value, write, read, onChange, help, ...shown }) {
    const keepsUnfinished = useContext(KeepsUnfinished);
    const typedAs = (text) => {
      try {
        return { text, value: read(text) };
      } catch (error) {
        return { text, problem: jsonMistake(text, error), ...(keepsUnfinished && { value: text }) };
      }
    };
    const written = () =>
      keepsUnfinished && typeof value === 'string' ? typedAs(value) : { text: write(value), value };
    const [typed, setTyped] = useState(written);
    const isUnfinished = typed.problem !== undefined && !keepsUnfinished;
    const { text, problem } = isUnfinished || isSame(typed.value, value) ? typed : written();
    return el(TextareaControl, {
      ...shown,
      help: problem ? `This is no JSON: ${problem}` : help,
      value: text,
      onChange: (next) => {
        const now = typedAs(next);
        setTyped(now);
        if (now.problem === undefined || keepsUnfinished) onChange(now.value);
      },
    });
  }

  function ListControl({ field, help, ...shown }) {
    return el(WrittenControl, {
      ...shown,
      help: `One a line. ${help}`,
      write: (value) => asList(value).join('\n'),
      read: (text) => {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        const values = field.item.kind === 'number' ? lines.map(Number).filter(Number.isFinite) : lines;
        return values.length > 0 ? values : undefined;
      },
    });
  }

  function JsonControl({ field: _field, ...shown }) {
    return el(WrittenControl, {
      ...shown,
      write: (value) => (value === undefined ? '' : JSON.stringify(value, null, 2)),
      read: (text) => (text.trim() === '' ? undefined : JSON.parse(text)),
    });
  }

  function Group({ field, value, onChange }) {
    return el(
      PanelBody,
      { title: field.label, initialOpen: false, className: 'covermount-group' },
      field.description && el('p', { className: 'covermount-help' }, helpOf(field)),
      el(Fields, { fields: field.fields, value, onChange }),
    );
  }

  const moved = (list, from, to) => {
    const next = list.filter((_one, index) => index !== from);
    next.splice(to, 0, list[from]);
    return next;
  };

  function Rows({ field, value: written, onChange }) {
    const value = asList(written);
    const set = (rows) => onChange(rows.length > 0 ? rows : undefined);
    const titleOf = (row, index) =>
      `${index + 1}. ${Object.values(asObject(row)).find((one) => typeof one === 'string') || ''}`;
    return el(
      PanelBody,
      { title: field.label, initialOpen: false, className: 'covermount-group' },
      el('p', { className: 'covermount-help' }, helpOf(field)),
      value.map((row, index) =>
        el(
          PanelBody,
          { key: index, title: titleOf(row, index), initialOpen: false, className: 'covermount-group' },
          el(Fields, {
            fields: field.fields,
            value: row,
            onChange: (next) => set(value.map((one, at) => (at === index ? next || {} : one))),
          }),
          el(
            'p',
            null,
            el(
              Button,
              { variant: 'secondary', disabled: index === 0, onClick: () => set(moved(value, index, index - 1)) },
              'Move up',
            ),
            ' ',
            el(
              Button,
              {
                variant: 'secondary',
                isDestructive: true,
                onClick: () => set(value.filter((_one, at) => at !== index)),
              },
              'Remove',
            ),
          ),
        ),
      ),
      el(Button, { variant: 'secondary', onClick: () => set([...value, {}]) }, 'Add'),
    );
  }

  /** The object of some entries, without those whose key is still empty. */
  function objectOf(entries) {
    const named = entries.filter(([key]) => key !== '').map(([key, one]) => [key, one === undefined ? '' : one]);
    return named.length > 0 ? Object.fromEntries(named) : undefined;
  }

  /** Keeps its entries as a list during editing, so that a key can be typed. */
  function RecordControl({ field, value, onChange }) {
    const [edited, setEntries] = useState(Object.entries(asObject(value)));
    const entries = isSame(objectOf(edited), value) ? edited : Object.entries(asObject(value));
    const set = (next) => {
      setEntries(next);
      onChange(objectOf(next));
    };
    const setAt = (index, entry) => set(entries.map((one, at) => (at === index ? entry : one)));
    return el(
      PanelBody,
      { title: field.label, initialOpen: false, className: 'covermount-group' },
      el('p', { className: 'covermount-help' }, helpOf(field)),
      entries.map(([key, one], index) =>
        el(
          'fieldset',
          { key: index, className: 'covermount-entry' },
          el(TextControl, { label: 'Name', value: key, onChange: (next) => setAt(index, [next, one]) }),
          el(Field, {
            field: { ...field.item, name: 'value', label: 'Value' },
            value: one,
            onChange: (next) => setAt(index, [key, next === undefined && field.item.fields ? {} : next]),
          }),
          el(
            Button,
            {
              variant: 'secondary',
              isDestructive: true,
              onClick: () => set(entries.filter((_entry, at) => at !== index)),
            },
            'Remove',
          ),
        ),
      ),
      el(
        Button,
        { variant: 'secondary', onClick: () => setEntries([...entries, ['', field.item.fields ? {} : '']]) },
        'Add',
      ),
    );
  }

  const kinds = {
    text: TextFieldControl,
    number: NumberControl,
    boolean: BooleanControl,
    choice: ChoiceControl,
    choices: ChoicesControl,
    list: ListControl,
    json: JsonControl,
    group: Group,
    rows: Rows,
    record: RecordControl,
  };

  function Field({ field, value, onChange }) {
    return el(kinds[field.kind], { field, value, onChange, label: field.label, help: helpOf(field) });
  }

  function Fields({ fields, value, onChange }) {
    const object = asObject(value);
    return fields.map((field) =>
      el(Field, {
        key: field.name,
        field,
        value: object[field.name],
        onChange: (next) => onChange(withKey(object, field.name, next)),
      }),
    );
  }

  window.covermountControls = { Fields, jsonMistake, KeepsUnfinished, keys: build.keys, useFields, withKey };
})(window.wp, window.covermountBuild);
