/** Files that are fetched together, before they are needed, and again if that failed. */
export class Group<Module> {
  /** There once they are loaded, so that a page which was fetched in time is drawn at once. */
  module: Module | undefined;
  #loading: Promise<Module> | undefined;

  constructor(private readonly fetch: () => Promise<Module>) {}

  load(): Promise<Module> {
    this.#loading ??= this.fetch().then(
      (module) => (this.module = module),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }
}
