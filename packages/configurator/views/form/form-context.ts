import { type ComponentType, createContext, useContext } from 'react';
import type { SchemaField } from '#configuration/schema-fields';
import type { Json, JsonObject, Path } from '../../json.ts';
import type { Texts } from '../strings.en.ts';

export interface ControlViewProps<Shown extends SchemaField = SchemaField> {
  field: Shown;
  /** Where its value is, from the top of the section. */
  path: Path;
  value: Json | undefined;
  /** Its name, where its key says nothing: of an item of a list. */
  name?: string | undefined;
  /** Its name is shown above it. */
  isBare?: boolean | undefined;
}

/** What every control of a form has. */
export interface FormContextValue {
  texts: Texts;
  /** The reader's words on a value. */
  problemAt: (path: Path) => string | undefined;
  /** The theme that the theme at a path is laid over. */
  themeBelow: (path: Path) => JsonObject;
  /** Sets a value, or removes it. */
  change: (path: Path, value: Json | undefined) => void;
  /** Gives a key of the object at a path another name. */
  renameKey: (path: Path, from: string, to: string) => void;
  /** What is looked for; empty when nothing is. */
  words: string;
  /** Draws any control: groups have others in them. */
  ControlView: ComponentType<ControlViewProps>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A control is drawn within a FormContext.');
  return context;
}
