import type { StaffCase } from '#wire/staff.ts';
import { mailLink, phoneLink } from '#worker/platform/page/contact-link.ts';
import type { StaffTexts } from '../texts.ts';

/** Contact by telephone; by mail when there is no number, or when the case is a message. */
export function Contacts({
  of: { kind, phone, email },
  s,
}: {
  readonly of: StaffCase;
  readonly s: StaffTexts;
}) {
  const [call, write] = [phoneLink(phone), mailLink(email)];
  return (
    <>
      {write !== null && (kind !== 'appointment' || call === null) ? (
        <a href={write.href}>{s('mail')}</a>
      ) : null}
      {call === null ? null : <a href={call.href}>{call.text}</a>}
    </>
  );
}
