import { type ReactNode, useRef } from 'react';
import type { SchemaField } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import type { FieldTexts } from '#ui/field';
import type { Json, Path } from '../../json.ts';
import { isShown, valueText } from '../../schema/field-text.ts';
import { type ControlViewProps, useFormContext } from './form-context.ts';
import './control-frame.css';

/** Renders text in backticks as `code`. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The value that applies without one in the form: an inherited one, otherwise the default. */
export function useFallback(field: SchemaField, path: Path): unknown {
  return useFormContext().inheritedAt(path) ?? field.default;
}

export interface FieldHintProps {
  field: SchemaField;
  /** The value of the brand or the page block. */
  inherited?: Json | undefined;
}

/** A field's description, its inherited value or its default, and an example. The schemas are written in English. */
export function FieldHint({ field, inherited }: FieldHintProps): ReactNode {
  const { texts } = useFormContext();
  const { description, default: standard, examples: [example] = [], isRequired } = field;
  const facts = [
    isShown(inherited)
      ? format(texts.inherited, { value: valueText(inherited) })
      : isShown(standard) && format(texts.standard, { value: valueText(standard) }),
    isShown(example) && format(texts.forExample, { value: valueText(example) }),
  ].filter((fact) => fact !== false);
  return (
    <>
      {isRequired && <>{texts.required} </>}
      <span lang="en">
        <CodeText text={description} />
      </span>
      {facts.length > 0 && <span className="cover-setting-facts">{facts.join(' · ')}</span>}
    </>
  );
}

export const idOf = (path: Path): string => `setting-${path.join('-')}`;

/** The texts of a field. */
export function useFieldTexts({ field, path, name }: ControlViewProps): FieldTexts & { id: string; name: string } {
  const { problemAt, inheritedAt } = useFormContext();
  return {
    id: idOf(path),
    name: path.join('.'),
    label: name ?? field.label,
    hint: <FieldHint field={field} inherited={inheritedAt(path)} />,
    error: problemAt(path),
    // Nearly every setting is optional, so the name of the key is shown in place of that hint.
    ...(!field.isRequired && { optionalText: field.name || ' ' }),
  };
}

/**
 * A control with a reset button, while it has a value. An entry of a record, whose field has no name, has a button of
 * its own that removes it.
 */
export function ControlFrame({
  field,
  path,
  value,
  name,
  children,
}: ControlViewProps & { children: ReactNode }): ReactNode {
  const { texts, change, inheritedAt } = useFormContext();
  const isOptional = !field.isRequired || inheritedAt(path) !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const reset = () => {
    change(path, undefined);
    // The reset button is gone now.
    frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <div ref={frame} className={`cover-setting${value === undefined ? '' : ' cover-setting-set'}`}>
      {children}
      {value !== undefined && isOptional && field.name !== '' && (
        <div className="cover-setting-reset">
          <Button variant="quiet" icon="close" isTextHidden onClick={reset}>
            {format(texts.reset, { name: name ?? field.label })}
          </Button>
        </div>
      )}
    </div>
  );
}
