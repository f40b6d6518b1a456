import { createContext } from 'react';

/** Tells the page that a module of the widget could not be loaded. The runtime provides it. */
export const MissingModuleReport = createContext<() => void>(() => undefined);
