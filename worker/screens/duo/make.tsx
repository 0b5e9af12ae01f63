import type { Context } from 'hono';
import { favoriteIn } from '#domain/favorites.ts';
import { singleLine } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { IDS_PARAMETER, idsQuery, readFavoriteIds } from '#domain/id-list.ts';
import { pathTo } from '#domain/routes.ts';
import { DUO_LENGTHS, MOST_DUO_HOMES } from '#wire/duo.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { attempt } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { newKey } from '../../platform/forms/control-fields.ts';
import type { Objection } from '../../platform/forms/kind.ts';
import { networkOf } from '../../platform/forms/network.ts';
import { receive } from '../../platform/forms/receive.ts';
import { FORM_REFUSALS } from '../../platform/forms/refusals.ts';
import { toFormState } from '../../platform/forms/ui/form-state.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { leftQuery } from './left.ts';
import { MakeDuoPage, NAMES } from './MakeDuoPage.tsx';
import { duoTexts } from './texts.ts';

interface Shown {
  readonly ids: readonly string[];
  readonly key: string;
  readonly typed: Typed;
  readonly refused?: Objection;
}

async function show(c: Context<AppEnv>, { ids, key, typed, refused }: Shown): Promise<Response> {
  const s = await duoTexts(c);
  neverStore(c);
  if (refused !== undefined) answerProblem(c, refused.problem);
  const locale = c.get('locale');
  const t = c.get('t');
  const state = toFormState(
    { action: pathTo('duo-new', locale), key, typed, order: NAMES, now: Date.now(), ...refused },
    t,
  );
  const view = { state, ids, offerHref: pathTo('offer', locale) };
  return renderPage(c, <MakeDuoPage view={view} s={s} t={t} />, {
    head: { title: s('title'), index: false, sheets: ['duo'], parts: ['page'] },
    pathIn: (language) => `${pathTo('duo-new', language)}${idsQuery(ids)}`,
  });
}

/** `/{lang}/samen-kiezen?ids=…`: says what a list for two is, and makes one of these favourites. */
export const makeDuo: Answer = (c) =>
  show(c, { ids: readFavoriteIds(urlOf(c).searchParams), key: newKey(), typed: {} });

const nameIn = (typed: Typed, name: (typeof NAMES)[number]): string => singleLine(textOf(typed, name) ?? '');

/** Makes the list, once for the key of its form, and opens it for its maker. */
export const postMakeDuo: Answer = async (c) => {
  const received = await receive(c, 'duo-new');
  const { typed, key } = received;
  const ids = [
    ...new Set((textOf(typed, IDS_PARAMETER) ?? '').split(',').flatMap((id) => favoriteIn(id) ?? [])),
  ];
  const again = (refused: Objection) => show(c, { ids, key, typed, refused });
  if (received.problem !== null) return again({ problem: received.problem, fields: {} });
  if (ids.length === 0) return again({ problem: 'unreadable', fields: {} });
  const long = NAMES.filter((name) => nameIn(typed, name).length > DUO_LENGTHS.name);
  if (long.length > 0)
    return again({
      problem: 'fields',
      fields: Object.fromEntries(long.map((name) => [name, 'too_long' as const])),
    });
  const done = await attempt<string, never>(c, { name: 'duo-new', refusals: FORM_REFUSALS }, async () => {
    const list = {
      key,
      homes: ids.slice(0, MOST_DUO_HOMES),
      own: nameIn(typed, 'own'),
      theirs: nameIn(typed, 'theirs'),
    };
    const { token } = await siteContent(c).makeDuo(list, await networkOf(c));
    return token;
  });
  if (typeof done === 'string') {
    const left = ids.slice(MOST_DUO_HOMES);
    const anchor = left.length === 0 ? '' : '#left';
    return seeOther(c, `${pathTo('duo', c.get('locale'), { token: done })}${leftQuery(left)}${anchor}`);
  }
  return 'closed' in done ? done.closed : again(done);
};
