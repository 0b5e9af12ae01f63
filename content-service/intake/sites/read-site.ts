import { type Site, SiteSchema } from '#wire/site.ts';
import { ContentError, type FieldErrors } from '../../platform/errors/content-error.ts';
import { normaliseHostname } from '../../platform/hostname.ts';
import { readStrictly } from '../strict/index.ts';
import { teamFaults } from './team-faults.ts';

/** A DNS name in lower case with a dot, or a name of this machine. */
const HOSTNAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/** Reserved ids, used in call paths and among the demo's pictures. */
const RESERVED = ['by-hostname', 'pictures'];

const refused = (fields: FieldErrors): ContentError =>
  new ContentError('refused', 'The site is refused; see fields.', fields);

/** Field of a document → why it is refused. */
type Faults = Record<string, string>;

/**
 * Errors that the schema cannot express: fields that must agree with each other or with the call's address.
 */
function contradictions(site: Site, siteId: string): Faults {
  const faults: Faults = {};
  if (site.id !== siteId) faults.id = `"${site.id}" is not the id in the address, "${siteId}"`;
  if (RESERVED.includes(site.id)) faults.id = `"${site.id}" is reserved`;
  if (!site.locales.includes(site.defaultLocale)) {
    faults.defaultLocale = `"${site.defaultLocale}" is not among the languages of the site`;
  }
  if (new Set(site.locales).size < site.locales.length) faults.locales = 'a language stands there twice';
  for (const [at, hostname] of site.hostnames.entries()) {
    const field = `hostnames[${at}]`;
    if (!HOSTNAME.test(hostname) || IPV4.test(hostname)) {
      faults[field] = `"${hostname.slice(0, 80)}" is not a hostname in lower case, such as www.agency.be`;
    } else if (site.hostnames.indexOf(hostname) < at) faults[field] = `"${hostname}" stands there twice`;
  }
  const { logo, socialPictureHash, team } = site.settings;
  const hashes = {
    ...Object.fromEntries(
      (team?.people ?? []).map(({ pictureHash }, at) => [
        `settings.team.people[${at}].pictureHash`,
        pictureHash,
      ]),
    ),
    'settings.logo.lightHash': logo?.lightHash,
    'settings.logo.darkHash': logo?.darkHash,
    'settings.socialPictureHash': socialPictureHash,
  };
  for (const [field, hash] of Object.entries(hashes)) {
    if (hash) faults[field] = 'hashes are made by the service from the pictures themselves';
  }
  return { ...faults, ...teamFaults(site) };
}

/** A site's document for storing. Throws `refused` with each invalid field: writing is strict. */
export function readSite(document: unknown, siteId: string): Site {
  const read = readStrictly('site', SiteSchema, document);
  if (read.refusals !== undefined) {
    throw refused(Object.fromEntries(read.refusals.map(({ field, reason }) => [field || 'body', reason])));
  }
  const site = { ...read.record, hostnames: read.record.hostnames.map(normaliseHostname) };
  const faults = contradictions(site, siteId);
  if (Object.keys(faults).length > 0) throw refused(faults);
  return site;
}
