import { parseStay, stayQuery } from '#domain/filter/rental-stay.ts';
import { rentalPath } from '#domain/links.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import type { Answer } from '#worker/platform/env.ts';
import { showOutcome } from '#worker/platform/forms/outcome/token-page.tsx';
import { viewContext } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { loadRental, rentalId } from '#worker/rental/load-rental.ts';

/** What happens after a stay was requested. Reloading the page sends nothing. */
export const reserveThanks: Answer = async (c) => {
  const id = rentalId(c, c.get('route').params.id);
  await loadRental(c, id);
  const { t, locale } = viewContext(c);
  const { from, to, persons } = parseStay(urlOf(c).searchParams);
  const pending = c.req.query('pending') !== undefined;
  const when = from !== null && to !== null && to > from ? spanInWords(from, to, locale) : null;
  const arrived = when === null ? t('stays.thanks.plain') : t('stays.thanks.text', { when });
  return showOutcome(c, {
    heading: pending ? t('stays.thanks.pendingHeading') : t('stays.thanks.heading'),
    text: pending ? t('stays.thanks.pendingText') : arrived,
    tone: 'good',
    link: { label: t('stays.thanks.back'), href: rentalPath(id, locale) + stayQuery({ persons }) },
  });
};
