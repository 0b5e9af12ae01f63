/** The portrait of a person on the site: sent by a form of its own, since a file and what is typed are sent apart. */
import type { Context } from 'hono';
import { valueAtPath } from '#domain/settings/paths.ts';
import type { Site } from '#wire/site.ts';
import { MOST_PICTURE_BYTES, type WhyNotTaken } from '#wire/written-pictures.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { isOwnOrigin } from '#worker/platform/forms/guards.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { bytesOf, formIn } from '../homes/pictures/receive-pictures.ts';
import { keyOf, whyNot } from '../homes/pictures/send-picture.ts';
import { guardOf } from '../session.ts';
import type { StaffTexts } from '../texts.ts';
import type { SitePart } from './site-table.ts';

/** The rest of a form beside its file. */
const FORM_BYTES = 64 * 1024;

type WhyNoPortrait = WhyNotTaken | 'empty' | 'foreign';

/** The name of a portrait that was sent, stored, or why it is not taken. Throws for a session that does not hold. */
export async function receivePortrait(
  c: Context<AppEnv>,
  session: string,
  type: string,
): Promise<{ readonly name: string } | { readonly why: WhyNoPortrait }> {
  const isOwn = isOwnOrigin(c.req.raw.headers, urlOf(c));
  const bytes = await bytesOf(c, session, MOST_PICTURE_BYTES.resized + FORM_BYTES);
  if (bytes === null) return { why: 'bytes' };
  const form = await formIn(bytes, type);
  if (!isOwn || form?.get(FIELDS.guard) !== (await guardOf(session))) return { why: 'foreign' };
  const file = form.get('picture');
  if (file === null || typeof file === 'string' || file.size === 0) return { why: 'empty' };
  const picture = new Uint8Array(await file.arrayBuffer());
  let name = '';
  const why = await whyNot(async () => {
    name = await siteContent(c).addSitePicture({ session, key: await keyOf(picture), bytes: picture });
  });
  return why === null ? { name } : { why };
}

/** The member that names the portrait of a part's person, and its name. */
export const portraitIn = (
  { entry }: SitePart,
  site: Site,
): { readonly path: string; readonly name: unknown } => {
  const path = `${entry ?? ''}.picture`;
  return { path, name: valueAtPath(site, path) ?? null };
};

/** Sends a portrait, or takes it away. */
export function PortraitForms({
  action,
  guard,
  has,
  s,
}: {
  readonly action: string;
  readonly guard: string;
  readonly has: boolean;
  readonly s: StaffTexts;
}) {
  return (
    <section className="own-removal" aria-labelledby="portrait">
      <h2 id="portrait">{s('site.labels.picture')}</h2>
      <form action={action} method="post" encType="multipart/form-data" className="own-group">
        <input type="hidden" name="guard" value={guard} />
        <label className="field">
          <span className="field__label">{s('site.portrait.choose')}</span>
          <input
            className="input own-file"
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            required
          />
        </label>
        <p className="muted">{s('site.portrait.hint')}</p>
        <button type="submit" className="button button--line">
          {s('site.portrait.send')}
        </button>
      </form>
      {has ? (
        <form action={action} method="post">
          <input type="hidden" name="guard" value={guard} />
          <input type="hidden" name="portrait" value="none" />
          <button type="submit" className="button button--line">
            {s('site.portrait.none')}
          </button>
        </form>
      ) : null}
    </section>
  );
}
