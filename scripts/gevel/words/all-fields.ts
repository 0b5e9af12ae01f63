/** All settings of a site, and all columns of records, with their words. */
import { RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { createTranslator } from '#locales/translator.ts';
import { SiteSchema } from '#wire/site.ts';
import { fieldsOf, type WordedField } from './fields.ts';

/** Fields of a site's document, as `site set` names them; those that other commands set are left out. */
export const settingFields = (): readonly WordedField[] =>
  fieldsOf(SiteSchema, '', [['site']], {
    named: { 'site.settings': 'siteSettings', 'site.theme': 'theme' },
  }).filter(({ path }) => !/^(?:id|state|hostnames)$|Hash$|socialPictureJpeg$/.test(path));

/** Names in the contract of what a kind of record holds, where it has another name there. */
const CALLED: Readonly<Record<string, string>> = {
  agenda: 'agendaSettings',
  collection: 'estateCollection',
  estatePage: 'page',
  group: 'estateGroup',
  listing: 'skarabeeListing',
  picture: 'pictureRecord',
  rental: 'rentalUnit',
};

const OWN_ID = 'Its id: letters, digits, hyphens and underscores';
/** Words of records that no call of the contract answers as they are. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'entity.name.nl|fr|en|de': 'Name of the kind, such as “Regions”.',
  'entity.id': `${OWN_ID}, as the collections of its kind name it.`,
  translations: 'Texts of the site that replace those of the product, by key.',
  'redirect.id': `${OWN_ID}.`,
  'redirect.from':
    'Path and parameters of an address of the former website; `:name` stands for any text, `*` at the end for any rest.',
  'redirect.to':
    'Where it leads: `home`, `reference`, `screen`, `page` or `search` with a `locale`, or a `path`.',
  'agreement.id': `${OWN_ID}.`,
  'agreement.position': 'Its place among the agreements of a stay, from 0.',
  'agenda.slotMinutes': 'Length of a viewing, minutes.',
  'agenda.breakMinutes': 'Minutes between two viewings of an agent.',
  'agenda.noticeHours': 'Hours before a viewing until which it can be booked.',
  'agenda.horizonDays': 'Days ahead for which viewings can be booked.',
  'agenda.closed': 'Closed days, from and to, both included.',
  'agenda.tellsHiddenAddress': 'Whether a visitor with a viewing is told an address that pages hide.',
  'agenda.hours': 'Hours of viewings on each day of the week, HH:mm, from and to.',
  'agenda.agents[0].hours': 'Hours of the agent’s viewings on each day of the week, where they differ.',
  'agenda.agents[0].away': 'Days on which the agent is away, from and to, both included.',
  'agenda.defaultAgent': 'The agent of homes that name none.',
};

/** Labels of fields on pages, in English: what a group's fields are without words in the contract. */
const labelOf = (path: string): string => {
  const english = createTranslator('en');
  const said = english.label('field', path) ?? english.label('field', path.split('.').at(-1));
  return said === null ? '' : `${said}.`;
};

/** Lists of pictures, of which a cell holds all files, and one of their fields. */
const PICTURES = /^((?:estate|listing|rental)\.\w+)\[0\]\.(?:file|original)$/;

/** A field as a cell holds it: lists are separated by bars, and one cell has all pictures of a home. */
const asCell = (field: WordedField): readonly WordedField[] => {
  const [, list] = PICTURES.exec(field.path) ?? [];
  const cell = {
    ...field,
    shape: field.shape.replace('a list separated by commas', 'a list separated by bars'),
  };
  if (list === undefined) return [cell];
  const shape = 'files of the folder of pictures, or names of pictures, separated by bars';
  return [{ ...field, path: list, shape, example: '501/front.jpg|501/garden.jpg' }, cell];
};

/** A unit of a project has the fields of its project: told once. */
const isOfUnit = ({ path }: WordedField): boolean => path.startsWith('estate.general.children[0].');

/** Columns of files of records by kind; a group without a schema has the fields that its pages show. */
export const columnFields = (): readonly WordedField[] =>
  Object.entries(RECORD_SHAPES.schemas).flatMap(([kind, schema]) => {
    const held = schema.shape[kind];
    const ways = [[kind], ...(CALLED[kind] === undefined ? [] : [[CALLED[kind]]])];
    const groups = (RECORD_SHAPES.groupFields[kind] ?? []).map(({ path, format }) => ({
      path: `${kind}.${path}`,
      shape: `shown as ${format}`,
      says: labelOf(path),
      example: '',
    }));
    const described = held === undefined ? [] : fieldsOf(held, kind, ways).filter((one) => !isOfUnit(one));
    const known = new Set(described.map(({ path }) => path.replace(/\.nl\|.*$/, '')));
    return [...described, ...groups.filter(({ path }) => !known.has(path))]
      .map((one) => ({ ...one, says: one.says || (OWN_WORDS[one.path] ?? '') }))
      .flatMap(asCell);
  });
