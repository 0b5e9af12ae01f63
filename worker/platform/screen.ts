import type { Context } from 'hono';
import type { AssistantTool } from './assistant-tool.ts';
import type { AppEnv, Given, ScriptCall, SiteForm, SiteScreen, Started } from './env.ts';
import { NotFound } from './errors/app-error.ts';
import { offers, requireFeature } from './forms/require-feature.ts';
import { siteContent } from './page/view-context.ts';
import { asksAnew } from './request/asks-anew.ts';
import { urlOf } from './request/url.ts';

/** Calls under way, by name; null for one that this page does not make. */
type Loads = Readonly<Record<string, Promise<unknown> | null>>;

interface Description<Loaded extends Loads | null> extends Omit<SiteScreen, 'start'> {
  /**
   * The calls that need nothing but what is given, each at most one call of the content service. They are made
   * together with those for the site's texts and menus, or already with the lookup of the site (decision 95). A call
   * that needs another one's answer belongs into `page`.
   */
  readonly load?: (given: Given) => Loaded;
  /** Makes the page. Whatever it awaits of `loaded` throws there; `loadDeferred` tolerates it. */
  readonly page: (c: Context<AppEnv>, loaded: Loaded) => Response | Promise<Response>;
}

/** A screen. Its load is stated once: the page receives what was begun before it. */
export function screen<Loaded extends Loads | null = null>({
  load,
  page,
  ...known
}: Description<Loaded>): SiteScreen {
  return {
    ...known,
    start: (given) => {
      // A screen without a load has the type of one that loads nothing.
      const loaded = load === undefined ? (null as Loaded) : load(given);
      const loads: Loads = loaded ?? {};
      const calls = Object.values(loads).filter((call) => call !== null);
      // The page handles an error where it awaits the result.
      for (const call of calls) call.catch(() => undefined);
      return { calls, answer: (c) => page(c, loaded) };
    },
  };
}

/** What the load of this request is given. */
export const givenOf = (c: Context<AppEnv>): Given => ({
  content: siteContent(c),
  site: c.get('site'),
  locale: c.get('locale'),
  params: c.get('route').params,
  search: urlOf(c).searchParams,
  anew: asksAnew(c),
});

/** Whether the site of the request has the requested screen. */
export function hasScreen(c: Context<AppEnv>): boolean {
  const screen = c.get('screen');
  return screen !== undefined && offers(c.get('site'), screen.feature);
}

/** Begins the load of the requested page, once. Throws NotFound when there is no such screen, or the site lacks its feature. */
export function startPage(c: Context<AppEnv>): Started {
  const known = c.get('started');
  if (known !== undefined) return known;
  const screen = c.get('screen');
  if (screen === undefined) throw new NotFound('no such screen');
  const { feature, start } = screen;
  requireFeature(c, feature);
  const started = start(givenOf(c));
  c.set('started', started);
  return started;
}

/** What takes a POST to a screen, if anything. */
export const postOf = ({ post, form }: SiteScreen) => form?.post ?? post;

/** The screens of one folder, and the calls of their scripts. */
export interface ScreenRoom {
  readonly screens: readonly SiteScreen[];
  readonly calls?: readonly ScriptCall[];
  /** What assistants may ask of them. */
  readonly tools?: readonly AssistantTool[];
}

/** All screens of the site. */
export interface Screens {
  readonly all: readonly SiteScreen[];
  readonly named: (name: SiteScreen['name']) => SiteScreen | undefined;
  readonly forms: readonly SiteForm[];
  readonly calls: readonly ScriptCall[];
  readonly tools: readonly AssistantTool[];
}

/** The call of a screen's form, for sites that have the screen. */
const callOf = ({ form, feature }: SiteScreen): readonly ScriptCall[] =>
  form === undefined
    ? []
    : [
        {
          ...form.call,
          answer: (c) => {
            requireFeature(c, feature);
            return form.call.answer(c);
          },
        },
      ];

/** Collects the screens of all folders. Throws for a name that two of them use. */
export function collectScreens(rooms: readonly ScreenRoom[]): Screens {
  const all = rooms.flatMap(({ screens }) => screens);
  const byName = new Map(all.map((one) => [one.name, one]));
  if (byName.size !== all.length) throw new Error('two screens have the same name');
  return {
    all,
    named: (name) => byName.get(name),
    forms: all.flatMap(({ form }) => form ?? []),
    calls: [...rooms.flatMap(({ calls = [] }) => calls), ...all.flatMap(callOf)],
    tools: rooms.flatMap(({ tools = [] }) => tools),
  };
}
