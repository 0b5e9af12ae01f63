import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import type { EstateCardsAnswer, EstateCardView } from '#domain/views/estate-card.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/**
 * Cards of estates similar to the one in the address, in its language. Throws when they cannot be loaded, so
 * that a failure is a 503 and never an empty list.
 */
export async function loadSimilarCards(c: Context<AppEnv>): Promise<EstateCardView[]> {
  const id = parseEstateId(c.req.param('id') ?? '');
  const found = id === null ? null : await siteContent(c).similarEstates(id);
  if (found === null) throw new NotFound('no such estate');
  const context = viewContext(c);
  return found.results.map((estate) => toEstateCard(estate, context));
}

/** `GET /{lang}/ajax/similar-estate/{id}`: similar estates as JSON (spec 1 §2). */
export const similarEstate: Answer = async (c) => {
  const results = await loadSimilarCards(c);
  c.header('Cache-Control', 'private, max-age=60');
  return c.json({ total: results.length, results } satisfies EstateCardsAnswer);
};
