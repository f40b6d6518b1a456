import type { ReactNode } from 'react';
import { keyName } from '#configuration/key-name';
import type { FieldOf, SchemaField } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { asObject, type Json, type Path, valueAt } from '../../json.ts';
import { hasWords, isShown, labelText, valueText } from '../../schema/field-text.ts';
import { type LabelText, labelTexts } from '../../schema/labels.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import { Segments } from '../segments.tsx';
import { useRemembered } from '../view-memory.ts';
import { ControlFrame, idOf } from './control-frame.tsx';
import { type ControlViewProps, useFormContext } from './form-context.ts';

type TextsFor = 'both' | 'en' | 'es';

/** With more texts than this, they are grouped by the first part of their keys. */
const fewTexts = 14;
const longText = 60;

const partOf = (key: string): string => (key.includes('.') ? (key.split('.', 1)[0] as string) : '');

interface LabelFieldProps {
  label: LabelText;
  path: Path;
  value: Json | undefined;
  language: TextsFor;
}

/** A label of the widget. Its standard text names the field. */
function LabelField({ label, path, value, language }: LabelFieldProps): ReactNode {
  const { texts, problemAt, inheritedAt, change } = useFormContext();
  const { key, standard } = label;
  const inherited = inheritedAt(path) ?? (language === 'both' ? undefined : inheritedAt([...path.slice(0, -2), key]));
  const wording = standard[language === 'es' ? 'es' : 'en'];
  const shown = {
    id: idOf(path),
    name: path.join('.'),
    label: keyName(key),
    optionalText: key,
    value: typeof value === 'string' ? value : '',
    error: problemAt(path),
    hint: (
      <>
        <span lang={language === 'es' ? 'es' : 'en'}>
          {wording}
          {language === 'both' && standard.es !== '' && (
            <span className="cover-setting-facts" lang="es">
              {standard.es}
            </span>
          )}
        </span>
        {isShown(inherited) && (
          <span className="cover-setting-facts">{format(texts.inherited, { value: valueText(inherited) })}</span>
        )}
      </>
    ),
    onChange: (text: string) => change(path, text === '' ? undefined : text),
  };
  const field: SchemaField = { name: key, label: keyName(key), description: '', kind: 'text' };
  return (
    <ControlFrame field={field} path={path} value={value} name={`${keyName(key)} (${texts[`textsFor.${language}`]})`}>
      {wording.length > longText ? <TextArea {...shown} /> : <TextField {...shown} />}
    </ControlFrame>
  );
}

/** The texts of a widget: for both languages, or for one of them. */
export function LabelsControl({ field, path, value }: ControlViewProps<FieldOf<'group'>>): ReactNode {
  const { texts, words } = useFormContext();
  const [language, setLanguage] = useRemembered<TextsFor>(`${idOf(path)} language`, 'both');
  const at = language === 'both' ? path : [...path, language];
  const set = asObject(language === 'both' ? value : valueAt(value, [language]));
  const all = labelTexts(field);
  const found = words.trim() ? all.filter((label) => hasWords(labelText(label), words)) : all;
  const parts = [...new Set(found.map(({ key }) => partOf(key)))];
  const fields = (labels: readonly LabelText[]) => (
    <div className="cover-setting-members">
      {labels.map((label) => (
        <LabelField
          key={label.key}
          label={label}
          path={[...at, label.key]}
          value={Object.hasOwn(set, label.key) ? set[label.key] : undefined}
          language={language}
        />
      ))}
    </div>
  );
  return (
    <div className="cover-setting-list">
      <Segments
        label={texts.textsFor}
        options={(['both', 'en', 'es'] as const).map((option) => ({
          value: option,
          label: texts[`textsFor.${option}`],
        }))}
        value={language}
        onChange={setLanguage}
      />
      {found.length <= fewTexts || parts.length === 1
        ? fields(found)
        : parts.map((part) => {
            const members = found.filter(({ key }) => partOf(key) === part);
            return (
              <LazyDisclosure
                key={part}
                openKey={`${idOf(path)} ${part}`}
                summary={
                  <>
                    {part === '' ? texts.otherTexts : keyName(part)}{' '}
                    <span className="cover-field-optional">
                      {format(texts.textsCount, {
                        set: members.filter(({ key }) => Object.hasOwn(set, key)).length,
                        count: members.length,
                      })}
                    </span>
                  </>
                }
              >
                {() => fields(members)}
              </LazyDisclosure>
            );
          })}
    </div>
  );
}
