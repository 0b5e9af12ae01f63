import { randomBytes } from 'node:crypto';
import type { Command } from '../command.ts';
import { Refused } from '../errors.ts';
import { changeSite, getSite } from '../site/documents.ts';
import { addressAt } from './previews.ts';

const SITE = { name: 'SITE' } as const;

/** Telling search engines at once which pages changed (decision 194). */
export const INDEX_NOW_COMMANDS: readonly Command[] = [
  {
    name: 'indexnow add',
    group: 'Sites',
    line: 'Tells search engines that take part in IndexNow which pages of a site change from now on.',
    about: [
      'The site shows a key that the engines look for; another one replaces it. Pages are told when they can no longer be taken back, every half hour; status shows why the last ones were not taken.',
    ],
    args: [SITE],
    examples: ['indexnow add zeezicht --to production'],
    run: async (call) => {
      const client = await call.client();
      const site = await getSite(client, call.arg('SITE'));
      const [hostname] = site.hostnames;
      if (hostname === undefined)
        throw new Refused(`${site.id} has no hostname: host add ${site.id} HOSTNAME`);
      const indexNow = randomBytes(16).toString('hex');
      const { outcome } = await changeSite(client, site.id, (now) => ({
        ...now,
        settings: { ...now.settings, indexNow },
      }));
      const address = addressAt(client.origin, `https://${hostname}/${indexNow}.txt`);
      return {
        lines: [`${site.id}: ${outcome}. Its key is at ${address}, until indexnow end ${site.id}.`],
        data: { outcome, address },
      };
    },
  },
  {
    name: 'indexnow end',
    group: 'Sites',
    line: 'Stops telling search engines which pages of a site change.',
    args: [SITE],
    examples: ['indexnow end zeezicht --to production'],
    run: async (call) => {
      const id = call.arg('SITE');
      const { outcome } = await changeSite(await call.client(), id, (site) => {
        const { indexNow: _ended, ...settings } = site.settings;
        return { ...site, settings };
      });
      return { lines: [`${id}: ${outcome}.`], data: { outcome } };
    },
  },
];
