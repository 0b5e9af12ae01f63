import type { Context } from 'hono';
import { rentalPath } from '#domain/links.ts';
import { foundPath } from '../../estate/found.ts';
import { loadEstate, loadProject } from '../../estate/load-estate.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/** The canonical address of an estate, so that no second redirect follows. Throws NotFound or Gone. */
async function estateAddress(c: Context<AppEnv>, id: string): Promise<string> {
  const content = siteContent(c);
  const found = await loadEstate(content, id);
  return foundPath(found, await loadProject(content, found), viewContext(c));
}

/**
 * The address of a holiday rental, whose reference is its id; null when not found, or when the site has no
 * rentals.
 */
async function rentalAddress(c: Context<AppEnv>, id: string): Promise<string | null> {
  if (!c.get('site').settings.features.includes('rentals') || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  const unit = await siteContent(c).rentalUnit(id);
  return unit === null ? null : rentalPath(String(unit.id), c.get('locale'));
}

async function addressOf(c: Context<AppEnv>): Promise<string> {
  const reference = c.req.query('reference')?.trim();
  const asked = c.req.query('id') ?? reference;
  const id = c.req.query('id') ?? (reference ? await siteContent(c).estateIdByReference(reference) : null);
  try {
    if (id !== null) return await estateAddress(c, id);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error; // no estate: perhaps a holiday rental
  }
  const rental = asked ? await rentalAddress(c, asked) : null;
  if (rental === null) throw new NotFound('no such item');
  return rental;
}

/**
 * `/{lang}/detail?id=` or `?reference=`: a permanent redirect to the item's canonical address, in one hop, else not found
 * (design, "Addresses").
 */
export const detail: Answer = async (c) => {
  const address = await addressOf(c);
  c.header('Cache-Control', 'public, max-age=3600');
  return c.redirect(address, 301);
};
