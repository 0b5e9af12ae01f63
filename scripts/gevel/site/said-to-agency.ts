import { pathTo } from '#domain/routes.ts';
import type { MailSender } from '#wire/mail-sender.ts';
import type { Site } from '#wire/site.ts';
import type { StepLeft } from './launch.ts';

/** Rests that the agency will notice, by the step whose rest was accepted. */
const NOTICED: Readonly<Record<string, string>> = {
  homes: 'some advertisements lack what their region asks',
  languages: 'some homes are not in every language of the site',
  feeds: 'not every home and code of its own system has come over',
  pictures: 'some pictures have not come over',
  hostnames: 'its address does not lead here for everybody yet: its DNS records are to be set',
  'old-addresses': 'some links to its former website lead nowhere',
};

const requestsGoTo = ({ settings: { contact, leads, team } }: Site): string => {
  const by = leads?.by ?? 'mail';
  const people = (team?.rules.length ?? 0) > 0 ? ', or to the people of its rules' : '';
  const mailed = `by mail to ${contact.email ?? 'nobody: settings.contact.email is empty'}${people}`;
  if (by === 'call')
    return `requests of visitors go to its own system, ${leads?.address ?? 'without an address'}`;
  return `requests of visitors come ${mailed}${by === 'both' ? `, and to its own system, ${leads?.address}` : ''}`;
};

/** What an agency hears on its opening day, a sentence a line. */
export function saidToAgency(
  site: Site,
  steps: readonly StepLeft[],
  sender: MailSender | null,
): readonly string[] {
  const [hostname] = site.hostnames;
  const leftOf = (name: string): boolean => steps.some((step) => step.name === name && step.left.length > 0);
  return [
    ...(hostname === undefined
      ? []
      : [
          `its site is at https://${hostname}`,
          `its people sign in at https://${hostname}${pathTo('staff-sign-in', site.defaultLocale)}`,
        ]),
    requestsGoTo(site),
    ...(sender === null
      ? []
      : [`mails to visitors come from ${sender.sends}, in its name; replies go to it`]),
    ...(leftOf('old-addresses')
      ? []
      : ['links to its former website lead to the new pages; search engines take some weeks']),
    ...Object.entries(NOTICED).flatMap(([name, says]) => (leftOf(name) ? [says] : [])),
  ];
}
