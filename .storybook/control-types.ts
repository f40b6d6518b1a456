import type { ArgTypesEnhancer, InputType, SBType, StrictInputType } from 'storybook/internal/csf';

const isAbsent = (type: SBType) => type.name === 'other' && type.value === 'undefined';
const isNode = (type: SBType) => type.name === 'node' || (type.name === 'other' && type.value.endsWith('ReactNode'));

/** `Type | undefined` as `Type`: Storybook shows any other union as an object to be edited as JSON. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const present = type.value.filter((part) => !isAbsent(part)).map(withoutUndefined);
  const [only] = present;
  if (only && present.length === 1) return only;
  return present.every(({ name }) => name === 'literal')
    ? { name: 'enum', value: present.map((part) => (part.name === 'literal' ? String(part.value) : '')) }
    : { ...type, value: present };
}

const unquoted = (text: string) => text.replaceAll(/^["']|["']$/g, '');

function controlOf(type: SBType): Pick<InputType, 'control' | 'options'> {
  switch (type.name) {
    case 'boolean':
    case 'number':
      return { control: { type: type.name } };
    case 'string':
      return { control: { type: 'text' } };
    case 'literal':
      return { control: { type: 'select' }, options: [unquoted(String(type.value))] };
    case 'enum':
      return { control: { type: 'select' }, options: type.value.map((value) => unquoted(String(value))) };
    case 'array':
    case 'object':
      return { control: { type: 'object' } };
    default:
      return { control: isNode(type) ? { type: 'text' } : false };
  }
}

/** The accepted values for the table; undefined where Storybook's own text is better. */
function summaryOf(type: SBType): string | undefined {
  switch (type.name) {
    case 'boolean':
    case 'number':
      return type.name;
    case 'string':
      return 'text';
    case 'literal':
      return unquoted(String(type.value));
    case 'enum':
      return type.value.length > 8 ? `one of ${type.value.length}` : type.value.map(String).map(unquoted).join(' | ');
    case 'node':
    case 'other':
      return isNode(type) ? 'text' : undefined;
    default:
      return undefined;
  }
}

function withControl(argType: StrictInputType): StrictInputType {
  if (!argType.type) return argType;
  const type = withoutUndefined(argType.type);
  const summary = summaryOf(type);
  return {
    ...argType,
    ...controlOf(type),
    type,
    ...(summary !== undefined && { table: { ...argType.table, type: { summary } } }),
  };
}

/** Gives each property of a part a control that fits its type; functions and refs have none. */
export const controlTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.control === undefined ? withControl(argType) : argType,
    ]),
  );
