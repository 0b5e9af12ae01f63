import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shown, since } from '../engine.ts';
import { homeRecord } from '../homes.ts';
import type { Stage } from './stage.ts';

export const AGENCIES = 50;
/** Homes of each agency: with two languages and the pages that every site has, more than forty pages. */
const HOMES = 18;

export const idOf = (number: number): string => `agency${number}`;
export const nameOf = (number: number): string => `Immo Nummer ${number}`;
export const wwwOf = (number: number): string => `www.agency${number}.example`;

/** Opens fifty agencies without hostnames. */
export async function openAgencies({ does }: Stage, folder: string): Promise<void> {
  const began = performance.now();
  const file = join(folder, 'homes.ndjson');
  const homes = Array.from({ length: HOMES }, (_, index) => {
    const { pictures: _none, ...estate } = homeRecord(index).estate;
    return `${JSON.stringify({ estate })}\n`;
  });
  await writeFile(file, homes.join(''));
  for (let number = 1; number <= AGENCIES; number++) {
    await does('site', 'add', idOf(number), '--name', nameOf(number), '--lang', 'nl,fr', '--source', 'first');
    await does('import', idOf(number), file);
    await does('site', 'publish', idOf(number), '--force');
  }
  shown(`${AGENCIES} agencies with ${HOMES} homes each, without a hostname`, since(began));
}
