import { type LocalHosts, readPictureAddress } from '#domain/own-service/service-address.ts';
import { LONGEST_TEXT, withinLongest } from '#domain/text.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import { type Estate, EstateSchema } from '#wire/estate.ts';
import { nameOfAddress } from '#wire/own-service.ts';
import type { Picture } from '#wire/picture.ts';
import { readKeeping } from '#wire/tolerant/read.ts';

/** Maximum number of fetched pictures per home. */
const MOST_PICTURES = 60;

/** A picture to be fetched, and the name under which it will be stored. */
export interface AddressedPicture {
  readonly name: string;
  /** With the vendor's mark of its last change as fragment, where it has one (`markedAddress`). */
  readonly address: string;
  /** Whether the vendor or service says that it is a plan. */
  readonly plan: boolean;
}

/** A home of an agency's own service, in the form of an import record. */
export interface PulledHome {
  readonly record: { readonly estate: Estate; readonly contact: ContactInfo | null };
  readonly pictures: readonly AddressedPicture[];
  /** Number of its texts that were too long, and were cut. */
  readonly cut: number;
}

interface Hosts {
  readonly hosts: ReadonlySet<string>;
  readonly local: LocalHosts;
}

/** A picture under its storage name; null for one that cannot be fetched. */
async function addressed(
  picture: Picture,
  { hosts, local }: Hosts,
): Promise<(AddressedPicture & { readonly picture: Picture }) | null> {
  const url = readPictureAddress(picture.file, hosts, local);
  if (url === null) return null;
  const name = await nameOfAddress(url);
  const { hash: _hash, thumbnail: _thumbnail, widths: _widths, ...rest } = picture;
  return { name, address: url.href, plan: picture.plan === true, picture: { ...rest, file: name } };
}

/**
 * Reads a home as tolerantly as its page does, so that one bad member does not exclude it from alerts and
 * viewings. Pictures on the agency's hosts get their storage names; others are left out. Texts that are too long are
 * cut, as pages do. Returns the reason if the home is refused.
 */
export async function readHome(
  id: string,
  value: unknown,
  contact: ContactInfo | null,
  where: Hosts,
): Promise<PulledHome | { readonly refused: string }> {
  const read = readKeeping(EstateSchema, value);
  if (!read.success) {
    const [first] = read.error.issues;
    return {
      refused: `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not of its shape'}`.slice(0, 200),
    };
  }
  const estate = read.data;
  if (String(estate.general.id) !== id) return { refused: 'an answer about another home' };
  const given = (estate.pictures ?? []).slice(0, MOST_PICTURES);
  const all = await Promise.all(given.map((picture) => addressed(picture, where)));
  const accepted = all.filter((one) => one !== null);
  const whole = { estate: { ...estate, pictures: accepted.map(({ picture }) => picture) }, contact };
  let cut = 0;
  const short = (_: string, member: unknown): unknown => {
    if (typeof member !== 'string' || member.length <= LONGEST_TEXT) return member;
    cut += 1;
    return withinLongest(member);
  };
  // Through JSON, so that undefined members are absent.
  const record = JSON.parse(JSON.stringify(whole, short));
  return {
    record,
    cut,
    pictures: [
      ...new Map(accepted.map(({ name, address, plan }) => [name, { name, address, plan }])).values(),
    ],
  };
}
