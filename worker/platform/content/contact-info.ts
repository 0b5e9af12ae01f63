import type { EstateId } from '#domain/estate-id.ts';
import { ContactInfoSchema } from '#wire/contact-info.ts';
import { askOptional } from './ask.ts';
import { NOTHING_NAMED } from './http.ts';
import { direct } from './resource.ts';
import { contentPath, estateSegment } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** `GET …/estates/{id}/contact-info`, made only when a visitor asks for it (spec 1 §6); null when nobody is named:
 * 204, or 404. */
export const contactInfo = direct(
  (caller, id: EstateId) =>
    askOptional(caller, contentPath`/sites/${siteOf(caller)}/estates/${estateSegment(id)}/contact-info`, {
      schema: ContactInfoSchema,
      what: 'contact info',
      none: NOTHING_NAMED,
    }),
  'getContactInfo',
);
