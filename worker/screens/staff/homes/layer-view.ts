/** What an agency's people can choose over a home that a feed or a file brings, as its page shows it (decision 156). */
import { valueAt } from '#domain/fields/read.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { isReplaced, type LayerField } from '#wire/home-layer.ts';
import { type Conflict, FILE, type LayerChoice, type OpenedHome } from '#wire/written-homes.ts';
import { pictureView } from '#worker/platform/media/picture-address.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { type Parts, partsOf } from './home-controls.ts';
import { DAYS } from './home-lists.ts';
import { momentOf } from './home-view.ts';
import { shownValue, type Words } from './home-words.ts';
import { feedOf } from './list-words.ts';

/** A contact person that can be chosen: one of the team. */
export interface Choosable {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly picture: string | null;
}

interface OrderedPicture {
  readonly name: string;
  readonly view: PictureView | null;
}

interface PartView {
  readonly field: LayerField;
  readonly title: string;
  /** What the site shows, in one line. */
  readonly said: string;
  /** Who chose it and when; null while it is as the record says. */
  readonly chosen: string | null;
  /** What the record says, of a field that shows something else; null where that is said by the field itself. */
  readonly delivered: string | null;
  /** The choice as JSON, so that another's is not overwritten. */
  readonly seen: string;
  /** Another's choice that was made meanwhile, in words. */
  readonly theirs: string | null;
}

export interface LayerView {
  readonly parts: readonly PartView[];
  /** What brings the home, in words. */
  readonly from: string;
  readonly isFile: boolean;
  readonly isHidden: boolean;
  readonly people: readonly Choosable[];
  /** Address of the chosen contact person, or of the record's. */
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
  readonly pictures: readonly OrderedPicture[];
  /** Texts of the controls of the open houses. */
  readonly days: Parts;
}

const textAt = (value: unknown, field: string): string => {
  const text = valueAt(value, field);
  return typeof text === 'string' ? text : '';
};

const choiceOf = ({ layer }: OpenedHome, field: LayerField): LayerChoice | undefined =>
  layer?.choices.find((one) => one.field === field);

/** Whether a home that would be online is off the site by a choice. */
export const isHiddenHome = (opened: OpenedHome): boolean =>
  opened.state !== 'withdrawn' && choiceOf(opened, 'hidden')?.value === true;

/** The choices that end when the draft goes out, in words: what was typed takes their place. */
export const endingChoices = ({ layer, draft }: OpenedHome, words: Words) =>
  (layer?.choices ?? [])
    .filter(({ field }) => isReplaced(field, draft))
    .map(({ field, value }) => ({ field, title: words.s(TITLES[field]), said: saidOf(field, value, words) }));

type Listed = Readonly<Record<string, unknown>>;

/** The pictures of a home in the order in which its page shows them. */
function picturesOf(opened: OpenedHome): readonly Listed[] {
  const list = valueAt(opened.record, opened.kind === 'estate' ? 'estate.pictures' : 'rental.photos');
  const pictures: readonly Listed[] = Array.isArray(list) ? list : [];
  const names = choiceOf(opened, 'pictures')?.value;
  const order: readonly unknown[] = Array.isArray(names) ? names : [];
  const place = (picture: Listed): number => {
    const at = order.indexOf(nameIn(picture));
    return at < 0 ? order.length : at;
  };
  const index = ({ index: own }: Listed): number => (typeof own === 'number' ? own : 0);
  return pictures.toSorted((a, b) => index(a) - index(b)).toSorted((a, b) => place(a) - place(b));
}

/** The name of a picture of an estate or a holiday home. */
const nameIn = ({ file, original }: Listed): string => {
  const name = file ?? original;
  return typeof name === 'string' ? name : '';
};

/** A value of a field in words. */
function saidOf(field: LayerField, value: unknown, words: Words): string {
  const { s } = words;
  if (field === 'hidden') return s(value === true ? 'written.layer.isHidden' : 'written.layer.isShown');
  if (field === 'contact')
    return textAt(value, 'name') || textAt(value, 'email') || s('written.layer.noContact');
  if (field === 'openHouses') return shownValue(DAYS, value, words) || s('written.layer.noDays');
  const count = Array.isArray(value) ? value.length : 0;
  return count === 0 ? s('homes.noPictures') : s.count('written.layer.pictureCount', count);
}

const TITLES = {
  hidden: 'written.layer.hidden',
  contact: 'written.sections.contact',
  pictures: 'written.layer.pictures',
  openHouses: 'written.sections.open',
} as const;

/** What can be chosen over a home, and what is; null for one that has no other system below it. */
export function layerView(
  opened: OpenedHome,
  words: Words,
  context: ViewContext,
  conflict: Conflict | null = null,
): LayerView | null {
  const { layer, record, feed } = opened;
  if (record === null || !layer || (feed === null && !layer.ofFile && layer.choices.length === 0))
    return null;
  const { s, locale } = words;
  const pictures = picturesOf(opened);
  // The record has what is chosen; the choice has what was delivered.
  const recorded: Readonly<Record<LayerField, unknown>> = {
    hidden: null,
    contact: record.contact,
    pictures,
    openHouses: valueAt(record, 'estate.openHouses'),
  };
  const delivered = (field: LayerField): unknown => {
    const choice = choiceOf(opened, field);
    return choice === undefined ? recorded[field] : (choice.delivered ?? null);
  };
  const contact = choiceOf(opened, 'contact')?.value ?? record.contact;
  const people = context.site.settings.team?.people ?? [];
  return {
    parts: layer.fields.map((field): PartView => {
      const choice = choiceOf(opened, field);
      const value = field === 'pictures' ? pictures : (choice?.value ?? recorded[field]);
      const by = choice?.by ?? s('written.otherWay');
      return {
        field,
        title: s(TITLES[field]),
        said: saidOf(field, value, words),
        chosen:
          choice === undefined
            ? null
            : s('written.layer.chosen', { who: by, when: momentOf(choice.at, locale) }),
        delivered:
          choice === undefined || field === 'hidden' || field === 'pictures'
            ? null
            : saidOf(field, delivered(field), words),
        seen: JSON.stringify(choice?.value ?? null),
        theirs:
          conflict?.field === field
            ? s('written.layer.theirs', {
                who: conflict.by ?? s('written.otherWay'),
                value: saidOf(field, conflict.theirs ?? delivered(field), words),
              })
            : null,
      };
    }),
    from: feedOf(feed ?? FILE, s),
    isFile: feed === null || feed === FILE,
    isHidden: choiceOf(opened, 'hidden')?.value === true,
    people: people.flatMap(({ name, email, phone, picture }) =>
      email ? [{ name, email, phone: phone ?? null, picture: picture ?? null }] : [],
    ),
    contact: {
      name: textAt(contact, 'name'),
      email: textAt(contact, 'email'),
      phone: textAt(contact, 'phone'),
    },
    pictures: pictures.map((picture) => ({
      name: nameIn(picture),
      view: pictureView({ file: nameIn(picture) }, context),
    })),
    days: partsOf(DAYS, choiceOf(opened, 'openHouses')?.value ?? recorded.openHouses, words),
  };
}
