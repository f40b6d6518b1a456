import type { ReactNode } from 'react';
import type { Control, ControlOf } from '../../schema/controls.ts';
import type { ControlViewProps } from './form-context.ts';
import { MapControl, ObjectControlView, ObjectsControl, ReferenceControl } from './group-controls.tsx';
import { LabelsControl } from './labels-control.tsx';
import {
  AnyControl,
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  NumberControl,
  TextControl,
  UnionControl,
  ValuesControl,
} from './single-controls.tsx';
import { ThemeControl } from './theme-control.tsx';

type Views = { [Kind in Control['kind']]: (props: ControlViewProps<ControlOf<Kind>>) => ReactNode };

const views: Views = {
  text: TextControl,
  number: NumberControl,
  boolean: BooleanControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  values: ValuesControl,
  objects: ObjectsControl,
  map: MapControl,
  object: ObjectControlView,
  labels: LabelsControl,
  theme: ThemeControl,
  union: UnionControl,
  any: AnyControl,
  reference: ReferenceControl,
};

/** The control of any key of any schema. */
export function ControlView(props: ControlViewProps): ReactNode {
  const View = views[props.control.kind] as (shown: ControlViewProps) => ReactNode;
  return <View {...props} />;
}
