import type { Context } from 'hono';
import type { AnswerLink } from '#wire/answer-link.ts';
import { toFormCard } from '../form-subject/form-card.ts';
import { loadFormEstateIfAny } from '../form-subject/form-estate.ts';
import type { AppEnv } from '../platform/env.ts';
import { viewContext } from '../platform/page/view-context.ts';
import { loadRentalIfAny } from '../rental/load-rental.ts';
import { toRentalCard } from '../rental/rental-card.ts';
import type { AboutView } from './input.ts';

/** The home of a case; null when there is none or it cannot be loaded. */
export async function aboutOf(c: Context<AppEnv>, { subject }: AnswerLink): Promise<AboutView | null> {
  const context = viewContext(c);
  if (subject.kind === 'valuation') return null;
  const unitId = subject.kind === 'appointment' ? null : subject.rentalUnitId;
  if (unitId !== null) {
    const unit = await loadRentalIfAny(c, String(unitId));
    return unit === null ? null : toRentalCard(unit, context);
  }
  const estateId = subject.kind === 'stay' ? null : subject.estateId;
  const estate = estateId === null ? null : await loadFormEstateIfAny(c, String(estateId));
  return estate === null ? null : toFormCard(estate, context);
}
