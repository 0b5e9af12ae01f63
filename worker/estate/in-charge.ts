import { isAbroad } from '#domain/rules/country.ts';
import { headTypeOfKind } from '#domain/rules/property-kind.ts';
import { contactOf } from '#domain/team/contact-of.ts';
import { type Matter, whoLooksAfter } from '#domain/team/looks-after.ts';
import type { WayToHave } from '#domain/team/team.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import type { FoundListing } from '../platform/content/listing-wire.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { foundProperty } from './found.ts';
import type { Property } from './property/property.ts';

const WAYS: Readonly<Record<string, WayToHave>> = { FOR_SALE: 'sale', TAKE_OVER: 'sale', TO_RENT: 'rent' };

/** A home as the subject of the team's rules, by the facts that every source gives. */
function matterOf({ address, kind, standing, project }: Property): Matter {
  const city = address?.city;
  const place = !city || isAbroad(address) ? null : { cityId: city.id ?? null, zip: city.zip ?? null };
  const way = WAYS[standing.purpose ?? ''] ?? null;
  return { deed: 'contact', place, kind: { headType: headTypeOfKind(kind), way, project } };
}

/**
 * Who helps with a home: the contact that the content service names; when it names nobody (204), the person or
 * office of the site's own rules (decision 72). null for the agency as a whole.
 */
export const contactOfHome = (
  named: ContactInfo | null,
  home: FoundListing | null,
  context: ViewContext,
): ContactInfo | null =>
  named ??
  (home === null
    ? null
    : contactOf(whoLooksAfter(context.site.settings.team, matterOf(foundProperty(home, context)))));
