import type { Language } from '#domain/language';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { startMachine } from '#flow/machine/start-machine';
import { SessionEndedError } from '#services/errors';
import { connectResource, type Loaded, resourceMachine } from './resource.machine.ts';

/** Something that tabs load and show. */
export interface Resource<Value> {
  /** The same object until it changes. */
  read(): Loaded<Value>;
  subscribe(listener: () => void): () => void;
  /** Loads it after a failure. */
  retry(): void;
  /** Loads it again; what is shown stays until then. */
  reload(): void;
}

/** How a resource is loaded. What `load` closes over must not change: the resource outlives the tab. */
export type Load<Value> = (host: WidgetHost, signal: AbortSignal) => Promise<Value>;

interface PortalDataOptions {
  /** Read at each call: a changed configuration replaces it. */
  host: () => WidgetHost;
  /** The language that the services answer in: another one has its own data. */
  language: Language;
  /** A service said that the session is over. */
  onSessionEnded: () => void;
}

/** What was loaded for the customer who is signed in, shared by the tabs. It ends with the session. */
export class PortalData {
  readonly #resources = new Map<string, Resource<unknown> & { stop: () => void }>();

  constructor(private readonly options: PortalDataOptions) {}

  /** Loads a resource the first time that anybody asks for it. */
  resource<Value>(key: string, load: Load<Value>): Resource<Value> {
    const resource = this.#resources.get(key) ?? this.#start(key, load);
    return resource as Resource<Value>;
  }

  /** Loads some resources again, those that were loaded. */
  reload(...keys: readonly string[]): void {
    for (const key of keys) this.#resources.get(key)?.reload();
  }

  /** Stops and forgets everything. */
  clear(): void {
    for (const { stop } of this.#resources.values()) stop();
    this.#resources.clear();
  }

  #start(key: string, load: Load<unknown>): Resource<unknown> {
    const machine = resourceMachine.provide({
      actors: {
        load: fromService((_, signal) =>
          load(this.options.host(), signal).catch((error: unknown) => {
            if (error instanceof SessionEndedError) this.options.onSessionEnded();
            throw error;
          }),
        ),
      },
    });
    const { actor, view, stop } = startMachine(machine, { input: undefined, view: { loaded: connectResource } });
    const resource = {
      read: () => view().loaded,
      subscribe: (listener: () => void) => {
        const subscription = actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
      retry: () => actor.send({ type: 'RETRY' }),
      reload: () => actor.send({ type: 'RELOAD' }),
      stop,
    };
    this.#resources.set(key, resource);
    return resource;
  }
}
