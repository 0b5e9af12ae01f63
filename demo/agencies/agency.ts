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

/** A page whose sections are known to be of a kind the pages show. */
export type AgencyPage = Omit<Page, 'sections'> & { readonly sections: readonly Section[] };

/** One of the team, as cards and the contact block name them. */
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

/** What an agency writes beside its pages. */
export interface AgencyContent {
  /** Beside the team, which is told by itself. */
  readonly entities: readonly AgencyEntity[];
  readonly collections: readonly (Omit<EstateCollection, 'query'> & Partial<EstateCollection>)[];
  readonly groups: readonly { readonly group: EstateGroupWords; readonly estateIds: readonly string[] }[];
  readonly estatePages: readonly {
    readonly estateId: string;
    readonly name: string;
    readonly page: AgencyPage;
  }[];
}

/** Everything an agency says of itself; its estates are drawn elsewhere. */
export interface Agency {
  readonly site: Site;
  readonly navigations: readonly Navigation[];
  readonly pages: readonly AgencyPage[];
  /** Interface texts it words in its own way. */
  readonly translations: Partial<Record<Locale, Readonly<Record<string, string>>>>;
  readonly team: readonly Person[];
  readonly content: AgencyContent;
  readonly places: readonly Place[];
  /** Reference numbers begin with it. */
  readonly prefix: string;
}

/** First names are unlike in each team, and stay with whoever bears them. */
export const personId = ({ firstname }: Pick<Person, 'firstname'>): string => firstname.toLowerCase();

/** The person as the contact call answers. */
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

/** The team as a list of the agency's: the entity `team`. */
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

/** Paragraphs of a section, separated as the wire separates them. */
export const paragraphs = (...lines: readonly string[]): string => lines.join('\n\n');
