import type { ReactNode } from 'react';
import type { FieldKind, FieldOf, SchemaField } from '#configuration/schema-fields';
import { isLabels } from '../../schema/labels.ts';
import type { ControlViewProps } from './form-context.ts';
import { GroupControl, RecordControl, ReferenceControl, RowsControl } from './group-controls.tsx';
import { LabelsControl } from './labels-control.tsx';
import {
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  JsonControl,
  ListControl,
  NumberControl,
  TextControl,
} from './single-controls.tsx';
import { ThemeControl } from './theme-control.tsx';

type Views = { [Kind in FieldKind]: (props: ControlViewProps<FieldOf<Kind>>) => ReactNode };

const views: Views = {
  text: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  list: ListControl,
  rows: RowsControl,
  record: RecordControl,
  group: GroupControl,
  json: JsonControl,
  reference: ReferenceControl,
};

/** True for the design tokens of a widget or a brand. */
const isTheme = (field: SchemaField): field is FieldOf<'group'> => field.kind === 'group' && field.name === 'theme';

/** The control of any key of any schema. */
export function ControlView(props: ControlViewProps): ReactNode {
  const { field } = props;
  if (isLabels(field)) return <LabelsControl {...props} field={field} />;
  if (isTheme(field)) return <ThemeControl {...props} field={field} />;
  const View = views[field.kind] as (shown: ControlViewProps) => ReactNode;
  return <View {...props} />;
}
