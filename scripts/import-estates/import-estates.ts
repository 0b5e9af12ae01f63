// `npm run import -- duinzicht estates.json`: puts the estates of a file on offer, or withdraws them, in the
// data of this machine; `npm start` may be running. `--persist-to` names another folder of data.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readKeeping } from '../../wire/tolerant/read.ts';
import { STATE } from '../lib/data.ts';
import { Complaint, fail, step } from '../lib/progress.mjs';
import { WRANGLER_ENV } from '../lib/run.ts';
import { type EstatesFile, EstatesFileSchema, importEstates } from './estates-file.ts';
import { reportLacks } from './report-lacks.ts';

const USAGE = 'Usage: npm run import -- <site> <file.json>';

async function readEstates(file: string): Promise<EstatesFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Complaint(`${file} cannot be read: ${String(error)}`);
  });
  const read = readKeeping(EstatesFileSchema, parsed(text, file));
  if (!read.success) throw new Complaint(`${file} holds no estates:\n${z.prettifyError(read.error)}`);
  const { count, first } = read.losses;
  if (count > 0) {
    const places = first.map(({ path, problem }) => `${path}: ${problem}`);
    throw new Complaint(`${file} has ${count} members that cannot be read:\n${places.join('\n')}`);
  }
  return read.data;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${file} is no JSON: ${String(error)}`);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'persist-to': { type: 'string', default: STATE } },
  });
  const [siteId, file] = positionals;
  if (siteId === undefined || file === undefined) throw new Complaint(USAGE);
  const content = await readEstates(file);
  Object.assign(process.env, WRANGLER_ENV);
  const target = {
    configPath: resolve('content-service/wrangler.toml'),
    state: resolve(values['persist-to']),
    siteId,
  };
  const { estates, withdrawn } = content;
  await step(`${siteId}: ${estates.length} estates on offer, ${withdrawn.length} withdrawn`, async () => {
    if (!(await importEstates(target, content, new Date())))
      throw new Complaint(`There is no site "${siteId}".`);
  });
  const lacks = reportLacks(estates);
  if (lacks.length > 0)
    console.log(['What the law asks of advertisements (docs/advertising-law.md):', ...lacks].join('\n'));
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
