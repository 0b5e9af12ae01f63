import type { EstateId } from '../../domain/estate-id.ts';
import { nullIfNotFound } from './http.ts';
import { readOptional } from './read-answer.ts';
import { type ContactInfo, ContactInfoSchema } from './schemas/contact-info.ts';
import { contentPath, estateSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** `GET …/estates/{id}/contact-info`, made only when a visitor asks for it (spec 1 §6); null on 404. */
export async function fetchContactInfo(caller: SiteCaller, id: EstateId): Promise<ContactInfo | null> {
  const path = contentPath`/sites/${siteOf(caller)}/estates/${estateSegment(id)}/contact-info`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(ContactInfoSchema, answer, 'contact info', caller.log);
}
