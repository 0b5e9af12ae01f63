import { createHash } from 'node:crypto';
import { hashedOfCatalogue } from '#domain/catalogue-path.ts';

/** The secret in the address of the measured catalogue. */
export const CATALOGUE_TOKEN = 'bench-Catalogue'.padEnd(43, '0');

const SITE = 'duinzicht';

/** The part of D1's interface that is needed. */
interface Database {
  prepare(sql: string): { run(): Promise<unknown> };
}

/** Gives the measured site a catalogue, which the demo has not. */
export async function openCatalogue(db: Database): Promise<void> {
  const hash = createHash('sha256').update(hashedOfCatalogue(SITE, CATALOGUE_TOKEN)).digest('hex');
  await db
    .prepare(`UPDATE sites SET doc = json_set(doc, '$.settings.catalogue', '${hash}') WHERE id = '${SITE}'`)
    .run();
}
