import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { urlOf } from '../request/url.ts';
import { viewContext } from './view-context.ts';

/**
 * Origin of the links in mails about this request. For a preview it is the preview's origin, because the site's own
 * hostname may still belong to another site. An external content service does not know previews, so it gets the
 * site's first hostname.
 */
export const mailOrigin = (c: Context<AppEnv>): string =>
  c.get('preview') && !c.env.CONTENT_SERVICE_URL && c.get('site').service?.scope !== 'full'
    ? urlOf(c).origin
    : viewContext(c).origin;
