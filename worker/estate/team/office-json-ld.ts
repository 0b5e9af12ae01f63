import type { OpeningHoursSpecification, RealEstateAgent, WithContext } from 'schema-dts';
import type { WeekHours } from '#domain/team/opening-hours.ts';
import type { Office } from '#domain/team/team.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';

const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** Hours by weekday, then days with hours of their own and closed days: those are limited to their dates, and a closed day has no opening or closing time. */
const hoursOf = ({ week, closed, otherHours }: WeekHours): OpeningHoursSpecification[] => [
  ...(Object.keys(DAYS) as (keyof typeof DAYS)[]).flatMap((day) =>
    (week[day] ?? []).map(
      ([opens, closes]): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[day],
        opens,
        closes,
      }),
    ),
  ),
  ...(otherHours ?? []).flatMap(({ day, openings }) =>
    openings.map(
      ([opens, closes]): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        opens,
        closes,
        validFrom: day,
        validThrough: day,
      }),
    ),
  ),
  ...(closed ?? []).map(
    ([validFrom, validThrough]): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom,
      validThrough,
    }),
  ),
];

/** An office as a place with opening hours; the home page describes the agency itself. */
export function toOfficeData(office: Office, context: ViewContext): StructuredData {
  const { id, name, street, zip, city, phone, email, hours } = office;
  const agency = agentReference(context);
  const data: WithContext<RealEstateAgent> = pruned({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${context.origin}/#office-${id}`,
    name: name.includes(context.site.name) ? name : `${context.site.name} ${name}`,
    url: context.origin,
    parentOrganization: { '@id': String(agency['@id']) },
    telephone: phone ?? undefined,
    email: email ?? undefined,
    address:
      street || city
        ? pruned({
            '@type': 'PostalAddress' as const,
            streetAddress: street ?? undefined,
            postalCode: zip ?? undefined,
            addressLocality: city ?? undefined,
            addressCountry: 'BE',
          })
        : undefined,
    openingHoursSpecification: hours ? hoursOf(hours) : undefined,
  });
  return { ...data };
}
