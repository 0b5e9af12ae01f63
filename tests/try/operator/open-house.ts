import { globSync, readFileSync } from 'node:fs';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import texts from '#locales/nl/viewings.ts';
import { type Answer, send } from '../../support/http.ts';
import { must, type Operator, shown } from '../engine.ts';
import { seenAt } from './seen.ts';

interface Steps {
  readonly gevel: Operator;
  readonly site: string;
  readonly hostname: string;
  readonly port: number;
  readonly homeId: number;
  /** Address of that home. */
  readonly page: string;
}

const EMAIL = 'an@veldhuis.example';
/** Where wrangler writes the mails of both Workers. */
const MAILS = '.wrangler/tmp/email/*/email-text/*.txt';
const SECONDS = 15;

/** The path of the newest link to sign in, once its mail is written. */
async function mailedPath(known: ReadonlySet<string>): Promise<string> {
  const enter = pathTo('staff-enter', 'nl', { token: '' });
  for (let tries = 0; tries < SECONDS * 10; tries++) {
    for (const file of globSync(MAILS)) {
      const [link] = known.has(file)
        ? []
        : (readFileSync(file, 'utf8').match(/https?:\/\/\S+/g) ?? []).filter((one) => one.includes(enter));
      if (link !== undefined) return new URL(link).pathname;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  must(false, `the mail with the link to sign in is there within ${SECONDS} s`);
}

/** A person of the agency in a browser: sends forms of its own page, and keeps its cookies. */
function browserAt(hostname: string, port: number) {
  const cookies = new Map<string, string>();
  const call = async (path: string, form?: Readonly<Record<string, string>>): Promise<Answer> => {
    const answer = await send(hostname, path, {
      port,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && {
          origin: `http://${hostname}:${port}`,
          'content-type': 'application/x-www-form-urlencoded',
        }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return call;
}

/** Somebody of the agency announces an open house on its own page, and takes it back. */
export async function openHouseIsSet({ gevel, site, hostname, port, homeId, page }: Steps): Promise<void> {
  await gevel.does('site', 'set', site, 'settings.features=["staff"]');
  await gevel.does('staff', 'add', site, '--name', 'An Smet', '--email', EMAIL, '--sees', 'all');
  const call = browserAt(hostname, port);
  const signIn = pathTo('staff-sign-in', 'nl');
  await seenAt(
    { name: 'its own page', url: `http://${hostname}:${port}${signIn}` },
    ({ status }) => status === 200,
  );
  const known = new Set(globSync(MAILS));
  const asked = await call(signIn, { email: EMAIL });
  must(asked.status === 200, 'a link to sign in is asked for', asked.status);
  const entered = await call(await mailedPath(known), {});
  must(entered.status === 303, 'the mailed link signs in', entered.status);

  const hours = pathTo('staff-hours', 'nl');
  const guard = /name="guard" value="([^"]+)"/.exec((await call(hours)).text)?.[1] ?? '';
  const home = { name: 'the home', url: page };
  const day = addDays(brusselsDay(new Date()), 7);
  const set = await call(hours, {
    guard,
    home: String(homeId),
    openDay: day,
    openFrom: '10:00',
    openUntil: '12:00',
  });
  must(set.status === 303, 'the open house is accepted', `${set.status} ${set.text.slice(0, 500)}`);
  const came = await seenAt(home, ({ body }) => body.includes(texts.openHouse.title));
  const endOpen = /name="endOpen" value="([^"]+)"/.exec((await call(hours)).text)?.[1] ?? '';
  const ended = await call(hours, { guard, endOpen });
  must(ended.status === 303, 'the open house is ended', ended.status);
  const gone = await seenAt(home, ({ body }) => !body.includes(texts.openHouse.title));
  shown('an open house, set on the agency’s own page', `on the page after ${came}, gone after ${gone}`);
}
