import { isByAddress } from '#wire/own-service.ts';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import type { ContentHttp } from './http.ts';
import type { ResourceCaller, SiteCall } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

export interface AssetQuery {
  readonly hash?: string;
  /** Size of a picture: `w400`, `w800`, `w1600`, `w2400`. */
  readonly version?: string;
}

async function ask(
  http: ContentHttp,
  caller: ResourceCaller,
  name: string,
  query: AssetQuery,
): Promise<Response> {
  const path = contentPath`/sites/${siteOf(caller)}/assets/${slugSegment(name)}`;
  const answer = await http.get(path, { ...scopeOf(caller), search: { ...query } });
  if (answer instanceof Response) return answer;
  throw new ContentUnavailable(`asset ${name} came ${answer === null ? 'empty' : 'as JSON'}`);
}

const isMissing = (error: unknown): boolean => error instanceof ContentHttpError && error.status === 404;

/**
 * `GET …/assets/{name}?hash=&version=`: the raw response with an unread body; cached as a picture, if at all
 * (`worker/platform/media`). A site's own service is asked only for files that the deployment's service
 * lacks: logo and portraits of an agency stay here whatever happens to its system. Throws NotFound.
 */
export const asset: SiteCall<readonly [string, AssetQuery], Response> = {
  async run({ services }, caller, name, query) {
    const { embedded } = services;
    const own = services.of(caller.site, 'getAsset');
    try {
      return await ask(embedded.urgent, caller, name, query);
    } catch (error) {
      if (own === embedded || isByAddress(name) || !isMissing(error)) throw error;
      return ask(own.urgent, caller, name, query);
    }
  },
};
