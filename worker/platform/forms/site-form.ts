import type { Handler } from 'hono';
import type { AppEnv, PageHandlers } from '../env.ts';
import { neverStore } from '../failure/outage.ts';
import { viewContext } from '../page/view-context.ts';
import { answerProblem, seeOther } from './answer.ts';
import { FORM_TABLE } from './form-table.ts';
import type { FormKind, FormSchema } from './kind.ts';
import { requireFeature } from './require-feature.ts';
import { runForm } from './run-form.ts';

/** A form with its screens, for the site's routes. */
export interface SiteForm {
  /** Handlers of GET: the form itself, and screens that follow it. */
  readonly pages: PageHandlers;
  /** The handler of a POST to the form's own screen. */
  readonly posts: PageHandlers;
  /** The call below `/{lang}/ajax/` that accepts the same body. */
  readonly callPath: string;
  readonly call: Handler<AppEnv>;
}

/** A POST to a form's own page: redirects, or shows the form again with all entered values. */
const postPage =
  <About, Schema extends FormSchema, Answer, Extra>(
    kind: FormKind<About, Schema, Answer, Extra>,
  ): Handler<AppEnv> =>
  async (c) => {
    requireFeature(c, kind.feature);
    const about = kind.about(c);
    const done = await runForm(c, kind, kind.known(about, c.get('locale')));
    return done.kind === 'accepted'
      ? seeOther(c, kind.nextPath(done, viewContext(c)))
      : kind.showAgain(c, about, done);
  };

/** The form's call: the same body and guards, answered as JSON. */
const postCall =
  <About, Schema extends FormSchema, Answer, Extra>(
    kind: FormKind<About, Schema, Answer, Extra>,
  ): Handler<AppEnv> =>
  async (c) => {
    requireFeature(c, kind.feature);
    const locale = c.get('locale');
    const known = kind.call.aboutIn === 'body' ? { locale: [locale] } : kind.known(kind.about(c), locale);
    const done = await runForm(c, kind, known);
    neverStore(c);
    if (done.kind === 'accepted') return kind.call.accepted(c, done, kind.nextPath(done, viewContext(c)));
    answerProblem(c, done.problem);
    return kind.call.refused(c, done);
  };

/** Builds the route handlers from a kind and its screens. */
export const siteForm = <About, Schema extends FormSchema, Answer, Extra>(
  kind: FormKind<About, Schema, Answer, Extra>,
  pages: PageHandlers,
): SiteForm => {
  const { screen, call } = FORM_TABLE[kind.name];
  return { pages, posts: { [screen]: postPage(kind) }, callPath: `/${call}`, call: postCall(kind) };
};
