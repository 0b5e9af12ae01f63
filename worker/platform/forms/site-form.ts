import type { Answer, SiteForm } from '../env.ts';
import { neverStore } from '../failure/outage.ts';
import { viewContext } from '../page/view-context.ts';
import { answerProblem, seeOther } from './answer.ts';
import type { FormKind, FormSchema } from './kind.ts';
import { runForm } from './run-form.ts';

/** A POST to a form's own page: redirects, or shows the form again with all entered values. */
const postPage =
  <About, Schema extends FormSchema, Reply, Extra>(kind: FormKind<About, Schema, Reply, Extra>): Answer =>
  async (c) => {
    const about = kind.about(c);
    const done = await runForm(c, kind, kind.known(about, c.get('locale')));
    return done.kind === 'accepted'
      ? seeOther(c, kind.nextPath(done, viewContext(c)))
      : kind.showAgain(c, about, done);
  };

/** The form's call: the same body and guards, answered as JSON. */
const postCall =
  <About, Schema extends FormSchema, Reply, Extra>(kind: FormKind<About, Schema, Reply, Extra>): Answer =>
  async (c) => {
    const locale = c.get('locale');
    const known = kind.call.aboutIn === 'body' ? { locale: [locale] } : kind.known(kind.about(c), locale);
    const done = await runForm(c, kind, known);
    neverStore(c);
    if (done.kind === 'accepted') return kind.call.accepted(c, done, kind.nextPath(done, viewContext(c)));
    answerProblem(c, done.problem);
    return kind.call.refused(c, done);
  };

/** The form of a kind, for the screen that shows it. */
export const siteForm = <About, Schema extends FormSchema, Reply, Extra>(
  kind: FormKind<About, Schema, Reply, Extra>,
): SiteForm => ({
  name: kind.name,
  queue: kind.delivery.later?.call ?? null,
  form: kind.form,
  post: postPage(kind),
  call: { method: 'POST', path: `/${kind.callPath}`, answer: postCall(kind) },
});
