import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { environmentOf } from './environment.ts';
import './combobox.css';

export interface ComboboxOption {
  /** Unique among the options. */
  key: string;
  label: string;
}

export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption>
  extends FieldBinding<string>, Omit<FieldTexts, 'label'> {
  label: string;
  /** The options that match the text; the list is open while it has options and the field has the focus. */
  options: readonly Option[];
  /** Called when an option is selected; the text is already its label. */
  onChoose: (option: Option) => void;
  /** Announced politely under the field: loading, the number of options, or none. */
  status: string;
  isBusy?: boolean | undefined;
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

type State = UseComboboxState<ComboboxOption>;

/** Blur and Escape keep the typed text and select nothing. */
function keepsText(_: State, { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>): Partial<State> {
  const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  return type === InputBlur || type === InputKeyDownEscape ? { isOpen: false, highlightedIndex: -1 } : changes;
}

/** A text field with suggestions. Any text is valid; suggestions only save typing. */
export function Combobox<Option extends ComboboxOption = ComboboxOption>(props: ComboboxProps<Option>): ReactNode {
  const { id, name, value, label, hint, error, announcesError, optionalText, options, status, onChange, onBlur } =
    props;
  const box = useRef<HTMLDivElement>(null);
  const [environment, setEnvironment] = useState<ReturnType<typeof environmentOf>>();
  useLayoutEffect(() => {
    const root = box.current?.getRootNode();
    if (root instanceof ShadowRoot || root instanceof Document) setEnvironment(environmentOf(root));
  }, []);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    id: `${id}-combobox`,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.key,
    inputValue: value,
    // No option stays selected: its label becomes the text, and the option can be selected again.
    selectedItem: null,
    stateReducer: keepsText as never,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onChange(selectedItem.label);
      props.onChoose(selectedItem);
    },
    ...(environment && { environment }),
  });
  const isListed = isOpen && options.length > 0;
  const list = useRef<HTMLUListElement>(null);

  // In a scrolling dialog, the list may open below the visible part.
  useEffect(() => {
    if (isListed) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isListed]);

  return (
    <Field {...{ id, label, hint, error, announcesError, optionalText, status }}>
      <div className="cover-combobox" ref={box} aria-busy={props.isBusy || undefined}>
        <input
          {...getInputProps({
            className: 'cover-control',
            name,
            autoComplete: props.autoComplete ?? 'off',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: props.enterKeyHint,
            // Synchronously, before the library's own update: otherwise the caret jumps.
            onChange: (event) => onChange(event.currentTarget.value),
            onBlur,
            onKeyDown: (event) => {
              // Without a list, Escape and Enter keep their default behavior.
              const isOthers = !isListed && (event.key === 'Escape' || event.key === 'Enter');
              if (isOthers) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            },
          })}
          role="combobox"
          aria-controls={`${id}-list`}
          part="input"
          aria-expanded={isListed}
          aria-labelledby={undefined}
          aria-activedescendant={
            (isListed && highlightedIndex >= 0 && `${id}-combobox-item-${highlightedIndex}`) || undefined
          }
          aria-required={optionalText ? undefined : true}
          {...fieldWiring(id, { hint, error }, error ? undefined : `${id}-status`)}
        />
        <ul
          {...getMenuProps({ ref: list, 'aria-label': label })}
          className="cover-combobox-list"
          part="combobox-list"
          hidden={!isListed}
        >
          {isListed &&
            options.map((option, index) => (
              <li
                {...getItemProps({ item: option, index })}
                key={option.key}
                className={`cover-combobox-option${index === highlightedIndex ? ' cover-combobox-at' : ''}`}
                part="combobox-option"
              >
                {option.label}
              </li>
            ))}
        </ul>
      </div>
    </Field>
  );
}
