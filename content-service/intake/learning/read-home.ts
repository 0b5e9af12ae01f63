import { type LocalHosts, readPictureAddress } from '../../../domain/own-service/service-address.ts';
import type { ContactInfo } from '../../../wire/contact-info.ts';
import { type Estate, EstateSchema } from '../../../wire/estate.ts';
import { nameOfAddress } from '../../../wire/own-service.ts';
import type { Picture } from '../../../wire/picture.ts';
import { readKeeping } from '../../../wire/tolerant/read.ts';

/** Pictures of one home that are fetched. */
const MOST_PICTURES = 60;

/** A picture that is to be fetched, and the name under which it will be kept. */
export interface AddressedPicture {
  readonly name: string;
  readonly address: string;
}

/** A home of an agency's own service, as the record that an import would bring. */
export interface LearnedHome {
  readonly record: { readonly estate: Estate; readonly contact: ContactInfo | null };
  readonly pictures: readonly AddressedPicture[];
}

interface Hosts {
  readonly hosts: ReadonlySet<string>;
  readonly local: LocalHosts;
}

/** A picture under the name that it is kept by; null for one that cannot be fetched. */
async function addressed(
  picture: Picture,
  { hosts, local }: Hosts,
): Promise<(AddressedPicture & { readonly picture: Picture }) | null> {
  const url = readPictureAddress(picture.file, hosts, local);
  if (url === null) return null;
  const name = await nameOfAddress(url);
  const { hash: _hash, thumbnail: _thumbnail, widths: _widths, ...rest } = picture;
  return { name, address: url.href, picture: { ...rest, file: name } };
}

/**
 * Reads a home as tolerantly as its page does, so that one bad member does not keep it from alerts and viewings. Its
 * pictures of the agency's hosts get the names that they are kept by; others are left out. Or says why it is none.
 */
export async function readHome(
  id: string,
  value: unknown,
  contact: ContactInfo | null,
  where: Hosts,
): Promise<LearnedHome | { readonly refused: string }> {
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
  const kept = all.filter((one) => one !== null);
  return {
    // As JSON would bring it: what is absent is not there.
    record: JSON.parse(
      JSON.stringify({ estate: { ...estate, pictures: kept.map(({ picture }) => picture) }, contact }),
    ),
    pictures: [...new Map(kept.map(({ name, address }) => [name, { name, address }])).values()],
  };
}
