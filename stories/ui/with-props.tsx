import { Children, cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>>;

interface Override {
  /** The component. */
  part: unknown;
  props: Props;
}

type FunctionComponent = (props: Props) => ReactNode;

const isFunctionComponent = (type: unknown): type is FunctionComponent =>
  typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {}));

/** Calls a component in its own place, so that its hooks belong to it, and overrides what it returns. */
function Inside({
  render,
  input,
  override,
}: {
  render: FunctionComponent;
  input: Props;
  override: Override;
}): ReactNode {
  return overridden(render(input), override);
}

function overriddenElement(element: ReactElement<Props>, override: Override): ReactElement {
  const { type, props, key } = element;
  if (type === override.part) return cloneElement(element, override.props);
  if (isFunctionComponent(type)) return <Inside key={key} render={type} input={props} override={override} />;
  if (props.children === undefined) return element;
  return cloneElement(element, {}, overridden(props.children as ReactNode, override));
}

function overridden(node: ReactNode, override: Override): ReactNode {
  if (Array.isArray(node)) return Children.map(node, (child: ReactNode) => overridden(child, override));
  return isValidElement<Props>(node) ? overriddenElement(node, override) : node;
}

/** Renders its children with properties set on each element of a part, however deep it is. */
export function WithProps({ part, props, children }: Override & { children: ReactNode }): ReactNode {
  return overridden(children, { part, props });
}
