import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Request, Response } from 'miniflare';

/** Stand-in for a Worker's binding to static files; an isolate reads its texts from there once (decision 66). */
export const assetsOf =
  (folder: string) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const bytes = await readFile(join(folder, pathname)).catch(() => null);
    return bytes === null ? new Response(null, { status: 404 }) : new Response(bytes);
  };
