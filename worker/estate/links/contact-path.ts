import { pathTo } from '#domain/routes.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Subject of a question: part of the address, never a field. */
export type Subject =
  | { readonly kind: 'general' }
  | { readonly kind: 'estate'; readonly estateId: string }
  | { readonly kind: 'rental'; readonly rentalUnitId: string };

/** Query parameters that name the subject. */
export function subjectQuery(subject: Subject): URLSearchParams {
  const params = new URLSearchParams();
  if (subject.kind === 'estate') params.set('estate', subject.estateId);
  if (subject.kind === 'rental') params.set('rental', subject.rentalUnitId);
  return params;
}

/** Address of the form for a subject; `sent` gives the page after it, for sent or queued forms. */
export function contactPath(
  subject: Subject,
  { locale }: Pick<ViewContext, 'locale'>,
  sent: '1' | 'later' | null = null,
): string {
  const params = subjectQuery(subject);
  if (sent !== null) params.set('sent', sent);
  return pathTo('contact', locale) + (params.size === 0 ? '' : `?${params}`);
}

/** The form with one of the agency's offices chosen. */
export const officePath = (office: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  `${pathTo('contact', locale)}?${new URLSearchParams({ office })}`;

/** The page of a person of the team. */
export const personPath = (id: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('person', locale, { id });
