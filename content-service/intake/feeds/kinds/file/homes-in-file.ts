import { sha256 } from '#content-service/platform/hash.ts';
import { FeedFault } from '../../kind.ts';
import { faultAt } from '../../reading/fault-at.ts';

/** The homes of a file, of which only those of a page are objects at the same time. */
export interface HomesInFile {
  readonly count: number;
  /** Of their ids in their order: of the same homes, whatever else the file has. */
  readonly idsSum: string;
  /** The home at a place, counted from 0. */
  at(place: number): { readonly id: string; readonly home: unknown };
}

/** Maximum number of homes, and of bytes in one: read as objects, a file takes many times its bytes. */
export const MOST_HOMES = 50_000;
export const LONGEST_HOME = 1024 * 1024;
/** Maximum bytes of all homes, packed. */
const MOST_PACKED = 24 * 1024 * 1024;

/** The ids of a file's homes, each with its line. */
export class FileIds {
  readonly #lines = new Map<string, number>();

  /** Throws FeedFault for an id that the file has already, and for one home too many. */
  note(id: string, line: number): void {
    const before = this.#lines.get(id);
    if (before !== undefined) throw faultAt(line, `the id of line ${before} again`);
    if (this.#lines.size === MOST_HOMES) throw new FeedFault('broken', `more than ${MOST_HOMES} homes`);
    this.#lines.set(id, line);
  }

  /** Of the ids in their order. */
  get sum(): string {
    return sha256(JSON.stringify([...this.#lines.keys()]));
  }
}

/** Homes that do not stand in a file as JSON, kept as the bytes of their JSON. */
export class PackedHomes<Home extends { readonly id: string }> implements HomesInFile {
  readonly #ids = new FileIds();
  readonly #homes: Uint8Array[] = [];
  readonly #encoder = new TextEncoder();
  #size = 0;

  get count(): number {
    return this.#homes.length;
  }

  get idsSum(): string {
    return this.#ids.sum;
  }

  /** Throws FeedFault like `FileIds`, and for a home, or homes together, above the size limit. */
  add(home: Home, line: number): void {
    this.#ids.note(home.id, line);
    const bytes = this.#encoder.encode(JSON.stringify(home));
    this.#size += bytes.length;
    if (bytes.length > LONGEST_HOME) throw faultAt(line, `a home of more than ${LONGEST_HOME} bytes`);
    if (this.#size > MOST_PACKED)
      throw new FeedFault('broken', `homes of more than ${MOST_PACKED} bytes together`);
    this.#homes.push(bytes);
  }

  at(place: number): { readonly id: string; readonly home: Home } {
    const home: Home = JSON.parse(new TextDecoder().decode(this.#homes[place]));
    return { id: home.id, home };
  }
}
