import { languageOf } from '#domain/languages.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { cachedView, type ViewContext } from './context.ts';
import { excerpt } from './paragraphs.ts';

/** Maximum characters of a description in search results, which ignore one shorter than LEAST. */
export const MOST = 160;
const LEAST = 50;
/** Shortest useful piece of a sentence, characters. */
const SHORTEST_PIECE = 30;
const MOST_FACTS = 3;

/** "Duinzicht, vastgoedkantoor in Knokke-Heist." */
function agencyLine({ site, t }: ViewContext): string {
  const city = site.settings.contact.city?.trim() ?? '';
  return city === '' ? `${site.name}.` : t('views.head.agency', { name: site.name, city });
}

/** The sentence with a full stop if it has no end mark. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Description of a page: its own text, or its title without one; after a text too short for search results follow
 * the agency's name and town. Only whole words.
 */
export function headDescription(
  words: string | null | undefined,
  title: string,
  context: ViewContext,
): string {
  return cachedView(context, 'head description', [words, title], () => {
    const own = excerpt(words ?? '', MOST);
    if (own.length >= LEAST) return own;
    const start = own === '' ? title.trim() : own;
    return excerpt(
      [start, agencyLine(context)]
        .filter((text) => text !== '')
        .map(ended)
        .join(' '),
      MOST,
    );
  });
}

/** Facts at the start of an estate's description, which make it unique. */
interface EstateWords {
  /** "Villa te koop", of a unit its title and project. */
  readonly what: string;
  readonly place: string;
  readonly keyFacts: EstatePageView['keyFacts'];
  readonly price: EstatePageView['price'];
  readonly lead: string;
}

/** Whether a value is a year (four-digit amounts have a dot); a year reads badly in the sentence. */
const isYear = ({ value }: EstatePageView['keyFacts'][number]): boolean => /^\d{4}$/.test(value);

/** "5 slaapkamers", "284 m² bewoonbaar". */
const factText = ({ value, unit, name }: EstatePageView['keyFacts'][number]): string =>
  [value, unit, name].filter((part) => part !== null && part !== '').join(' ');

/**
 * "Villa te koop, Elizabetlaan 41, 8300 Knokke-Heist: 5 slaapkamers, 284 m² bewoonbaar, € 1.495.000.
 * Rustig gelegen…": kind, place, as many facts as fit, then the agency's text.
 */
export function homeDescription(
  { what, place, keyFacts, price, lead }: EstateWords,
  { locale }: Pick<ViewContext, 'locale'>,
): string {
  const colon = `${languageOf(locale).colon} `;
  const amount = price?.kind === 'amount' ? [price.prefix?.toLowerCase(), price.text, price.suffix] : [];
  const known = keyFacts.filter((fact) => !isYear(fact)).slice(0, MOST_FACTS);
  const facts = [...known.map(factText), amount.filter(Boolean).join(' ')];
  const start = [what, place].filter((part) => part !== '').join(', ');
  const sentence = facts
    .filter((fact) => fact !== '')
    .reduce((text, fact) => {
      const longer = `${text}${text === start ? colon : ', '}${fact}`;
      return longer.length < MOST ? longer : text;
    }, start);
  const room = MOST - sentence.length - 2;
  if (lead === '' || room < SHORTEST_PIECE) return excerpt(ended(sentence), MOST);
  return `${ended(sentence)} ${excerpt(lead, room)}`;
}
