import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ContractDocument } from '#contract/index.ts';

/** The OpenAPI document of the calls that a site makes, generated as before each build. */
export function contractDocument(): ContractDocument {
  execFileSync(process.execPath, ['scripts/service-files.ts'], { stdio: 'inherit' });
  return JSON.parse(readFileSync('dist/contract/site.json', 'utf8')) as ContractDocument;
}
