import { type ComponentType, createContext, useContext } from 'react';
import type { SchemaField } from '#configuration/schema-fields';
import type { Json, JsonObject, Path } from '../../json.ts';
import type { Texts } from '../strings.en.ts';

export interface ControlViewProps<Shown extends SchemaField = SchemaField> {
  field: Shown;
  /** The path of the value, from the top of the section. */
  path: Path;
  value: Json | undefined;
  /** Its name, when the key has no meaning: for an item of a list. */
  name?: string | undefined;
  /** The name is already shown above it. */
  isBare?: boolean | undefined;
}

/** The values that every control of a form uses. */
export interface FormContextValue {
  texts: Texts;
  /** The reader's problem with the value at a path. */
  problemAt: (path: Path) => string | undefined;
  /** The value of the brand or the page block at a path, which applies without a value here. */
  inheritedAt: (path: Path) => Json | undefined;
  /** The theme that the theme at a path overrides. */
  themeBelow: (path: Path) => JsonObject;
  /** Sets a value; undefined removes it. */
  change: (path: Path, value: Json | undefined) => void;
  /** Renames a key of the object at a path. */
  renameKey: (path: Path, from: string, to: string) => void;
  /** The search text; empty without a search. */
  words: string;
  /** Renders any control: groups contain others. */
  ControlView: ComponentType<ControlViewProps>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A control is drawn within a FormContext.');
  return context;
}
