import { ContactPerson } from '#client/ui/contact/ContactPerson.tsx';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { OfficeView } from '#domain/views/office.ts';
import type { Translator } from '#locales/translator.ts';
import { OfficeCard } from '../../estate/team/OfficeCard.tsx';

/** The agency's offices with their hours. */
export const Offices = ({
  offices,
  t,
}: {
  readonly offices: readonly OfficeView[];
  readonly t: Translator;
}) =>
  offices.length === 0 ? null : (
    <section className="team" aria-labelledby="offices">
      <h2 id="offices">{t('team.ours')}</h2>
      <ul className="team__list">
        {offices.map((office) => (
          <OfficeCard key={office.id} office={office} t={t} />
        ))}
      </ul>
    </section>
  );

/** All employees of the agency. */
export const People = ({
  people,
  t,
}: {
  readonly people: readonly ContactPersonView[];
  readonly t: Translator;
}) =>
  people.length === 0 ? null : (
    <section className="team" aria-labelledby="people">
      <h2 id="people">{t('team.people')}</h2>
      <ul className="team__list">
        {people.map((person) => (
          <li key={person.name}>
            <ContactPerson person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
