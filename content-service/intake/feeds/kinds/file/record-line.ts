/** A line of a file in the format of imports: one record of a home (decision 144). */
import * as z from 'zod';
import type { Mapped } from '../../kind.ts';

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

/** Pictures of a home by their addresses. */
const picturesOf = (pictures: unknown) =>
  (Array.isArray(pictures) ? pictures : []).flatMap((picture: unknown) => {
    const read = z.looseObject({ file: z.string() }).safeParse(picture);
    return read.success ? [{ id: read.data.file, address: read.data.file, changed: '' }] : [];
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
  const parent = typeof parentId === 'string' || typeof parentId === 'number' ? String(parentId) : null;
  return {
    kind: 'home',
    record: { estate: { ...rest, general }, ...(contact === undefined ? {} : { contact }) },
    units: [],
    parent,
    pictures: picturesOf(pictures),
    unmapped: [],
  };
}
