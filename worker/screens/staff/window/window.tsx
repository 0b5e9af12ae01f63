import type { Homes } from '#wire/written-homes.ts';
import type { Answer } from '#worker/platform/env.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { nameOf } from '../homes/list-words.ts';
import { Desk } from '../parts.tsx';
import { requireSession, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import { loadCards } from './load-cards.ts';
import { CardsPage, ChoosePage } from './WindowPages.tsx';
import { askedCards, problemOf } from './window-asked.ts';

/** Homes of one answer of the content service, and how many answers are read for the list to choose from. */
const PAGE = 50;
const MOST_PAGES = 4;

/** Homes for sale and to let that visitors see, free ones first, as far as the page lists them. */
async function homesToChoose(list: (state: 'offer' | 'option', from: number) => Promise<Homes>) {
  const [offer, option] = await Promise.all([list('offer', 0), list('option', 0)]);
  const pages = Math.min(Math.ceil(offer.found / PAGE), MOST_PAGES);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => list('offer', (index + 1) * PAGE)),
  );
  // A home that changes meanwhile may be in two answers.
  const byId = new Map(
    [offer, ...others, option]
      .flatMap(({ homes }) => homes)
      .filter(({ kind }) => kind === 'estate')
      .map((one) => [one.home, one]),
  );
  return {
    me: offer.me,
    homes: [...byId.values()],
    more: offer.found > MOST_PAGES * PAGE || option.found > PAGE,
  };
}

/**
 * Cards for the agency's window: the form that chooses them, or the cards as one document with a sheet each
 * (decision 190). It reads only, so that its address can be kept and opened again each morning.
 */
export const staffWindow: Answer = (c) =>
  withSession(c, async (session) => {
    const asked = askedCards(c);
    const [content, s] = [siteContent(c), await staffTexts(c)];
    if (!asked.sent || problemOf(asked) !== null) {
      const find = asked.find === undefined ? {} : { find: asked.find };
      const { me, homes, more } = await homesToChoose((state, from) =>
        content.listHomes({ session, state, from, ...find }),
      );
      const page = (
        <Desk at="staff-homes" me={me} locale={c.get('locale')} s={s}>
          <ChoosePage homes={homes} more={more} asked={asked} c={c} s={s} />
        </Desk>
      );
      return showStaff(c, page, {
        title: s('window.title'),
        who: me.name,
        s,
        sheets: ['staff', 'window-cards'],
        script: null,
      });
    }
    await requireSession(c, session);
    const { cards, left } = await loadCards(c, asked);
    const names = await Promise.all(
      left.map(async (home) => {
        const { homes } = await content.listHomes({ session, home });
        const known = homes.find(({ kind }) => kind === 'estate');
        return known === undefined ? home : nameOf(known, { c, s });
      }),
    );
    return showStaff(c, <CardsPage cards={cards} left={names} asked={asked} c={c} s={s} />, {
      title: s('window.title'),
      who: null,
      s,
      sheets: ['staff', 'window-cards'],
    });
  });
