interface Worker {
  fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response>;
}

/** Module of the production bundle, beside the benchmark's entry. */
const ADDRESS: string = './bundle.mjs';

/** Starts the production bundle of the Worker that an entry wraps. */
export const startBundle = async (): Promise<Worker> => (await import(ADDRESS)).default;

/** Starts the content service's production bundle, with the door of the site's binding. */
export const startContentBundle = async (): Promise<Worker> => {
  const { SiteDoor, default: only } = await import(ADDRESS);
  // Bundles of an older checkout have one door.
  if (SiteDoor === undefined) return only;
  return { fetch: (request, env, context) => new SiteDoor(context, env).fetch(request) };
};
