import { stayOf } from '#domain/favorites.ts';
import { formatMonthDay } from '#domain/format/moment.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { idsQuery, MOST_COMPARED } from '#domain/id-list.ts';
import { kilometresBetween } from '#domain/map/distance.ts';
import { pathTo } from '#domain/routes.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { type Duo, type DuoHome, MOST_DUO_HOMES } from '#wire/duo.ts';
import { wayElsewhere } from '../../estate/place/elsewhere.ts';
import { streetPoint } from '../../estate/place/map.ts';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import { placeOf } from '../../estate/property/property.ts';
import { ownWays, type SharedByOneself } from '../../form-subject/own-ways.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { FavoriteHome } from '../../rental/load-favorites.ts';
import type { LeftHomes } from './left.ts';
import { FIELDS } from './read-change.ts';
import type { DuoTexts } from './texts.ts';
import { byNearness, MOST_STOPS, type Stop } from './way.ts';

interface NoteView {
  readonly text: string;
  /** "Jonas, 12 november". */
  readonly by: string;
}

/** A home of the list, with what both say of it. */
export interface DuoHomeView {
  readonly id: string;
  /** null for a home that is no longer offered. */
  readonly card: EstateCardView | null;
  readonly title: string;
  readonly hearts: { readonly own: boolean; readonly theirs: boolean; readonly said: string };
  readonly notes: readonly NoteView[];
  /** What stands in the field of the own note, and what stood there when it was read. */
  readonly draft: string;
  readonly seen: string;
  /** What the other one had said of it. */
  readonly theirNote: string;
}

const GROUPS = ['both', 'theirs', 'own', 'neither', 'gone'] as const;

/** A way between two stops. */
interface LegView {
  readonly words: string;
  readonly href: string;
  /** "van Zeedijk 712 naar Kerkstraat 96". */
  readonly between: string;
}

export interface DuoView {
  readonly action: string;
  readonly own: string;
  /** The other one's name within a sentence, and at its beginning. */
  readonly theirs: string;
  readonly people: readonly {
    readonly initial: string;
    readonly words: string;
    readonly note: string | null;
  }[];
  readonly compare: { readonly href: string; readonly label: string } | null;
  readonly groups: readonly { readonly title: string; readonly homes: readonly DuoHomeView[] }[];
  readonly route: {
    readonly text: string;
    readonly stops: readonly { readonly name: string; readonly leg: LegView | null }[];
    readonly hidden: string | null;
  } | null;
  /** The other one's address, for the one who made the list. */
  readonly invitation: SharedByOneself | null;
  readonly isFull: boolean;
  /** Ids on the list. */
  readonly ids: readonly string[];
  /** Why the last press changed nothing. */
  readonly failed: string | null;
  /** What was typed into the field for an address. */
  readonly typedAddress: string;
  /** Homes that the last press asked for and the list had no room for. */
  readonly left: {
    readonly title: string;
    readonly homes: readonly { readonly id: string; readonly title: string; readonly href: string | null }[];
    /** "en 12 andere", of those that are not named. */
    readonly more: string | null;
  } | null;
  /** A note that was typed for a home that is on the list no more; null for none. */
  readonly lostNote: string | null;
}

interface Input {
  readonly duo: Duo;
  /** The homes of the list that are offered, and those that it had no room for. */
  readonly homes: readonly FavoriteHome[];
  readonly left: LeftHomes;
  readonly action: string;
  readonly failed: string | null;
  readonly typed: Typed;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '';

function toHome(
  home: DuoHome,
  card: EstateCardView | null,
  input: Input,
  names: Names,
  s: DuoTexts,
): DuoHomeView {
  const { own, theirs } = home;
  const note = (mark: DuoHome['own'], name: string): NoteView[] =>
    mark.note === ''
      ? []
      : [
          {
            text: mark.note,
            by:
              mark.notedAt === null
                ? name
                : s('note.by', { name, day: formatMonthDay(mark.notedAt, s.locale) }),
          },
        ];
  const isTyped = textOf(input.typed, FIELDS.home) === home.home && Object.hasOwn(input.typed, FIELDS.note);
  return {
    id: home.home,
    card,
    title: card?.title ?? s('gone'),
    hearts: {
      own: own.heart,
      theirs: theirs.heart,
      said: s(theirs.heart ? 'heart.theirs' : 'heart.theirsNot', { name: names.start }),
    },
    notes: [...note(theirs, names.start), ...note(own, s('note.you'))],
    draft: isTyped ? (input.typed[FIELDS.note]?.[0] ?? '') : own.note,
    seen: own.note,
    theirNote: theirs.note,
  };
}

interface Names {
  /** Within a sentence, and at its beginning. */
  readonly within: string;
  readonly start: string;
}

const groupOf = ({ card, hearts: { own, theirs } }: DuoHomeView): (typeof GROUPS)[number] => {
  if (card === null) return 'gone';
  if (own && theirs) return 'both';
  if (own) return 'own';
  return theirs ? 'theirs' : 'neither';
};

/** Homes to choose between now: those with both hearts, or where those are fewer than two, all with a heart. */
function chosenOf(homes: readonly DuoHomeView[]): readonly DuoHomeView[] {
  const both = homes.filter((home) => groupOf(home) === 'both');
  if (both.length > 1) return both;
  return homes.filter((home) => ['both', 'own', 'theirs'].includes(groupOf(home)));
}

function toCompareLink(chosen: readonly DuoHomeView[], s: DuoTexts): DuoView['compare'] {
  const ids = chosen
    .filter(({ id, card }) => stayOf(id) === null && card?.href !== null)
    .map(({ id }) => id)
    .slice(0, MOST_COMPARED);
  if (ids.length < 2) return null;
  return {
    href: `${pathTo('compare', s.locale)}${idsQuery(ids)}`,
    label: s.count('compare', ids.length),
  };
}

/** The way from home to home; a home whose street is hidden is counted, and is at no place. */
function toRoute(
  chosen: readonly DuoHomeView[],
  homes: readonly FavoriteHome[],
  s: DuoTexts,
  context: ViewContext,
): DuoView['route'] {
  const points = chosen.map(({ id, card }): Stop | null => {
    const estate = homes.find((home) => home.card.id === id)?.estate ?? null;
    if (estate === null || card === null || card.href === null) return null;
    const property = propertyOfEstate(estate, context);
    const point = streetPoint(property);
    return point === null ? null : { name: placeOf(property, context), point };
  });
  const stops = byNearness(points.filter((point) => point !== null).slice(0, MOST_STOPS));
  if (stops.length < 2) return null;
  const hidden = points.filter((point) => point === null).length;
  const legTo = (from: Stop, to: Stop): LegView => ({
    words: s('route.leg', {
      km: formatTrimmed(Math.round(kilometresBetween(from.point, to.point) * 10) / 10, s),
    }),
    href: wayElsewhere(from.point, to.point),
    between: s('route.from', { from: from.name, to: to.name }),
  });
  return {
    text: s(chosen.every((home) => groupOf(home) === 'both') ? 'route.both' : 'route.some'),
    stops: stops.map((stop, at) => {
      const next = stops[at + 1];
      return { name: stop.name, leg: next === undefined ? null : legTo(stop, next) };
    }),
    hidden: hidden === 0 ? null : s.count('route.hidden', hidden),
  };
}

/** The homes for which there was no room: those that are not offered any more are counted, and have no name. */
function toLeft({ left, homes }: Input, s: DuoTexts): DuoView['left'] {
  if (left.ids.length === 0) return null;
  const named = homes.filter(({ card }) => left.ids.includes(card.id));
  const n = left.ids.length + left.more;
  const more = n - named.length;
  return {
    title: s.count('left.title', n),
    homes: named.map(({ card: { id, title, href } }) => ({ id, title, href })),
    more: more === 0 || named.length === 0 ? null : s.count('left.more', more),
  };
}

/** The list as one of the two sees it. */
export function toDuo(input: Input, s: DuoTexts, context: ViewContext): DuoView {
  const { duo, homes, action, failed, typed } = input;
  const names: Names = { within: duo.theirs || s('other'), start: capital(duo.theirs || s('other')) };
  const cards = new Map(homes.map(({ card }) => [card.id, card]));
  const all = duo.homes.map((home) => toHome(home, cards.get(home.home) ?? null, input, names, s));
  const chosen = chosenOf(all);
  const url =
    duo.invitation === null ? null : `${context.origin}${pathTo('duo', s.locale, { token: duo.invitation })}`;
  return {
    action,
    own: duo.own,
    theirs: names.within,
    people: [
      {
        initial: initialOf(duo.own || s('youAlone')),
        words: duo.own === '' ? s('youAlone') : s('you', { name: duo.own }),
        note: null,
      },
      {
        initial: initialOf(names.start),
        words: names.start,
        note:
          duo.theirsSeenOn === null
            ? s('unseen')
            : s('seen', { day: formatMonthDay(duo.theirsSeenOn, s.locale) }),
      },
    ],
    compare: toCompareLink(chosen, s),
    groups: GROUPS.map((group) => ({
      title: s(`groups.${group}`, { name: names.within }),
      homes: all.filter((home) => groupOf(home) === group),
    })).filter((group) => group.homes.length > 0),
    route: toRoute(chosen, homes, s, context),
    invitation:
      url === null
        ? null
        : ownWays({ title: s('share.subject', { agency: context.site.name }), url }, context.t),
    isFull: all.length >= MOST_DUO_HOMES,
    ids: all.map(({ id }) => id),
    failed,
    typedAddress: failed === null ? '' : (textOf(typed, FIELDS.add) ?? ''),
    left: toLeft(input, s),
    lostNote: all.some(({ id }) => id === textOf(typed, FIELDS.home))
      ? null
      : (textOf(typed, FIELDS.note) ?? null),
  };
}
