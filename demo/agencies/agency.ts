import type { EstateGroupWords } from '../../content-service/intake/index.ts';
import { fold } from '../../domain/fold.ts';
import type { Locale } from '../../domain/locale.ts';
import type { ContactInfo } from '../../wire/contact-info.ts';
import type { Entity, EntityItem } from '../../wire/entities.ts';
import type { EstateCollection } from '../../wire/estate-collection.ts';
import type { Navigation } from '../../wire/navigation.ts';
import type { Page, Section } from '../../wire/page.ts';
import type { Site } from '../../wire/site.ts';
import type { LocalizedText } from '../../wire/values.ts';
import type { OriginalName } from '../art/pool/pool.ts';
import { picture } from '../choice/pictures.ts';
import type { Place } from '../places/place.ts';

/** A page whose sections are all of a kind that pages can show. */
export type AgencyPage = Omit<Page, 'sections'> & { readonly sections: readonly Section[] };

/** A team member, as named in cards and in the contact block. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly role: LocalizedText;
  readonly phone: string;
  readonly mobile: string | null;
  readonly email: string;
  readonly portrait: OriginalName;
}

interface AgencyEntity {
  readonly entity: Entity;
  readonly items: readonly EntityItem[];
}

/** Content of an agency besides its pages. */
export interface AgencyContent {
  /** Lists besides the team, which has its own field. */
  readonly entities: readonly AgencyEntity[];
  readonly collections: readonly (Omit<EstateCollection, 'query'> & Partial<EstateCollection>)[];
  readonly groups: readonly { readonly group: EstateGroupWords; readonly estateIds: readonly string[] }[];
  readonly estatePages: readonly {
    readonly estateId: string;
    readonly name: string;
    readonly page: AgencyPage;
  }[];
}

/** All content of an agency except its estates, which are generated. */
export interface Agency {
  readonly site: Site;
  readonly navigations: readonly Navigation[];
  readonly pages: readonly AgencyPage[];
  /** Interface texts that the agency rewords. */
  readonly translations: Partial<Record<Locale, Readonly<Record<string, string>>>>;
  readonly team: readonly Person[];
  readonly content: AgencyContent;
  readonly places: readonly Place[];
  /** Prefix of its reference numbers. */
  readonly prefix: string;
}

/** First names are unique in each team, and never change. */
export const personId = ({ firstname }: Pick<Person, 'firstname'>): string => firstname.toLowerCase();

/** The person in the format of the contact call. */
export const contactInfoOf = (person: Person): ContactInfo => ({
  firstname: person.firstname,
  lastname: person.lastname,
  name: `${person.firstname} ${person.lastname}`,
  phone: person.phone,
  mobile: person.mobile,
  email: person.email,
  picture: person.portrait,
  description: person.role,
});

/** The team as a list of the agency: the entity `team`. */
export const teamEntity = (team: readonly Person[]): AgencyEntity => ({
  entity: { id: 'team', name: { nl: 'Ons team', fr: 'L’équipe', en: 'Our team', de: 'Unser Team' } },
  items: team.map(({ firstname, lastname, role, phone, portrait }) => {
    const name = `${firstname} ${lastname}`;
    return {
      id: fold(name).replace(/\W+/g, '-'),
      title: { nl: name, fr: name, en: name, de: name },
      subtitle: role,
      phone,
      picture: { ...picture(portrait), alt: { nl: name, fr: name, en: name, de: name } },
    };
  }),
});

/** Joins the paragraphs of a section with the wire's separator. */
export const paragraphs = (...lines: readonly string[]): string => lines.join('\n\n');
