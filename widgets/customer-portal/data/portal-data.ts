import type { Language } from '#domain/language';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { startMachine } from '#flow/machine/start-machine';
import { SessionEndedError } from '#services/errors';
import { connectResource, type Loaded, resourceMachine } from './resource.machine.ts';

/** Data that tabs load and show. */
export interface Resource<Value> {
  /** Returns the same object until the state changes. */
  read(): Loaded<Value>;
  subscribe(listener: () => void): () => void;
  /** Loads the value again after a failure. */
  retry(): void;
  /** Loads the value again; the current one stays until then. */
  reload(): void;
}

/** Loads a resource. Values that `load` closes over must not change: the resource outlives the tab. */
export type Load<Value> = (host: WidgetHost, signal: AbortSignal) => Promise<Value>;

interface PortalDataOptions {
  /** Read at each call: a changed configuration replaces it. */
  host: () => WidgetHost;
  /** The language of the services' responses. Data is kept for one language. */
  language: Language;
  /** A service said that the session is over. */
  onSessionEnded: () => void;
}

/** Data that was loaded for the signed-in customer, shared by the tabs. It is cleared when the session ends. */
export class PortalData {
  readonly #resources = new Map<string, Resource<unknown> & { stop: () => void }>();

  constructor(private readonly options: PortalDataOptions) {}

  /** Returns the resource of a key, and starts to load it the first time. */
  resource<Value>(key: string, load: Load<Value>): Resource<Value> {
    const resource = this.#resources.get(key) ?? this.#start(key, load);
    return resource as Resource<Value>;
  }

  /** Reloads those of the resources that were loaded. */
  reload(...keys: readonly string[]): void {
    for (const key of keys) this.#resources.get(key)?.reload();
  }

  /** Stops and drops all resources. */
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
