import { useEffect, useState } from 'react';
import { loadSchemas, type Schemas } from '../configuration/load-schemas.ts';
import type { Project, Section } from '../project.ts';

export const schemaOf = ({ widget }: Pick<Project, 'widget'>, section: Section): string =>
  section === 'widget' ? widget : section;

export interface LoadedSchemas {
  /** Undefined while loading. */
  schemas: Schemas | undefined;
  isMissing: boolean;
  retry: () => void;
}

/** The schemas of a name, once they have loaded. Undefined right after the name changes. */
export function useSchemas(name: string): LoadedSchemas {
  const [loaded, setLoaded] = useState<Schemas>();
  const [missing, setMissing] = useState('');
  useEffect(() => {
    let isWanted = true;
    if (missing === name) return undefined;
    loadSchemas(name).then(
      (schemas) => isWanted && setLoaded(schemas),
      () => isWanted && setMissing(name),
    );
    return () => {
      isWanted = false;
    };
  }, [name, missing]);
  return {
    schemas: loaded?.name === name ? loaded : undefined,
    isMissing: missing === name,
    retry: () => setMissing(''),
  };
}
