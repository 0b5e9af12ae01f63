import type { Handler } from 'hono';
import { parseEstateId } from '../../../domain/estate-id.ts';
import type { EstateCardsAnswer } from '../../../domain/views/estate-card.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/**
 * `GET /{lang}/ajax/similar-estate/{id}`: cards of estates like this one (spec 1 §2), in the language of
 * the address. Throws where they cannot be had, so that a failure is a 503 and never an empty list.
 */
export const similarEstate: Handler<AppEnv> = async (c) => {
  const id = parseEstateId(c.req.param('id') ?? '');
  const found = id === null ? null : await siteContent(c).similarEstates(id);
  if (found === null) throw new NotFound('no such estate');
  const context = viewContext(c);
  const results = found.results.map((estate) => toEstateCard(estate, context));
  c.header('Cache-Control', 'private, max-age=60');
  return c.json({ total: results.length, results } satisfies EstateCardsAnswer);
};
