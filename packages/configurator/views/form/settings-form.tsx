import { type ReactNode, useMemo, useState } from 'react';
import { schemaFields } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { LiveRegion } from '#ui/live-region';
import { TextField } from '#ui/text-field';
import type { Schemas } from '../../configuration/load-schemas.ts';
import { placeText } from '../../configuration/read-section.ts';
import { asObject, type Json, type JsonObject, type Path, valueAt, withValueAt } from '../../json.ts';
import { oneStep } from '../../project-store.ts';
import { type SettingsGroup, groupFields } from '../../schema/field-groups.ts';
import { isFound } from '../../schema/field-text.ts';
import { useConfigurator } from '../configurator-context.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import type { Texts } from '../strings.en.ts';
import { ControlView } from './control-view.tsx';
import { FormContext } from './form-context.ts';
import { ObjectControls } from './group-controls.tsx';
import './settings-form.css';

const titleOf = ({ name, fields: [first] }: SettingsGroup, texts: Texts): string =>
  name ? texts[`group.${name}`] : (first?.label ?? '');

interface FormGroupProps {
  group: SettingsGroup;
  openKey: string | undefined;
  value: JsonObject;
  isOpenAtFirst: boolean;
}

function FormGroup({ group, openKey, value, isOpenAtFirst }: FormGroupProps): ReactNode {
  const { texts } = useConfigurator();
  const set = group.fields.filter(({ name }) => Object.hasOwn(value, name)).length;
  return (
    <LazyDisclosure
      openKey={openKey}
      isOpenAtFirst={isOpenAtFirst}
      summary={
        <h2 className="cover-form-group-title">
          {titleOf(group, texts)}
          {set > 0 && (
            <span className="cover-form-group-mark">
              <span aria-hidden="true">{set}</span>
              <span className="cover-hidden"> · {format(texts.setCount, { count: set })}</span>
            </span>
          )}
        </h2>
      }
    >
      {() => <ObjectControls fields={group.fields} path={[]} value={value} isBare={group.fields.length === 1} />}
    </LazyDisclosure>
  );
}

export interface SettingsFormProps {
  schemas: Schemas;
  value: JsonObject;
  /** The reader's problem texts by path. */
  problems: ReadonlyMap<string, string>;
  /** The values of the brand and the page block that the section overrides. */
  inherited: JsonObject;
  themeBelow: (path: Path) => JsonObject;
  onChange: (value: JsonObject, what: string) => void;
  onRename: (path: Path, from: string, to: string) => void;
}

/** The form of a schema: a control for every key, in groups, with a search. */
export function SettingsForm({
  schemas,
  value,
  problems,
  inherited,
  themeBelow,
  onChange,
  onRename,
}: SettingsFormProps): ReactNode {
  const { texts } = useConfigurator();
  const [words, setWords] = useState('');
  const groups = useMemo(() => groupFields(schemaFields(schemas.json)), [schemas]);
  const isSearching = words.trim() !== '';
  const found = groups
    .map((group) => ({ ...group, fields: group.fields.filter((field) => isFound(field, words)) }))
    .filter(({ fields }) => fields.length > 0);
  const count = found.reduce((sum, { fields }) => sum + fields.length, 0);
  const result = count === 0 ? texts.foundNone : count === 1 ? texts.foundOne : format(texts.found, { count });
  const context = {
    texts,
    words: isSearching ? words : '',
    themeBelow,
    inheritedAt: (path: Path) => valueAt(inherited, path),
    problemAt: (path: Path) => problems.get(placeText(path)),
    change: (path: Path, next: Json | undefined) =>
      onChange(
        asObject(withValueAt(value, path, next)),
        next === undefined ? oneStep : `${schemas.name}:${placeText(path)}`,
      ),
    renameKey: onRename,
    ControlView,
  };
  return (
    <FormContext value={context}>
      <div className="cover-settings-form">
        <TextField
          id="find-setting"
          name="find-setting"
          type="search"
          label={texts.find}
          isLabelHidden
          placeholder={texts.find}
          value={words}
          isRequired={false}
          autoComplete="off"
          onChange={setWords}
        />
        <LiveRegion message={isSearching ? result : ''} />
        {isSearching && count === 0 && <p className="cover-field-hint">{texts.foundNone}</p>}
        {found.map((group, index) => (
          <FormGroup
            // A search opens its matches; without one, groups keep their open state.
            key={`${schemas.name} ${group.name ?? group.fields[0]?.name} ${isSearching}`}
            group={group}
            openKey={isSearching ? undefined : `group ${group.name ?? group.fields[0]?.name}`}
            value={value}
            isOpenAtFirst={isSearching || index === 0}
          />
        ))}
      </div>
    </FormContext>
  );
}
