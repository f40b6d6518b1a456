import type { ReactNode } from 'react';
import { keyName } from '#configuration/key-name';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import type { FieldTexts } from '#ui/field';
import { type Path } from '../../json.ts';
import { isShown, valueText } from '../../schema/control-text.ts';
import type { Control } from '../../schema/controls.ts';
import { type ControlViewProps, useFormContext } from './form-context.ts';
import './control-frame.css';

/** Text with `code` in back-ticks. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** What a control does, its default and an example. The schemas are written in English. */
export function ControlHint({ control }: { control: Control }): ReactNode {
  const { texts } = useFormContext();
  const { description, standard, isRequired } = control;
  const [example] = control.examples;
  const facts = [
    isShown(standard) && format(texts.standard, { value: valueText(standard) }),
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

/** The words of a field for a control. */
export function useFieldTexts({ control, path, name }: ControlViewProps): FieldTexts & { id: string; name: string } {
  const { problemAt } = useFormContext();
  return {
    id: idOf(path),
    name: path.join('.'),
    label: name ?? keyName(control.key),
    hint: <ControlHint control={control} />,
    error: problemAt(path),
    // Nearly every setting is optional: where other forms say so, the name of the key stands.
    ...(!control.isRequired && { optionalText: control.key || ' ' }),
  };
}

/** A control with a button that removes its value, while it has one. */
export function ControlFrame({
  control,
  path,
  value,
  name,
  children,
}: ControlViewProps & { children: ReactNode }): ReactNode {
  const { texts, change } = useFormContext();
  return (
    <div className={`cover-setting${value === undefined ? '' : ' cover-setting-set'}`}>
      {children}
      {value !== undefined && !control.isRequired && (
        <div className="cover-setting-reset">
          <Button variant="quiet" icon="close" isTextHidden onClick={() => change(path, undefined)}>
            {format(texts.reset, { name: name ?? keyName(control.key) })}
          </Button>
        </div>
      )}
    </div>
  );
}
