import type { Context } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { NotFound } from '../platform/errors/app-error.ts';
import { pictureHeaders } from '../platform/media/picture-response.ts';
import { drawOutline } from './draw-outline.ts';
import { readOutlineAddress } from './outline-address.ts';
import { loadOutlines } from './outlines.ts';

/**
 * `/media/outline/{hash}/{lang}/{lat},{lon},{town}-{shape}-{mode}.svg`: a municipality among its neighbours. Not
 * cached at the edge, because drawing costs less than a lookup; browsers cache it for a year.
 */
export async function outlineRoute(
  c: Context<AppEnv, '/media/outline/:hash/:lang/:file'>,
): Promise<Response> {
  const request = readOutlineAddress(c.req.param('lang'), c.req.param('file'));
  if (request === null) throw new NotFound('invalid path of a picture of outlines');
  const svg = drawOutline(await loadOutlines(c.env.ASSETS), request, c.get('site').theme);
  return new Response(svg, { headers: pictureHeaders('image/svg+xml', null, 'forever') });
}
