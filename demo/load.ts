/**
 * Loads the demo into the local D1, R2 and KV: `node demo/load.ts [--persist-to <dir>]`.
 * Run again, it finds the same data's hash and does nothing.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import { readDrawn } from './art/drawn/files.ts';
import { demoData } from './demo.ts';
import { again } from './load/again.ts';
import { dataHash, isLoaded, rememberLoaded } from './load/fingerprint.ts';
import { iconFile } from './load/icon-files.ts';
import { migrate } from './load/migrate.ts';
import { derivePictures } from './load/picture-files.ts';
import { progress } from './load/progress.ts';
import { clearStatements, documentStatements } from './load/statements.ts';
import { type Bindings, storePictures, writeStatements, writeVersions } from './load/store.ts';
import { touchIcons } from './load/touch-icons.ts';

const { values } = parseArgs({
  options: { 'persist-to': { type: 'string' }, persist: { type: 'string' }, force: { type: 'boolean' } },
});
const root = `${resolve(import.meta.dirname, '..')}/`;
const state = resolve(values['persist-to'] ?? values.persist ?? `${root}.wrangler/state`);
const configPath = `${root}content-service/wrangler.toml`;

const say = progress();
const data = demoData();
const hash = dataHash(data, await readDrawn());
say(
  `${data.estates.length + data.listings.length} estates, ${data.rentalUnits.length} rental units written down`,
);

migrate({ root, configPath, state, say });
// Wrangler keeps what `--persist-to` names one folder deeper.
const proxy = await getPlatformProxy<Bindings>({ configPath, persist: { path: `${state}/v3` } });
try {
  if (!values.force && existsSync(state) && (await isLoaded(proxy.env, hash))) {
    say('this data is already loaded');
  } else {
    const touch = await touchIcons(data.sites);
    const pictures = [...(await derivePictures({ root, assets: data.assets, say })), ...touch.files];
    const files = [...pictures, ...data.icons.map(iconFile)];
    await again(() => storePictures(proxy.env, files, say), say);
    const statements = [
      ...clearStatements(),
      ...documentStatements({ ...data, assets: [...data.assets, ...touch.assets] }, pictures),
    ];
    // The first of them clear the tables.
    await again(() => writeStatements(proxy.env, statements, say), say);
    await writeVersions(
      proxy.env,
      data.sites.map(({ id }) => id),
      hash,
    );
    await rememberLoaded(proxy.env, hash);
    say('loaded');
  }
} finally {
  await proxy.dispose();
}
