import type { Handler } from 'hono';
import type { AppEnv } from '../../env.ts';
import { NotFound } from '../../errors/app-error.ts';
import { neverStore } from '../../errors/outage.ts';
import { rentalId } from '../load/rental.ts';
import { siteContent } from '../view-context.ts';

/** `GET /{lang}/ajax/rental-periods/{id}`: what a unit offers and which nights are taken. Never cached. */
export const rentalPeriods: Handler<AppEnv> = async (c) => {
  const periods = await siteContent(c).rentalPeriods(rentalId(c, c.req.param('id')));
  if (periods === null) throw new NotFound('no such rental unit');
  neverStore(c);
  return c.json(periods);
};
