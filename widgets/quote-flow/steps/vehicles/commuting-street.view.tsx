import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Address } from '#domain/driver';
import { isShallowEqual } from '#flow/shallow-equal';
import { plural } from '#i18n/plural';
import { Combobox } from '#ui/combobox';
import type { FieldBinding } from '#ui/form';
import { useFlow } from '../../flow-context.ts';
import { addressSearchOf, connectAddressSearch } from './address-search.ts';

interface Props {
  field: FieldBinding<string>;
  /** The parts of a chosen suggestion. */
  onFound: (address: Address) => void;
}

/** The street of a workplace, with suggestions of complete addresses. Typed text is valid without them. */
export function CommutingStreet({ field, onFound }: Props): ReactNode {
  const { labels, host } = useFlow();
  const latest = useRef({ host, onFound });
  useEffect(() => {
    latest.current = { host, onFound };
  });
  const [machine] = useState(() => addressSearchOf(() => latest.current.host.client));
  const actor = useActorRef(machine);
  const { suggestions, address, isBusy, hasSuggestions, isEmpty, hasFailed } = useSelector(
    actor,
    connectAddressSearch,
    isShallowEqual,
  );

  useEffect(() => {
    if (address) latest.current.onFound(address);
  }, [address]);

  const status = (() => {
    if (isBusy) return labels.addressesLoading;
    if (hasSuggestions) {
      return plural(host.language, suggestions.length, { one: labels.addressesOne, other: labels.addressesMany });
    }
    if (isEmpty) return labels.addressesNone;
    if (hasFailed) return labels.addressesFailed;
    return address ? labels.addressFilled : '';
  })();

  return (
    <Combobox
      {...field}
      label={labels.street}
      hint={labels.commutingStreetHint}
      enterKeyHint="next"
      options={suggestions.map((suggestion) => ({
        ...suggestion,
        key: suggestion.magicKey || suggestion.text,
        label: suggestion.text,
      }))}
      status={status}
      isBusy={isBusy}
      onChange={(text) => {
        field.onChange(text);
        actor.send({ type: 'ADDRESS.TYPED', text });
      }}
      onChoose={({ text, magicKey }) => actor.send({ type: 'ADDRESS.CHOSEN', suggestion: { text, magicKey } })}
    />
  );
}
