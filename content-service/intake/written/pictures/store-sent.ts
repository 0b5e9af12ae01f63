import { prepare } from '#content-service/platform/db/prepare.ts';
import { refusalOf } from '#content-service/platform/db/refuse-where.ts';
import { ContentError } from '#content-service/platform/errors/content-error.ts';
import { siteStaysStatement } from '#content-service/platform/on-site.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { holdsStatement } from '#content-service/staff/rights.ts';
import type { PictureRecord } from '#wire/picture-file.ts';
import type { StaffRight } from '#wire/staff.ts';
import { MOST_PICTURE_BYTES, type WhyNotTaken } from '#wire/written-pictures.ts';
import { NotStored, takePicture, type WhyNotStored } from '../../pull/take-picture.ts';
import { untilCurrent } from '../who-writes.ts';
import { findPicture } from './picture-record.ts';
import { countStatements } from './sent-bytes.ts';

/** Widest picture, px, that is kept as it is: what any picture file may have. */
const WIDEST_UNCHANGED = 10_000;

/** A picture is not taken, with a reason of `WHY_NOT_TAKEN`. */
export const notTaken = (why: WhyNotTaken): ContentError =>
  new ContentError('picture_refused', `The picture is not taken: ${why}.`, { picture: why });

const WHY: Readonly<Record<WhyNotStored, WhyNotTaken>> = {
  unknown: 'kind',
  drawing: 'kind',
  markup: 'kind',
  script: 'kind',
  broken: 'broken',
  unreadable: 'broken',
  moving: 'moving',
  metadata: 'notes',
  parts: 'broken',
  side: 'pixels',
  area: 'pixels',
  pixels: 'pixels',
  wide: 'pixels',
};

/** Brands of HEIF with HEVC (ISO/IEC 23008-12, B.4), as telephones write them. */
const HEIC = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

/** Throws picture_refused for what is known without reading the picture. */
function requireLikely(bytes: Uint8Array, resizes: boolean): void {
  if (HEIC.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)))) throw notTaken('heic');
  if (bytes.byteLength > MOST_PICTURE_BYTES[resizes ? 'resized' : 'unchanged']) throw notTaken('bytes');
}

/** The refusal of a batch of these calls; the same error for others. */
export function fullRefusal(error: unknown): unknown {
  const because = refusalOf(error);
  if (because === 'home_full') return notTaken('homeFull');
  if (because === 'day_full') return notTaken('dayFull');
  return error;
}

interface Sent {
  readonly session: string;
  /** The right that the person needs. */
  readonly right: StaffRight;
  readonly name: string;
  readonly plan: boolean;
}

/**
 * Makes the files of a sent picture, unless the site has one of that name (`known`), and counts its bytes for the day;
 * its record is for the caller to store, and files that nothing names are deleted after a day. Throws role_missing, and
 * picture_refused with a reason of `WHY_NOT_TAKEN`.
 */
export async function storeSent(
  siteId: string,
  { session, right, name, plan }: Sent,
  bytes: Uint8Array<ArrayBuffer>,
  { env, now }: CallContext,
): Promise<{ readonly taken: PictureRecord; readonly known: PictureRecord | null }> {
  requireLikely(bytes, env.IMAGES !== undefined);
  const known = await findPicture(env.DB, siteId, name);
  if (known !== null) return { taken: known, known };
  const counted = [
    siteStaysStatement(siteId),
    holdsStatement(siteId, session, right, now),
    ...countStatements(siteId, bytes.byteLength, now),
  ];
  await untilCurrent(async () => {
    await env.DB.batch(counted.map((one) => prepare(env.DB, one))).catch((error: unknown) => {
      throw fullRefusal(error);
    });
  });
  const asked = { name, plan: plan ? 1 : 0, widest: WIDEST_UNCHANGED } as const;
  try {
    const { picture } = await takePicture({ env, siteId, now }, asked, bytes);
    return { taken: picture, known };
  } catch (error) {
    throw error instanceof NotStored ? notTaken(WHY[error.why]) : error;
  }
}
