import { FeedFault } from '#content-service/intake/feeds/kind.ts';
import { faultAt } from '#content-service/intake/feeds/reading/fault-at.ts';
import { readXml } from '#content-service/intake/feeds/reading/read-xml.ts';
import { type HomesInFile, PackedHomes } from '../homes-in-file.ts';
import { FIELDS, type FieldName, GROUPS, type KyeroHome, type KyeroImage, LEFT_OUT } from './fields.ts';

/** Maximum number of elements of a home, and of characters in one. */
const MOST_ELEMENTS = 2000;
const LONGEST_TEXT = 100_000;
/** Maximum number of unknown elements of a home that are named. */
const MOST_OTHERS = 20;
/** Longest id of a home; the format has 50. */
const LONGEST_ID = 200;

const isField = (path: string): path is FieldName => (FIELDS as readonly string[]).includes(path);
const isRead = (path: string): boolean => isField(path) || GROUPS.includes(path);

/** The name of an unknown element, as far as it is one: it is shown to operators. */
const shownName = (path: string): string => (/^[A-Za-z_][\w.-]{0,39}$/.test(path) ? path : 'another name');

/** A home as its elements come. */
class HomeReader {
  readonly line: number;
  readonly #fields = new Map<FieldName, string>();
  readonly #images: { id: string; url: string; plan: boolean }[] = [];
  readonly #others = new Set<string>();
  readonly #odd = new Set<string>();
  #features = 0;
  #elements = 0;
  #text = '';

  constructor(line: number) {
    this.line = line;
  }

  open(path: string, attributes: Readonly<Record<string, string>>, line: number): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) throw faultAt(line, `a home of more than ${MOST_ELEMENTS} elements`);
    this.#text = '';
    const above = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    if (isField(above)) this.#odd.add(above);
    else if (!isRead(path) && !LEFT_OUT.includes(path) && (above === '' || isRead(above))) this.#other(path);
    if (path === 'images.image') this.#images.push({ id: attributes.id ?? '', url: '', plan: false });
  }

  text(path: string, text: string, line: number): void {
    if (!isRead(path)) return;
    this.#text += text;
    if (this.#text.length > LONGEST_TEXT)
      throw faultAt(line, `a text of more than ${LONGEST_TEXT} characters`);
  }

  close(path: string): void {
    const text = this.#text.trim();
    this.#text = '';
    const image = this.#images.at(-1);
    if (isField(path)) {
      if (this.#fields.has(path)) this.#odd.add(path);
      this.#fields.set(path, text);
    } else if (path === 'features.feature' && text !== '') this.#features += 1;
    else if (path === 'images.image.url' && image !== undefined) image.url = text;
    else if (path === 'images.image.tags.tag' && image !== undefined)
      image.plan ||= text.toLowerCase() === 'floorplan';
  }

  #other(path: string): void {
    if (this.#others.size < MOST_OTHERS) this.#others.add(shownName(path));
  }

  /** The home, its members in the same order whatever the file's. */
  end(): KyeroHome {
    const id = this.#fields.get('id') ?? '';
    if (id === '' || id.length > LONGEST_ID || this.#odd.has('id'))
      throw faultAt(this.line, 'a property without an id');
    const images: readonly KyeroImage[] = this.#images;
    return {
      id,
      fields: Object.fromEntries(
        FIELDS.flatMap((name) => {
          const text = this.#fields.get(name) ?? '';
          return text === '' ? [] : [[name, text]];
        }),
      ),
      images: images.filter(({ url }) => url !== ''),
      features: this.#features,
      others: [...this.#others].toSorted(),
      odd: [...this.#odd].toSorted(),
    };
  }
}

/**
 * Homes of a file in the format of Kyero, version 3: `<root><kyero><feed_version>3…`, then a `property` for each home.
 * A place that cannot be read ends the round, like a property without an id, which could be any home.
 */
export async function readKyero(bytes: Uint8Array): Promise<HomesInFile> {
  const homes = new PackedHomes<KyeroHome>();
  const names: string[] = [];
  let version: string | null = null;
  let home: HomeReader | null = null;
  const pathIn = (): string => names.slice(2).join('.');
  await readXml(bytes, {
    open: (name, attributes, line) => {
      names.push(name);
      if (names.length === 1 && name !== 'root')
        throw new FeedFault('broken', 'a page or other XML, where <root> of Kyero is expected');
      if (names.length === 2 && name === 'property') {
        if (version === null) throw faultAt(line, 'a property before <kyero><feed_version>');
        home = new HomeReader(line);
      } else if (names.length > 2) home?.open(pathIn(), attributes, line);
    },
    text: (text, line) => {
      if (names.length > 2) home?.text(pathIn(), text, line);
      if (names.join('.') === 'root.kyero.feed_version') version = `${version ?? ''}${text}`.slice(0, 20);
    },
    close: (name, line) => {
      if (names.length > 2) home?.close(pathIn());
      else if (names.length === 2 && home !== null) {
        homes.add(home.end(), home.line);
        home = null;
      } else if (name === 'kyero' && !/^\s*3(?:\.\d{1,2})?\s*$/.test(version ?? ''))
        throw faultAt(line, 'not version 3 of the format');
      names.pop();
    },
  });
  // The format requires one (its schema), and a file that lost them would withdraw every home.
  if (homes.count === 0) throw new FeedFault('broken', 'no property');
  return homes;
}
