/** What the form of a part of a site's settings shows: as stored, or with what was typed. */
import type { Typed } from '#domain/forms/read-form.ts';
import { valueAtPath } from '#domain/settings/paths.ts';
import type { OwnSite, SiteConflict } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import {
  changesIn,
  type Fault,
  membersOf,
  seenName,
  storedValue,
  type Texts,
  textsOf,
  typedIn,
} from './site-controls.ts';
import { fieldsOf, type SiteField, type SitePart } from './site-table.ts';

/** A field with all that its form shows of it. */
export interface FieldView {
  readonly field: SiteField;
  readonly texts: Texts;
  /** The value of each member that was seen, as JSON. */
  readonly seen: Readonly<Record<string, string>>;
  readonly fault: Fault | null;
  readonly conflict: SiteConflict | null;
}

export interface TypedForm {
  readonly typed: Typed;
  readonly faults: Readonly<Record<string, Fault>>;
  readonly conflicts: OwnSite['conflicts'];
  /** Whether what had no fault and no conflict is stored. */
  readonly isStored: boolean;
}

type Ranges = readonly (readonly [first: string, last: string])[];

/** Hours without the exceptional days that are over: these stay stored, and no form asks for them. */
function upcoming(hours: unknown, today: string): unknown {
  if (typeof hours !== 'object' || hours === null) return hours;
  const { closed, otherHours } = hours as {
    closed?: Ranges | null;
    otherHours?: readonly { readonly day: string }[] | null;
  };
  return {
    ...hours,
    closed: closed?.filter(([, last]) => last >= today),
    otherHours: otherHours?.filter(({ day }) => day >= today),
  };
}

const shownValue = (field: SiteField, site: Site, today: string): unknown =>
  field.control === 'days' ? upcoming(storedValue(field, site), today) : storedValue(field, site);

const asJson = (value: unknown): string => JSON.stringify(value ?? null);

function seenOf(field: SiteField, site: Site, today: string): Record<string, string> {
  const shown = shownValue(field, site, today);
  return Object.fromEntries(
    membersOf(field).map((path) => [
      path,
      asJson(
        path === field.path ? valueAtPath(site, path) : valueAtPath(shown, path.slice(field.path.length + 1)),
      ),
    ]),
  );
}

function viewOf(field: SiteField, site: Site, today: string, form: TypedForm | null): FieldView {
  const stored = {
    field,
    texts: textsOf(field, shownValue(field, site, today)),
    seen: seenOf(field, site, today),
    fault: null,
    conflict: null,
  };
  if (form === null) return stored;
  const { typed, faults, conflicts, isStored } = form;
  const texts = typedIn(field, typed);
  const read = changesIn([field], typed);
  const fault = faults[field.path] ?? read.faults[field.path] ?? null;
  // What nobody typed follows what is stored, so that nothing of others is overwritten unseen.
  if (texts === null || (fault === null && read.changes.length === 0)) return stored;
  const conflict = conflicts.find(({ path }) => membersOf(field).includes(path)) ?? null;
  const seen = Object.fromEntries(
    membersOf(field).map((path) => {
      if (conflict?.path === path) return [path, asJson(conflict.theirs)];
      return [
        path,
        isStored && fault === null ? (stored.seen[path] ?? 'null') : (typed[seenName(path)]?.[0] ?? 'null'),
      ];
    }),
  );
  return { field, texts, seen, fault, conflict };
}

/** The fields of a part, by their paths. */
export const viewsOf = (
  part: SitePart,
  site: Site,
  today: string,
  form: TypedForm | null,
): ReadonlyMap<string, FieldView> =>
  new Map(fieldsOf(part).map((field) => [field.path, viewOf(field, site, today, form)]));
