/**
 * How an internal attribute is compared: not at all; only its presence; or the texts in it, without their
 * names.
 */
export type Treatment = 'drop' | 'presence' | 'texts';

/** An attribute for the site's own script, invisible to visitors. */
interface InternalAttribute {
  readonly name: string;
  readonly treatment: Treatment;
  readonly reason: string;
}

const rows = (
  treatment: Treatment,
  reasons: Readonly<Record<string, string>>,
): readonly InternalAttribute[] =>
  Object.entries(reasons).map(([name, reason]) => ({ name: `data-${name}`, treatment, reason }));

/**
 * Attributes that only the client's script reads. Stylesheets do not use a dropped one in a selector, and of
 * the others only their presence: a test checks this, because otherwise a visible difference could be hidden.
 * Attributes outside this table (`data-region`, `data-state`, `data-tiles`) are compared unchanged.
 */
export const INTERNAL_ATTRIBUTES: readonly InternalAttribute[] = [
  ...rows('drop', {
    agenda: 'names a part of the booking to its script',
    check: 'names the schema that checks a form in the browser',
    count: 'marks the number behind an option',
    day: 'finds a day of the calendar again',
    enhance: 'names the script that enhances an element',
    field: 'names a field to the script; its control has the name, too',
    form: 'marks a link whose form opens in place',
    'form-page': 'marks the page of a form',
    group: 'names a group of a list to the script that adds to it; its heading is compared',
    index: 'numbers a picture for its script',
    mark: 'names a mark of the map to its script',
    replay: 'says that early clicks are kept for an island',
    sorted: 'marks the body that sorted rows go into',
    share: 'names a way to pass a page on to its script',
    'stay-form': 'marks the form of a stay',
    stays: 'marks a drop-down that stays open',
    step: 'marks a link to another week',
    suggest: 'marks the list of suggestions',
    summary: 'marks the summary of a drop-down',
    turn: 'finds a link of the calendar again',
    unit: 'marks the row of a unit',
    'units-choice': 'marks the choice of units',
    when: 'says when a script wakes',
  }),
  ...rows('presence', {
    floor: 'finds a floor; stylesheets select the rows that have it',
    island: 'names an island; stylesheets select elements that are one',
    part: 'names a part of a form; stylesheets select elements that are one',
  }),
  ...rows('texts', {
    action: 'what Turnstile is told: compared',
    area: 'figure by which units are filtered',
    bedrooms: 'figure by which units are filtered',
    copied: 'said by a script when an address was copied',
    done: 'said by a script when it is done',
    estate: 'id of an estate: compared',
    failed: 'said by a script that failed',
    favorites: 'sentence that counts',
    href: 'address that a script fetches: compared',
    ids: 'ids to be kept: compared',
    label: 'said by the list of suggestions',
    loading: 'said while a script fetches',
    none: 'said when there are no suggestions',
    'not-saved': 'said when the browser keeps nothing',
    offline: 'said when nothing can be fetched',
    one: 'sentence that counts',
    other: 'sentence that counts',
    place: 'area that a circle stands for: compared',
    price: 'figure by which units are filtered',
    props: 'props of an island',
    seen: 'id of the estate to be remembered: compared',
    'send-to': 'address that a form is sent to: compared',
    src: 'address of a drawing: compared',
    title: 'title that is passed on: compared',
    turnstile: 'public key of Turnstile: compared',
    url: 'address that is passed on: compared',
    words: 'texts that a script says',
  }),
];
