import { ContactPerson } from '#client/ui/contact/ContactPerson.tsx';
import { contactOf } from '#domain/team/contact-of.ts';
import { toContactPerson } from '#worker/estate/contact-person.ts';
import { OfficeCard } from '#worker/estate/team/OfficeCard.tsx';
import { toOffices } from '#worker/estate/team/team-view.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { toFooter } from '#worker/platform/page/footer.ts';
import { identityWithAccount } from '#worker/platform/page/identity.ts';
import type { SitePart } from './site-table.ts';

interface Props {
  readonly part: SitePart;
  /** Id of the entry that is shown: of a new one that of what would be stored. */
  readonly id: string | null;
  /** With the site as it is, or would be. */
  readonly context: ViewContext;
  readonly now: number;
}

/** The agency at the foot of every page. */
function Foot({ context }: Pick<Props, 'context'>) {
  const { invitation, street, place, openingHours, phone, email } = toFooter(
    null,
    { path: '', search: new URLSearchParams() },
    0,
    context,
  );
  const lines = [invitation, street, place, openingHours, phone?.text, email?.text];
  return <ul className="own-lines">{lines.flatMap((line) => (line ? [<li key={line}>{line}</li>] : []))}</ul>;
}

const Identity = ({ context }: Pick<Props, 'context'>) => (
  <dl className="own-facts">
    {identityWithAccount(context).map(({ label, text, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{href ? <a href={href}>{text}</a> : text}</dd>
      </div>
    ))}
  </dl>
);

/** What pages of the site show of a part: by the parts of those pages. */
export function Shown({ part, id, context, now }: Props) {
  if (part.name === 'agency') return <Foot context={context} />;
  if (part.name === 'legal') return <Identity context={context} />;
  if (part.name === 'person') {
    const person = context.site.settings.team?.people.find((one) => one.id === id);
    const shown = person === undefined ? null : toContactPerson(contactOf({ person, office: null }), context);
    return shown === null ? null : <ContactPerson person={shown} />;
  }
  const office = toOffices(now, context).find((one) => one.id === id);
  return office === undefined ? null : (
    <ul className="team__list">
      <OfficeCard office={office} t={context.t} />
    </ul>
  );
}
