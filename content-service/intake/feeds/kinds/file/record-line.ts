/** A line of a file in the format of imports: one record of a home (decision 144). */
import * as z from 'zod';
import { isNamedAsPlan } from '#domain/named-plan.ts';
import { decodeSegment } from '#domain/path-segment.ts';
import { projectIdOf } from '#domain/rules/project.ts';
import { LocaleSchema } from '#wire/values.ts';
import type { Mapped, Unmapped, VendorPicture } from '../../kind.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';

/** A record of an import, of which a feed takes homes of the first source. */
export const LineSchema = z.strictObject({
  estate: z.looseObject({
    general: z.looseObject({ id: z.union([z.string().min(1), z.number()]) }),
  }),
  contact: z.unknown().optional(),
  withdrawnAt: z.string().nullish(),
});
export type RecordLine = z.infer<typeof LineSchema>;

/** Why a value is no line: the first issue, with its field. */
export const whyNoLine = ({ issues: [first] }: z.ZodError): string =>
  first === undefined ? 'no home' : `${first.path.join('.')} ${first.message}`.trim();

const PictureSchema = z.looseObject({
  file: z.string(),
  plan: z.boolean().optional().catch(undefined),
  alt: z.unknown().optional(),
});
const AltSchema = z.partialRecord(LocaleSchema, z.string().nullable()).nullish();

/** Whether the name of a file at an address has a word for a plan; its query and folders have none. */
function isNamed(address: string): boolean {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  return isNamedAsPlan(decodeSegment(name) ?? name);
}

/**
 * Pictures of a home by their addresses; plans as imports know them, by what is said, or by the file's name. A text that
 * is none is told, and its picture is shown without it.
 */
const picturesOf = (pictures: unknown, say: Say) =>
  (Array.isArray(pictures) ? pictures : []).flatMap((picture: unknown): VendorPicture[] => {
    const read = PictureSchema.safeParse(picture);
    if (!read.success) return [];
    const { file, plan = isNamed(file), alt } = read.data;
    const text = AltSchema.safeParse(alt);
    if (!text.success) say({ what: 'value', name: 'estate.pictures[].alt', value: shownValue(alt) });
    return [{ id: file, address: file, changed: '', plan, ...(text.data ? { alt: text.data } : {}) }];
  });

/** Maps a record of an import: the agency's own id stays the vendor's, and pictures are fetched by address. */
export function mapLine({ estate, contact, withdrawnAt }: RecordLine): Mapped {
  if (typeof withdrawnAt === 'string') return { kind: 'hidden', reason: 'withdrawn' };
  const { id: _id, parentId, children, ...general } = estate.general;
  if (Array.isArray(children) && children.length > 0) {
    const reason = 'units are lines of their own, with the id of their project in parentId';
    return { kind: 'refused', field: 'estate.general.children', reason };
  }
  const { pictures, ...rest } = estate;
  const unmapped: Unmapped[] = [];
  const parent = projectIdOf({
    parentId: typeof parentId === 'number' || typeof parentId === 'string' ? parentId : null,
  });
  return {
    kind: 'home',
    record: { estate: { ...rest, general }, ...(contact === undefined ? {} : { contact }) },
    units: [],
    parent: parent === null ? null : String(parent),
    pictures: picturesOf(pictures, (one) => unmapped.push(one)),
    unmapped: unmapped.slice(0, 1),
  };
}
