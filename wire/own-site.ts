/** The settings of its site that an agency's people set on their own page (docs/decisions/0181). */
import * as z from 'zod';
import { NavigationItemSchema } from './navigation.ts';
import { SiteSchema } from './site.ts';
import { MeSchema, SecretSchema } from './staff.ts';
import { members, wholeList } from './tolerant/members.ts';
import { instant, localizedText } from './values.ts';

/** Most members that one press changes: a week of hours, and the texts of a legal form. */
const MOST_CHANGES = 120;
const PathSchema = z.string().max(200);

const ChangeSchema = z.strictObject({
  /** A member of the document, entries of lists by their id. */
  path: PathSchema,
  /** The value; null removes the member, or the entry of a list. */
  value: z.unknown(),
  /** The value that the person saw; null for none. True, of a whole entry: that it was there. */
  seen: z.unknown(),
  /** Place in its list of an entry that is added; the last when absent. */
  place: z.int().min(0).max(999).optional(),
});
export type SiteChange = z.infer<typeof ChangeSchema>;

/** `POST …/staff/site`: the agency's settings; changes members of them before, or puts a change back. */
export const ChangeSiteRequestSchema = z
  .strictObject({
    session: SecretSchema,
    changes: z.array(ChangeSchema).min(1).max(MOST_CHANGES).optional(),
    /** Changes nothing: the answer is what the settings would be. */
    judge: z.literal(true).optional(),
    /** What is judged is shown at a secret address for a day, in place of the last one of this person. */
    preview: z.literal(true).optional(),
    /** Number of a change to put back: each of its members gets the value that it had before. */
    putBack: z.int().min(1).optional(),
  })
  .refine(
    ({ changes, putBack }) => changes === undefined || putBack === undefined,
    'change or put back, not both',
  )
  .refine(({ changes, judge }) => judge === undefined || changes !== undefined, 'what is judged is a change')
  .refine(
    ({ judge, preview }) => preview === undefined || judge !== undefined,
    'what is stored needs no preview',
  );
export type ChangeSiteRequest = z.infer<typeof ChangeSiteRequestSchema>;

/** A member that somebody else changed since it was seen. */
const SiteConflictSchema = z.object({
  path: z.string(),
  yours: z.unknown(),
  theirs: z.unknown(),
  /** Name of the person, and when; null when it was not changed on the page. */
  by: z.string().nullable(),
  at: instant.nullable(),
});
export type SiteConflict = z.infer<typeof SiteConflictSchema>;

const LoggedSchema = z.object({
  number: z.int(),
  at: instant,
  /** Name of the person; null for one who is not known any more. */
  by: z.string().nullable(),
  /** Number of the change that it put back; null for another change. */
  putBack: z.int().nullable(),
  rows: wholeList(
    z.object({ path: z.string(), before: z.unknown(), after: z.unknown() }),
    'a change that is put back in part is no change that was made',
  ),
});
export type LoggedChange = z.infer<typeof LoggedSchema>;

const menu = () =>
  wholeList(NavigationItemSchema, 'a menu without one of its entries would be stored without it');

export const OwnSiteSchema = z.object({
  me: MeSchema,
  /** Stored, judged, or the same as before; null for a call that changes nothing. */
  outcome: z.enum(['stored', 'judged', 'same']).nullable(),
  /** The site as its pages see it: as it is stored, or would be; with the menus of every page beside. */
  site: SiteSchema.extend({ menus: z.object({ main: menu(), footer: menu() }).optional() }),
  /** Pages to which an entry of a menu can lead; of news those to which one leads. */
  pages: members(z.object({ id: z.string(), title: localizedText(), url: localizedText() })).default([]),
  conflicts: wholeList(SiteConflictSchema, 'a value that is not answered would be overwritten unseen'),
  /** Address of the preview that was asked for; null where the deployment, or the site, has room for none. */
  preview: z.string().nullable().default(null),
  /** The last changes on the page, the newest first; empty for a call that changes something. */
  log: wholeList(LoggedSchema, 'a change that is not listed could not be put back'),
});
/** `PUT …/staff/site/pictures/{key}`: a picture for the settings, such as a portrait. */
export const SitePictureAddedSchema = z.object({
  /** Its name, for a change of the settings. */
  name: z.string(),
});
export type SitePictureAdded = z.infer<typeof SitePictureAddedSchema>;

export type OwnSite = z.infer<typeof OwnSiteSchema>;
