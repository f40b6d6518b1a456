import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { SummaryList } from './summary-list.tsx';

const texts = {
  en: {
    label: 'Drivers',
    primary: 'Named insured',
    edit: 'Edit',
    remove: 'Remove',
    add: 'Add a driver',
    alex: 'Born April 15, 1990',
    sam: 'Spouse, born March 2, 1991',
    vehicles: 'Vehicles',
    none: 'No vehicle yet. Add the one that you drive most.',
    addVehicle: 'Add a vehicle',
  },
  es: {
    label: 'Conductores',
    primary: 'Asegurado principal',
    edit: 'Editar',
    remove: 'Quitar',
    add: 'Agregar un conductor',
    alex: 'Nació el 15 de abril de 1990',
    sam: 'Cónyuge, nació el 2 de marzo de 1991',
    vehicles: 'Vehículos',
    none: 'Aún no hay vehículos. Agregue el que más conduce.',
    addVehicle: 'Agregar un vehículo',
  },
};

export function Drivers({ language }: ExampleProps) {
  const [names, setNames] = useState(['Alex Example', 'Sam Example']);
  const text = texts[language];
  return (
    <SummaryList
      label={text.label}
      items={names.map((name, index) => ({
        key: name,
        title: name,
        detail: index === 0 ? text.alex : text.sam,
        badge: index === 0 && <Badge>{text.primary}</Badge>,
        icon: 'person',
        actions: [
          { label: text.edit, accessibleName: `${text.edit} ${name}`, icon: 'edit', onClick: () => undefined },
          ...(index === 0
            ? []
            : [
                {
                  label: text.remove,
                  accessibleName: `${text.remove} ${name}`,
                  icon: 'trash' as const,
                  onClick: () => setNames(names.filter((other) => other !== name)),
                },
              ]),
        ],
      }))}
    >
      <Button icon="plus">{text.add}</Button>
    </SummaryList>
  );
}

export function NoVehicles({ language }: ExampleProps) {
  const { vehicles, none, addVehicle } = texts[language];
  return (
    <SummaryList label={vehicles} items={[]} emptyText={none}>
      <Button icon="plus">{addVehicle}</Button>
    </SummaryList>
  );
}
