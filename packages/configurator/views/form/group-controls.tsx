import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keyName } from '#configuration/key-name';
import { type FieldKind, type FieldOf, type SchemaField, schemaFields } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { loadJsonSchema } from '../../configuration/load-schemas.ts';
import { asObject, isObject, type Json, type Path, withValueAt } from '../../json.ts';
import { isFound } from '../../schema/field-text.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import { useRemembered } from '../view-memory.ts';
import { FieldHint, idOf } from './control-frame.tsx';
import { type ControlViewProps, FormContext, type FormContextValue, useFormContext } from './form-context.ts';
import { KeyField } from './key-field.tsx';
import './group-controls.css';

type Props<Kind extends FieldKind> = ControlViewProps<FieldOf<Kind>>;

interface GroupProps {
  name: string;
  openKey: string;
  isOpenAtFirst?: boolean | undefined;
  hint?: ReactNode;
  problem?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the form in a disclosure. */
function Group({ name, openKey, isOpenAtFirst, hint, problem, actions, children }: GroupProps): ReactNode {
  return (
    <div className="cover-setting-group">
      <LazyDisclosure summary={name} openKey={openKey} isOpenAtFirst={isOpenAtFirst}>
        {() => (
          <>
            {hint && <p className="cover-field-hint">{hint}</p>}
            {problem && <p className="cover-setting-problem">{problem}</p>}
            {children}
          </>
        )}
      </LazyDisclosure>
      {actions && <div className="cover-setting-actions">{actions}</div>}
    </div>
  );
}

/** The controls of an object's keys. */
export function ObjectControls({
  fields,
  path,
  value,
  isBare,
}: { fields: readonly SchemaField[] } & Pick<ControlViewProps, 'path' | 'value' | 'isBare'>): ReactNode {
  const { ControlView } = useFormContext();
  const object = asObject(value);
  return (
    <div className="cover-setting-members">
      {fields.map((field) => (
        <ControlView
          key={field.name}
          field={field}
          path={[...path, field.name]}
          value={Object.hasOwn(object, field.name) ? object[field.name] : undefined}
          isBare={isBare}
        />
      ))}
    </div>
  );
}

/** Text that names the keys of which an object needs one. */
function OneOf({ keys }: { keys: readonly string[] | undefined }): ReactNode {
  const { texts } = useFormContext();
  return keys && ` ${format(texts.oneOf, { keys: keys.join(', ') })}`;
}

export function GroupControl({ field, path, value, name, isBare }: Props<'group'>): ReactNode {
  const { problemAt, words } = useFormContext();
  const found = field.fields.filter((member) => isFound(member, words));
  const members = <ObjectControls fields={found.length > 0 ? found : field.fields} path={path} value={value} />;
  const hint = (
    <>
      <FieldHint field={field} />
      <OneOf keys={field.oneOf} />
    </>
  );
  if (!isBare) {
    return (
      <Group name={name ?? field.label} openKey={idOf(path)} hint={hint} problem={problemAt(path)}>
        {members}
      </Group>
    );
  }
  return (
    <div>
      <p className="cover-field-hint">{hint}</p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {members}
    </div>
  );
}

/** The name of a list item: its first text. */
function itemName(item: Json | undefined, standard: string): string {
  const text = isObject(item) && Object.values(item).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? `${standard}: ${text.slice(0, 40)}` : standard;
}

const withItemUp = <Item,>(items: readonly Item[], index: number): Item[] =>
  items.toSpliced(index - 1, 2, ...items.slice(index - 1, index + 1).toReversed());

/** Numbers that identify the items of a list: an item keeps its number when others are added, moved or removed. */
interface ItemNumbers {
  numbers: readonly number[];
  /** Greater than every number so far. */
  next: number;
}

/** The numbers of the current items, and a function that changes them with the items. */
function useItemNumbers(path: Path, count: number): [ItemNumbers, (changed: ItemNumbers) => void] {
  const [kept, keep] = useRemembered<ItemNumbers>(`${idOf(path)} items`, { numbers: [], next: 0 });
  // Undo and the JSON view change the list without them.
  const numbers = Array.from({ length: count }, (_, index) => kept.numbers[index] ?? kept.next + index);
  return [{ numbers, next: kept.next + count }, keep];
}

export function RowsControl({ field, path, value, name, isBare }: Props<'rows'>): ReactNode {
  const { texts, problemAt, inheritedAt, change } = useFormContext();
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const listName = name ?? field.label;
  const [{ numbers, next }, keepNumbers] = useItemNumbers(path, items.length);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  /** The number of the item that was added last: it is opened and focused. */
  const [added, setAdded] = useState<number>();
  const itemId = (number: number) => `${idOf(path)}-item-${number}`;
  const focusItem = useEffectEvent((number: number) =>
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(itemId(number))} :is(input, select, textarea)`)?.focus(),
  );
  useEffect(() => {
    if (added !== undefined) focusItem(added);
  }, [added]);
  const move = (index: number, button: HTMLElement) => {
    // The first item has no such button.
    if (index === 1) button.closest('.cover-setting-group')?.querySelector('summary')?.focus();
    change(path, withItemUp(items, index));
    keepNumbers({ numbers: withItemUp(numbers, index), next });
  };
  const remove = (index: number) => {
    change([...path, index], undefined);
    keepNumbers({ numbers: numbers.filter((_, at) => at !== index), next });
    addButton.current?.focus();
  };
  return (
    <div className="cover-setting-list" ref={list}>
      {!isBare && <p className="cover-field-label">{listName}</p>}
      <p className="cover-field-hint">
        <FieldHint field={field} inherited={inheritedAt(path)} />
        <OneOf keys={field.oneOf} />
      </p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {items.map((item, index) => {
        const standard = format(texts.item, { name: listName, number: index + 1 });
        const number = numbers[index] as number;
        return (
          <div key={number} id={itemId(number)}>
            <Group
              name={itemName(item, standard)}
              openKey={itemId(number)}
              isOpenAtFirst={number === added}
              problem={problemAt([...path, index])}
              actions={
                <>
                  {index > 0 && (
                    <Button
                      variant="quiet"
                      icon="up"
                      isTextHidden
                      onClick={({ currentTarget }) => move(index, currentTarget)}
                    >
                      {format(texts.moveUp, { name: standard })}
                    </Button>
                  )}
                  <Button variant="quiet" icon="trash" isTextHidden onClick={() => remove(index)}>
                    {format(texts.remove, { name: standard })}
                  </Button>
                </>
              }
            >
              <ObjectControls fields={field.fields} path={[...path, index]} value={item} />
            </Group>
          </div>
        );
      })}
      <Button
        icon="plus"
        buttonRef={addButton}
        onClick={() => {
          change(path, [...items, {}]);
          keepNumbers({ numbers: [...numbers, next], next: next + 1 });
          setAdded(next);
        }}
      >
        {format(texts.add, { name: listName })}
      </Button>
    </div>
  );
}

/** Numbers that identify the rows of a record. A renamed key keeps its row, so the focus in it is not lost. */
function useRowNumbers() {
  const [numbers] = useState(() => new Map<string, number>());
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? Math.max(0, ...numbers.values()) + 1;
    numbers.set(key, number);
    return number;
  };
  const rename = (from: string, to: string): void => {
    numbers.set(to, numberOf(from));
    numbers.delete(from);
  };
  return { numberOf, rename };
}

export function RecordControl({ field, path, value, name, isBare }: Props<'record'>): ReactNode {
  const form = useFormContext();
  const { texts, problemAt, inheritedAt, change, renameKey, ControlView } = form;
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  /** The entry that was added last: its key is focused. */
  const [added, setAdded] = useState<{ key: string }>();
  const entries = Object.entries(asObject(value));
  const rows = useRowNumbers();
  const keyId = (key: string) => `${idOf([...path, key])}-key`;
  const recordName = name ?? field.label;
  const replace = (next: readonly (readonly [string, Json])[]) =>
    change(path, next.length > 0 ? Object.fromEntries(next) : undefined);
  const freeKey = () => {
    const [example = 'key'] = Object.keys(asObject(field.examples?.[0]));
    let key = example;
    for (let number = 2; entries.some(([taken]) => taken === key); number += 1) key = `${example}${number}`;
    return key;
  };
  const isSingle = field.item.kind === 'text';
  const empty = isSingle ? '' : {};
  /** The form of an entry, which stays when its value is emptied: only its button removes it. */
  const formOf = (key: string, member: Json): FormContextValue => ({
    ...form,
    change: (at, next) =>
      next === undefined
        ? change([...path, key], withValueAt(member, at.slice(path.length + 1), undefined) ?? empty)
        : change(at, next),
  });
  const focusKey = useEffectEvent((key: string) => {
    const input = list.current?.querySelector<HTMLInputElement>(`#${CSS.escape(keyId(key))}`);
    input?.focus();
    // The key is an example, to be typed over.
    input?.select();
  });
  useEffect(() => {
    if (added) focusKey(added.key);
  }, [added]);
  return (
    <div className="cover-setting-list" ref={list}>
      {!isBare && <p className="cover-field-label">{recordName}</p>}
      <p className="cover-field-hint">
        <FieldHint field={field} inherited={inheritedAt(path)} />
      </p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {entries.map(([key, member]) => (
        <div className="cover-setting-entry" key={rows.numberOf(key)}>
          <KeyField
            id={keyId(key)}
            name={`${[...path, key].join('.')}-key`}
            label={texts.entryKey}
            takenText={texts.entryKeyTaken}
            value={key}
            others={entries.map(([other]) => other).filter((other) => other !== key)}
            onRename={(next) => {
              rows.rename(key, next);
              renameKey(path, key, next);
            }}
          />
          <FormContext value={formOf(key, member)}>
            <ControlView field={field.item} path={[...path, key]} value={member} name={isSingle ? key : keyName(key)} />
          </FormContext>
          <Button
            variant="quiet"
            icon="trash"
            isTextHidden
            onClick={() => {
              replace(entries.filter(([old]) => old !== key));
              addButton.current?.focus();
            }}
          >
            {format(texts.remove, { name: key })}
          </Button>
        </div>
      ))}
      <Button
        icon="plus"
        buttonRef={addButton}
        onClick={() => {
          const key = freeKey();
          replace([...entries, [key, empty]]);
          setAdded({ key });
        }}
      >
        {format(texts.add, { name: recordName })}
      </Button>
    </div>
  );
}

const referenced = new Map<string, LazyModule<readonly SchemaField[]>>();

/** The fields of another schema, loaded when it is opened. */
function schemaModule(name: string): LazyModule<readonly SchemaField[]> {
  let module = referenced.get(name);
  if (!module) {
    module = new LazyModule(async () => schemaFields(await loadJsonSchema(name)));
    referenced.set(name, module);
  }
  return module;
}

export function ReferenceControl({ field, path, value, name }: Props<'reference'>): ReactNode {
  const { texts, problemAt } = useFormContext();
  return (
    <Group name={format(texts.openKeys, { name: name ?? field.name })} openKey={idOf(path)} problem={problemAt(path)}>
      <LazyBoundary module={schemaModule(field.schema)} texts={texts}>
        {(fields) => <ObjectControls fields={fields} path={path} value={value} />}
      </LazyBoundary>
    </Group>
  );
}
