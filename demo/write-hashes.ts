/** Updates the demo's hashes after a change on purpose: `node demo/write-hashes.ts`. */
import { writeFileSync } from 'node:fs';
import { siteHash } from './data/site-hash.ts';
import { demoData } from './demo.ts';

const data = demoData();
const hashes = Object.fromEntries(data.sites.map(({ id }) => [id, siteHash(data, id)]));
writeFileSync(`${import.meta.dirname}/expected-hashes.json`, `${JSON.stringify(hashes, null, 2)}\n`);
