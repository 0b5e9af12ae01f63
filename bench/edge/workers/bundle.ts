interface Worker {
  fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response>;
}

/** Where the bench puts the production bundle: a module beside its own entry. */
const ADDRESS: string = './bundle.mjs';

/** Starts the production bundle of the Worker that an entry stands before. */
export const startBundle = async (): Promise<Worker> => (await import(ADDRESS)).default;
