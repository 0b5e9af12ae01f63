/** Pictures of the settings, a portrait and the logo: sent by forms of their own, since a file and what is typed are sent apart. */
import type { Context } from 'hono';
import { valueAtPath } from '#domain/settings/paths.ts';
import type { Site } from '#wire/site.ts';
import { MOST_PICTURE_BYTES, type WhyNotTaken } from '#wire/written-pictures.ts';
import { FIELDS } from '#worker/answering/fields.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { isOwnOrigin } from '#worker/platform/forms/guards.ts';
import { assetAddress } from '#worker/platform/media/picture-address.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { bytesOf, formIn } from '../homes/pictures/receive-pictures.ts';
import { keyOf, whyNot } from '../homes/pictures/send-picture.ts';
import { guardOf } from '../session.ts';
import type { StaffTexts } from '../texts.ts';
import { LOGOS, type SitePart } from './site-table.ts';

/** The rest of a form beside its file. */
const FORM_BYTES = 64 * 1024;

type WhyNoPicture = WhyNotTaken | 'empty' | 'foreign';

/** A picture that was sent and is stored, and the member for which it was sent. */
interface ReceivedPicture {
  readonly name: string;
  readonly of: string;
}

/** The name of a picture that was sent, stored, or why it is not taken. Throws for a session that does not hold. */
export async function receivePicture(
  c: Context<AppEnv>,
  session: string,
  type: string,
): Promise<ReceivedPicture | { readonly why: WhyNoPicture }> {
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
  const of = form.get('of');
  return why === null ? { name, of: typeof of === 'string' ? of : '' } : { why };
}

/** A picture that a part has, by the member that names it. */
interface PartPicture {
  readonly path: string;
  /** Its name; null for none. */
  readonly name: string | null;
  readonly label: 'picture' | 'logoLight' | 'logoDark';
  /** Words beneath its field, and whether it is drawn as a logo on the paper of its mode. */
  readonly hint: 'portrait' | 'logo';
  readonly mode?: 'light' | 'dark';
}

/** The pictures of a part: the portrait of a person that is there, or the logo; none of other parts. */
export function picturesOf({ name, id, entry }: SitePart, site: Site): readonly PartPicture[] {
  const nameAt = (path: string): string | null => {
    const value = valueAtPath(site, path);
    return typeof value === 'string' ? value : null;
  };
  if (name === 'look')
    return [
      { path: LOGOS.light, name: nameAt(LOGOS.light), label: 'logoLight', hint: 'logo', mode: 'light' },
      { path: LOGOS.dark, name: nameAt(LOGOS.dark), label: 'logoDark', hint: 'logo', mode: 'dark' },
    ];
  if (name !== 'person' || id === null || entry === null) return [];
  const path = `${entry}.picture`;
  return [{ path, name: nameAt(path), label: 'picture', hint: 'portrait' }];
}

/** Sends a picture, or takes it away. */
export function PictureForms({
  picture: { path, name, label, hint, mode },
  action,
  guard,
  s,
}: {
  readonly picture: PartPicture;
  readonly action: string;
  readonly guard: string;
  readonly s: StaffTexts;
}) {
  return (
    <section className="own-removal" aria-labelledby={label}>
      <h2 id={label}>{s(`site.labels.${label}`)}</h2>
      {mode === undefined || name === null ? null : (
        <p className={`own-logo own-logo--${mode}`}>
          <img src={assetAddress(name, 400)} alt="" width="176" height="44" />
        </p>
      )}
      <form action={action} method="post" encType="multipart/form-data" className="own-group">
        <input type="hidden" name="guard" value={guard} />
        <input type="hidden" name="of" value={path} />
        <label className="field">
          <span className="field__label">{s(`site.${hint}.choose`)}</span>
          <input
            className="input own-file"
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            required
          />
        </label>
        <p className="muted">{s(`site.${hint}.hint`)}</p>
        <button type="submit" className="button button--line">
          {s(`site.${hint}.send`)}
        </button>
      </form>
      {name !== null ? (
        <form action={action} method="post">
          <input type="hidden" name="guard" value={guard} />
          <input type="hidden" name="without" value={path} />
          <button type="submit" className="button button--line">
            {s(`site.${hint}.none`)}
          </button>
        </form>
      ) : null}
    </section>
  );
}
