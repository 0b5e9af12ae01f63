import { ContentUnavailable } from '../errors/app-error.ts';
import { direct } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

export interface AssetQuery {
  readonly hash?: string;
  /** Size of a picture: `w400`, `w800`, `w1600`, `w2400`. */
  readonly version?: string;
}

/**
 * `GET …/assets/{name}?hash=&version=`: the raw response, its body not yet read; kept as a picture, if at
 * all (`worker/platform/media`). Throws NotFound.
 */
export const asset = direct(async (caller, name: string, query: AssetQuery): Promise<Response> => {
  const path = contentPath`/sites/${siteOf(caller)}/assets/${slugSegment(name)}`;
  const answer = await caller.http.get(path, { ...scopeOf(caller), search: { ...query } });
  if (answer instanceof Response) return answer;
  throw new ContentUnavailable(`asset ${name} came ${answer === null ? 'empty' : 'as JSON'}`);
});
