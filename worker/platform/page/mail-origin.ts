import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { urlOf } from '../request/url.ts';
import { viewContext } from './view-context.ts';

/**
 * How addresses begin in mails of what is asked here. At a preview they lead to the preview: the site's own hostname
 * may still be another site's. Services of others know of no preview, and are told the site's first hostname.
 */
export const mailOrigin = (c: Context<AppEnv>): string =>
  c.get('preview') && !c.env.CONTENT_SERVICE_URL && c.get('site').service?.scope !== 'full'
    ? urlOf(c).origin
    : viewContext(c).origin;
