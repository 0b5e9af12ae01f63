import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import { LiveAgendaQuerySchema } from '#wire/live-agenda.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { BadRequest, NotFound } from '../../platform/errors/app-error.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/**
 * `GET /{lang}/ajax/live-agenda/{estateId}?from=&days=`: the times of an estate, including taken ones. Never
 * cached.
 */
export const liveAgenda: Answer = async (c) => {
  requireFeature(c, 'agenda');
  const id = parseEstateId(c.req.param('id') ?? '');
  if (id === null) throw new NotFound('no estate id');
  const span = LiveAgendaQuerySchema.safeParse(c.req.query());
  if (!span.success) {
    throw new BadRequest(
      Object.fromEntries(span.error.issues.map(({ path }) => [path.join('.') || 'query', 'invalid'])),
    );
  }
  neverStore(c);
  return c.json(await siteContent(c).liveAgenda(id, span.data));
};

/** The appointment id in the address. */
const idOf = (c: Context<AppEnv>): string => c.req.param('id') ?? '';

/** `GET /{lang}/ajax/live-agenda/reservation/{id}`: an appointment. */
export const reservation: Answer = async (c) => {
  requireFeature(c, 'agenda');
  neverStore(c);
  return c.json(await siteContent(c).appointment(idOf(c)));
};
