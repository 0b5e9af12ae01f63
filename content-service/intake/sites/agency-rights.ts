import type { Site } from '#wire/site.ts';
import type { Bindings } from '../../env.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { showsControl, TXT_LABEL } from './hostname-control.ts';

/**
 * Fields of a site's document that only the operator of the deployment sets: whether the site is open, what it uses of
 * the deployment, and its name in addresses. Hostnames are an agency's to name, once it has shown that they are its own.
 */
const OPERATORS: Readonly<Record<string, (site: Site) => unknown>> = {
  state: ({ state }) => state,
  'settings.features': ({ settings }) => settings.features.toSorted(),
};

/** What an agency's own token may not change in a document, by field. */
function operatorsFields(site: Site, stored: Site): Record<string, string> {
  const changed = Object.entries(OPERATORS).filter(
    ([, of]) => JSON.stringify(of(site)) !== JSON.stringify(of(stored)),
  );
  return Object.fromEntries(changed.map(([field]) => [field, 'only the operator of the deployment sets it']));
}

/** The hostnames that a document adds and whose control nothing shows, by field. */
async function foreignHostnames(site: Site, stored: Site, env: Bindings): Promise<Record<string, string>> {
  const added = site.hostnames.flatMap((hostname, at) =>
    stored.hostnames.includes(hostname) ? [] : [{ hostname, at }],
  );
  const shown = await Promise.all(added.map(({ hostname }) => showsControl(hostname, site.id, env)));
  return Object.fromEntries(
    added.flatMap(({ hostname, at }, each) =>
      shown[each] === true
        ? []
        : [
            [
              `hostnames[${at}]`,
              `${shown[each] === null ? 'DNS could not be asked whether' : 'DNS does not show that'} "${hostname}" is the agency's: ${TXT_LABEL}.${hostname} needs the TXT record gevel-site=${site.id}`,
            ],
          ],
    ),
  );
}

/** Refuses, by field, what an agency's own token may not change in its site's document. Throws `refused`. */
export async function refuseOperatorsFields(site: Site, stored: Site, env: Bindings): Promise<void> {
  const fields = { ...operatorsFields(site, stored), ...(await foreignHostnames(site, stored, env)) };
  if (Object.keys(fields).length === 0) return;
  throw new ContentError('refused', 'An agency cannot set this; see fields.', fields);
}
