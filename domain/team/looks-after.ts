import { liesIn } from '../filter/areas.ts';
import { fold } from '../fold.ts';
import { mailboxOf } from '../rules/email-address.ts';
import { type Id, sameId } from '../rules/source.ts';
import { nameOfContact } from './contact-name.ts';
import type { LeadKind, Office, Person, Rule, Team, WayToHave } from './team.ts';

/** The subject of a request, as far as it is known. */
export interface Matter {
  readonly deed: LeadKind;
  /** A Belgian place; null abroad and when unknown. */
  readonly place?: { readonly cityId?: Id | null; readonly zip?: Id | null } | null;
  readonly kind?: {
    readonly headType?: Id | null;
    readonly way?: WayToHave | null;
    readonly project?: boolean;
  } | null;
}

/** The person or office in charge of a matter; both null for the agency as a whole. */
export interface InCharge {
  readonly person: Person | null;
  /** The person's office, or the one that a rule names. */
  readonly office: Office | null;
}

type Conditions = Omit<Rule, 'person' | 'office'>;

const named = (ids: readonly Id[] | null | undefined, id: Id | null | undefined): boolean =>
  (ids ?? []).some((one) => sameId(one, id));

const inPlace = ({ cities, zips, areas }: Rule, place: Matter['place']): boolean =>
  named(cities, place?.cityId) ||
  named(zips, place?.zip) ||
  (areas ?? []).some((area) => liesIn(area, place?.zip));

/** Tests of each condition; of the conditions on place, one is enough. */
const HOLDS: Readonly<Record<keyof Conditions, (rule: Rule, matter: Matter) => boolean>> = {
  deeds: ({ deeds: kinds }, { deed: kind }) => named(kinds, kind),
  cities: (rule, { place }) => inPlace(rule, place),
  zips: (rule, { place }) => inPlace(rule, place),
  areas: (rule, { place }) => inPlace(rule, place),
  headTypes: ({ headTypes }, { kind }) => named(headTypes, kind?.headType),
  ways: ({ ways }, { kind }) => named(ways, kind?.way),
  project: ({ project }, { kind }) => kind?.project === project,
};
const CONDITIONS = Object.keys(HOLDS) as (keyof Conditions)[];

/**
 * Whether a rule matches: all its conditions hold. An unknown property of the matter matches no condition.
 */
const fits = (rule: Rule, matter: Matter): boolean =>
  CONDITIONS.every((name) => rule[name] === null || rule[name] === undefined || HOLDS[name](rule, matter));

const NOBODY: InCharge = { person: null, office: null };

const officeOf = ({ offices }: Team, id: string | null | undefined): Office | null =>
  offices.find((office) => office.id === id) ?? null;

/** A person of the team with their office. */
const charged = (team: Team, person: Person): InCharge => ({ person, office: officeOf(team, person.office) });

const namedBy = (team: Team, rule: Rule): InCharge => {
  const person = team.people.find(({ id }) => id === rule.person);
  return person === undefined ? { person: null, office: officeOf(team, rule.office) } : charged(team, person);
};

/** The person or office in charge: from the first rule that matches and names an existing one. */
export function whoLooksAfter(team: Team | null | undefined, matter: Matter): InCharge {
  for (const rule of team?.rules ?? []) {
    if (team === null || team === undefined || !fits(rule, matter)) continue;
    const found = namedBy(team, rule);
    if (found.person !== null || found.office !== null) return found;
  }
  return NOBODY;
}

/** The person of the team with this address, in either spelling. */
export function personOfAddress(team: Team | null | undefined, email: string | null | undefined): InCharge {
  const address = mailboxOf(email?.trim() ?? '');
  const person = team?.people.find((one) => address !== '' && mailboxOf(one.email?.trim() ?? '') === address);
  return team === null || team === undefined || person === undefined ? NOBODY : charged(team, person);
}

const addressOf = ({ email }: { readonly email?: string | null | undefined }): string =>
  mailboxOf(email?.trim() ?? '');

/**
 * The person of the team whom a contact names: by the address, or by the whole name where the address is nobody's. An
 * address that several people share, or an office has, names the one with that name alone. null for nobody of the team.
 */
export function personOfContact(
  team: Team | null | undefined,
  contact: Parameters<typeof nameOfContact>[0] & { readonly email?: string | null | undefined },
): Person | null {
  const [people, offices] = [team?.people ?? [], team?.offices ?? []];
  const [address, name] = [addressOf(contact), fold(nameOfContact(contact))];
  const named = name === '' ? [] : people.filter((one) => fold(one.name) === name);
  const addressed = address === '' ? [] : people.filter((one) => addressOf(one) === address);
  const isOwn = addressed.length === 1 && offices.every((office) => addressOf(office) !== address);
  return addressed.find((one) => named.includes(one)) ?? (isOwn ? addressed[0] : named[0]) ?? null;
}

/** The office that a visitor chose; both null for an unknown one. */
export const chosenOffice = (team: Team | null | undefined, id: string | null | undefined): InCharge => ({
  person: null,
  office: team ? officeOf(team, id) : null,
});
