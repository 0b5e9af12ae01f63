import { existsSync, readFileSync } from 'node:fs';
import { indexSite, type SiteIndex } from '../redirects/site-index.ts';

const lines = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** What an agency of the demo has, for matching old addresses. */
export function demoIndex(agency: string): SiteIndex {
  const site = JSON.parse(readFileSync(`demo/${agency}/site.json`, 'utf8'));
  return indexSite(site, (kind) => lines(`demo/${agency}/${kind}.ndjson`));
}
