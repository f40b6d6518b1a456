import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyName } from '#configuration/key-name';
import { type FieldKind, type FieldOf, type SchemaField, schemaFields } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { loadJsonSchema } from '../../configuration/load-schemas.ts';
import { asObject, isObject, type Json } from '../../json.ts';
import { isFound } from '../../schema/field-text.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import { FieldHint, idOf } from './control-frame.tsx';
import { type ControlViewProps, useFormContext } from './form-context.ts';
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

export function RowsControl({ field, path, value, name, isBare }: Props<'rows'>): ReactNode {
  const { texts, problemAt, change } = useFormContext();
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const listName = name ?? field.label;
  const move = (index: number) => {
    const next = [...items];
    next.splice(index - 1, 2, items[index] as Json, items[index - 1] as Json);
    change(path, next);
  };
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  /** The index of the item that was just added: it is opened and focused. */
  const [added, setAdded] = useState<number>();
  const itemId = (index: number) => `${idOf([...path, index])}-item`;
  const addedId = added === undefined ? undefined : itemId(added);
  useEffect(() => {
    if (addedId === undefined) return;
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(addedId)} :is(input, select, textarea)`)?.focus();
  }, [addedId]);
  const remove = (index: number) => {
    setAdded(undefined);
    change([...path, index], undefined);
    addButton.current?.focus();
  };
  return (
    <div className="cover-setting-list" ref={list}>
      {!isBare && <p className="cover-field-label">{listName}</p>}
      <p className="cover-field-hint">
        <FieldHint field={field} />
        <OneOf keys={field.oneOf} />
      </p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {items.map((item, index) => {
        const standard = format(texts.item, { name: listName, number: index + 1 });
        return (
          <div key={index} id={itemId(index)}>
            <Group
              // After an item is added, indexes refer to other items, so their open state is dropped.
              key={String(index === added)}
              name={itemName(item, standard)}
              openKey={idOf([...path, index])}
              isOpenAtFirst={index === added}
              problem={problemAt([...path, index])}
              actions={
                <>
                  {index > 0 && (
                    <Button variant="quiet" icon="up" isTextHidden onClick={() => move(index)}>
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
          setAdded(items.length);
        }}
      >
        {format(texts.add, { name: listName })}
      </Button>
    </div>
  );
}

export function RecordControl({ field, path, value, name, isBare }: Props<'record'>): ReactNode {
  const { texts, problemAt, change, renameKey, ControlView } = useFormContext();
  const addButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const entries = Object.entries(asObject(value));
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
  return (
    <div className="cover-setting-list">
      {!isBare && <p className="cover-field-label">{recordName}</p>}
      <p className="cover-field-hint">
        <FieldHint field={field} />
      </p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {entries.map(([key, member], index) => (
        <div className="cover-setting-entry" key={`${index}-${key}`}>
          <KeyField
            id={`${idOf([...path, key])}-key`}
            name={`${[...path, key].join('.')}-key`}
            label={texts.entryKey}
            takenText={texts.entryKeyTaken}
            value={key}
            others={entries.map(([other]) => other).filter((other) => other !== key)}
            onRename={(next) => renameKey(path, key, next)}
          />
          <ControlView field={field.item} path={[...path, key]} value={member} name={isSingle ? key : keyName(key)} />
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
      <Button icon="plus" buttonRef={addButton} onClick={() => replace([...entries, [freeKey(), isSingle ? '' : {}]])}>
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
