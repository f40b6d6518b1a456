import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Language } from '#domain/language';
import type { ProjectStore } from '../project-store.ts';
import type { Project } from '../project.ts';
import type { Site } from '../site.ts';
import type { Texts } from './strings.en.ts';

/** The values that every view of the configurator uses. */
export interface ConfiguratorContextValue {
  texts: Texts;
  language: Language;
  store: ProjectStore;
  site: Site;
  /** Address of the folder of this build, from which the preview loads. */
  files: string;
  /**
   * Address of the folder with `covermount.js` on the team's site, as the configurator's page configures it; otherwise
   * empty.
   */
  siteFiles: string;
  version: string;
}

export const ConfiguratorContext = createContext<ConfiguratorContextValue | undefined>(undefined);

export function useConfigurator(): ConfiguratorContextValue {
  const context = useContext(ConfiguratorContext);
  if (!context) throw new Error('A view of the configurator is drawn within a ConfiguratorContext.');
  return context;
}

export const useProject = (): Project => useStore(useConfigurator().store, ({ project }) => project);
