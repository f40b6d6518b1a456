import { type ReactNode, useState } from 'react';
import { keyName } from '#configuration/key-name';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { TextField } from '#ui/text-field';
import { loadJsonSchema } from '../../configuration/load-schemas.ts';
import { asObject, isObject, type Json } from '../../json.ts';
import { isFound } from '../../schema/control-text.ts';
import { type Control, type ControlOf, controlsOf } from '../../schema/controls.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import { ControlHint, idOf } from './control-frame.tsx';
import { type ControlViewProps, useFormContext } from './form-context.ts';
import './group-controls.css';

type Props<Kind extends Control['kind']> = ControlViewProps<ControlOf<Kind>>;

interface GroupProps {
  name: string;
  hint?: ReactNode;
  problem?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the form that is opened to be edited. */
function Group({ name, hint, problem, actions, children }: GroupProps): ReactNode {
  return (
    <div className="cover-setting-group">
      <LazyDisclosure summary={name}>
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
export function Members({
  controls,
  path,
  value,
  isBare,
}: { controls: readonly Control[] } & Pick<ControlViewProps, 'path' | 'value' | 'isBare'>): ReactNode {
  const { ControlView } = useFormContext();
  const object = asObject(value);
  return (
    <div className="cover-setting-members">
      {controls.map((control) => (
        <ControlView
          key={control.key}
          control={control}
          path={[...path, control.key]}
          value={Object.hasOwn(object, control.key) ? object[control.key] : undefined}
          isBare={isBare}
        />
      ))}
    </div>
  );
}

export function ObjectControlView({ control, path, value, name, isBare }: Props<'object'>): ReactNode {
  const { texts, problemAt, words } = useFormContext();
  const found = control.controls.filter((one) => isFound(one, words));
  const members = <Members controls={found.length > 0 ? found : control.controls} path={path} value={value} />;
  const hint = (
    <>
      <ControlHint control={control} />
      {control.oneOf.length > 0 && ` ${format(texts.oneOf, { keys: control.oneOf.join(', ') })}`}
    </>
  );
  if (!isBare) {
    return (
      <Group name={name ?? keyName(control.key)} hint={hint} problem={problemAt(path)}>
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

/** What an item of a list is called: by its first text. */
function itemName(item: Json | undefined, standard: string): string {
  const text = isObject(item) && Object.values(item).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? `${standard}: ${text.slice(0, 40)}` : standard;
}

export function ObjectsControl({ control, path, value, name, isBare }: Props<'objects'>): ReactNode {
  const { texts, problemAt, change } = useFormContext();
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  const listName = name ?? keyName(control.key);
  const move = (index: number) => {
    const next = [...items];
    next.splice(index - 1, 2, items[index] as Json, items[index - 1] as Json);
    change(path, next);
  };
  return (
    <div className="cover-setting-list">
      {!isBare && <p className="cover-field-label">{listName}</p>}
      <p className="cover-field-hint">
        <ControlHint control={control} />
      </p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {items.map((item, index) => {
        const standard = format(texts.item, { name: listName, number: index + 1 });
        return (
          <Group
            key={index}
            name={itemName(item, standard)}
            problem={problemAt([...path, index])}
            actions={
              <>
                {index > 0 && (
                  <Button variant="quiet" icon="up" isTextHidden onClick={() => move(index)}>
                    {format(texts.moveUp, { name: standard })}
                  </Button>
                )}
                <Button variant="quiet" icon="trash" isTextHidden onClick={() => change([...path, index], undefined)}>
                  {format(texts.remove, { name: standard })}
                </Button>
              </>
            }
          >
            <Members controls={control.item.controls} path={[...path, index]} value={item} />
          </Group>
        );
      })}
      <Button icon="plus" onClick={() => change(path, [...items, {}])}>
        {format(texts.add, { name: listName })}
      </Button>
    </div>
  );
}

/** A key of a map. It is renamed once the field is left: each letter of it would be another key. */
function EntryKey({
  path,
  value,
  onRename,
}: {
  path: readonly (string | number)[];
  value: string;
  onRename: (key: string) => void;
}): ReactNode {
  const { texts } = useFormContext();
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      id={`${idOf(path)}-key`}
      name={`${path.join('.')}-key`}
      label={texts.entryKey}
      value={typed}
      isRequired={false}
      autoCapitalize="none"
      onChange={setTyped}
      onBlur={() => typed !== value && onRename(typed)}
    />
  );
}

export function MapControl({ control, path, value, name, isBare }: Props<'map'>): ReactNode {
  const { texts, problemAt, change, ControlView } = useFormContext();
  const entries = Object.entries(asObject(value));
  const mapName = name ?? keyName(control.key);
  const replace = (next: readonly (readonly [string, Json])[]) =>
    change(path, next.length > 0 ? Object.fromEntries(next) : undefined);
  const freeKey = () => {
    const [example = 'key'] = Object.keys(asObject(control.examples[0]));
    let key = example;
    for (let number = 2; entries.some(([taken]) => taken === key); number += 1) key = `${example}${number}`;
    return key;
  };
  const isSingle = control.value.kind === 'text';
  return (
    <div className="cover-setting-list">
      {!isBare && <p className="cover-field-label">{mapName}</p>}
      <p className="cover-field-hint">
        <ControlHint control={control} />
      </p>
      {problemAt(path) && <p className="cover-setting-problem">{problemAt(path)}</p>}
      {entries.map(([key, member], index) => (
        <div className="cover-setting-entry" key={`${index}-${key}`}>
          <EntryKey
            path={[...path, key]}
            value={key}
            onRename={(next) => replace(entries.map(([old, one]) => [old === key ? next : old, one] as const))}
          />
          <ControlView
            control={control.value}
            path={[...path, key]}
            value={member}
            name={isSingle ? key : keyName(key)}
          />
          <Button
            variant="quiet"
            icon="trash"
            isTextHidden
            onClick={() => replace(entries.filter(([old]) => old !== key))}
          >
            {format(texts.remove, { name: key })}
          </Button>
        </div>
      ))}
      <Button icon="plus" onClick={() => replace([...entries, [freeKey(), isSingle ? '' : {}]])}>
        {format(texts.add, { name: mapName })}
      </Button>
    </div>
  );
}

const referenced = new Map<string, LazyModule<ControlOf<'object'>>>();

/** The controls of another schema, loaded once it is opened. */
function schemaModule(name: string): LazyModule<ControlOf<'object'>> {
  let module = referenced.get(name);
  if (!module) {
    module = new LazyModule(async () => controlsOf(await loadJsonSchema(name)));
    referenced.set(name, module);
  }
  return module;
}

export function ReferenceControl({ control, path, value, name }: Props<'reference'>): ReactNode {
  const { texts, problemAt } = useFormContext();
  return (
    <Group name={format(texts.openKeys, { name: name ?? control.key })} problem={problemAt(path)}>
      <LazyBoundary module={schemaModule(control.schema)} texts={texts}>
        {({ controls }) => <Members controls={controls} path={path} value={value} />}
      </LazyBoundary>
    </Group>
  );
}
