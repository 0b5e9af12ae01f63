/** One site with all its screens, and its own content service. */
import type { SiteChanges } from '#wire/testing/site.ts';
import { screens } from '../pages.ts';
import { type AppBenchOptions, appBench } from './app-bench.ts';
import { type FakeContent, fakeContent } from './fake-content.ts';
import { siteDocument } from './sites.ts';

/** A refusal of the content service. */
export const refusal =
  (status: number, code: string, fields: Readonly<Record<string, string>> = {}) =>
  (): Response =>
    Response.json({ error: { code, message: 'x', fields } }, { status });

export interface SiteBenchOptions extends Pick<AppBenchOptions, 'bindings'> {
  /** Stands between the site and its content service. */
  readonly watched?: (content: FakeContent) => FakeContent;
}

/**
 * A site whose id begins with a name; the test sets what its content service answers, and asks paths of it. It is a new
 * one each time: all files of a run share the stores, and begin to count anew.
 */
export function siteBench(
  name: string,
  changes: SiteChanges = {},
  { bindings = {}, watched = (content) => content }: SiteBenchOptions = {},
) {
  const site = siteDocument(`${name}-${crypto.randomUUID().slice(0, 8)}`, changes);
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  const origin = `https://${site.hostnames[0]}`;
  const scene = appBench({ content: watched(content), screens, bindings });
  const ask = (path: string, init?: RequestInit) => scene.ask(`${origin}${path}`, init);
  /** Calls by a method whose address ends like this. */
  const sent = (method: string, end = '') =>
    content.requests.filter((one) => one.method === method && new URL(one.url).pathname.endsWith(end));
  const bodies = <Body = unknown>(method: string, end = ''): Promise<Body[]> =>
    Promise.all(sent(method, end).map((request) => request.clone().json<Body>()));
  return { ...scene, site, content, base, origin, ask, sent, bodies };
}
