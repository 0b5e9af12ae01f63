import { createHash, randomBytes } from 'node:crypto';
import { CATALOGUES, type Catalogue, cataloguePath, hashedOfCatalogue } from '#domain/catalogue-path.ts';
import type { Command } from '../command.ts';
import { Refused } from '../errors.ts';
import { changeSite, getSite } from '../site/documents.ts';
import { addressAt } from './previews.ts';

const SITE = { name: 'SITE' } as const;

/** Catalogues of an agency's homes for advertisers, at secret addresses (decision 189). */
export const CATALOGUE_COMMANDS: readonly Command[] = [
  {
    name: 'catalogue add',
    group: 'Sites',
    line: 'Makes secret addresses of catalogues for Meta and Google, and prints them once.',
    about: [
      'Each has the homes on offer in a language, as their pages say them; docs/catalogues.md tells what the vendors do not take. Earlier addresses stop working within about a minute.',
    ],
    args: [SITE],
    examples: ['catalogue add zeezicht --to production'],
    run: async (call) => {
      const client = await call.client();
      const site = await getSite(client, call.arg('SITE'));
      const [hostname] = site.hostnames;
      if (hostname === undefined)
        throw new Refused(`${site.id} has no hostname: host add ${site.id} HOSTNAME`);
      const token = randomBytes(32).toString('base64url');
      const catalogue = createHash('sha256').update(hashedOfCatalogue(site.id, token)).digest('hex');
      await changeSite(client, site.id, (now) => ({ ...now, settings: { ...now.settings, catalogue } }));
      const addresses = site.locales.flatMap((locale) =>
        (Object.keys(CATALOGUES) as Catalogue[]).map((one) =>
          addressAt(client.origin, `https://${hostname}${cataloguePath(token, one, locale)}`),
        ),
      );
      return {
        lines: [
          ...addresses,
          `Shown only once. They work within about a minute, until catalogue end ${site.id} or the next catalogue add.`,
        ],
        data: { addresses },
      };
    },
  },
  {
    name: 'catalogue end',
    group: 'Sites',
    line: 'Ends the catalogues of a site.',
    args: [SITE],
    examples: ['catalogue end zeezicht --to production'],
    run: async (call) => {
      const id = call.arg('SITE');
      const { outcome } = await changeSite(await call.client(), id, (site) => {
        const { catalogue: _ended, ...settings } = site.settings;
        return { ...site, settings };
      });
      return {
        lines: [`${id}: ${outcome}. The addresses stop working within about a minute.`],
        data: { outcome },
      };
    },
  },
];
