import { addressInAscii, isEmailAddress } from '#domain/rules/email-address.ts';
import { type MailSender, MailSenderSchema } from '#wire/mail-sender.ts';
import type { Call, Command, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { saysOfSender } from '../site/sender.ts';

const domainOf = (address: string): string => addressInAscii(address).replace(/^.*@/, '');

/** How the records come to be, in the order of work. */
const stepsFor = (domain: string): readonly string[] => [
  'Its records are set by the mail platform, where the domain is a zone of the deployment’s account:',
  `  npx wrangler email sending enable ${domain}`,
  `  npx wrangler email sending dns get ${domain}`,
  'Its bounces come here by:',
  `  npx wrangler queues subscription create gevel-mail-events-production --source email.sending --domain ${domain} --zone-id ZONE-ID --events message.bounced,message.complained`,
];

function reportOf(site: string, tried: string | null, sender: MailSender): Report {
  const { address, fault, records } = sender;
  const asked = tried ?? address;
  const missing = (records ?? []).some(({ found }) => !found);
  return {
    lines: [
      saysOfSender(site, sender),
      ...(records ?? []).map(
        ({ found, type, name, value }) => `  ${found ? '✓' : '✗'} ${name}. ${type} ${value}`,
      ),
      ...(missing && asked !== null ? stepsFor(domainOf(asked)) : []),
    ],
    data: sender,
    failed: missing || fault !== null,
  };
}

async function domain(call: Call): Promise<Report> {
  const site = call.arg('SITE');
  const from = call.option('from') ?? null;
  const [usual, dryRun] = [call.flag('usual'), call.flag('dry-run')];
  if (from !== null && usual) throw new WrongUsage('Give --from or --usual, not both.');
  if (from !== null && !isEmailAddress(from)) throw new WrongUsage(`"${from}" is no mail address.`);
  const client = await call.client();
  const path = `/sites/${site}/mail-sender`;
  const writes = (from !== null || usual) && !dryRun;
  const answer = writes
    ? await client.put(path, { address: from })
    : await client.post(`${path}/check`, { address: from });
  const report = reportOf(site, from, MailSenderSchema.parse(answer));
  return dryRun
    ? { ...report, lines: [...report.lines, 'Nothing was written: this was a dry run.'] }
    : report;
}

/** The sender of a site's mails. */
export const MAIL_SENDER_COMMANDS: readonly Command[] = [
  {
    name: 'mail domain',
    group: 'Operations',
    line: 'Sets from which address a site’s mails come, and checks the DNS records of its domain.',
    about: [
      'Without an option it checks the address that is set. While records are missing, mails come from the deployment’s address; the exit code is 1.',
    ],
    args: [{ name: 'SITE' }],
    options: {
      from: { line: 'the agency’s own address', value: 'ADDRESS' },
      usual: { line: 'the deployment’s address again' },
      'dry-run': { line: 'checks the records, and writes nothing' },
    },
    examples: [
      'mail domain zeezicht --from info@zeezicht.example --to production',
      'mail domain zeezicht --to production',
      'mail domain zeezicht --usual --to production',
    ],
    run: domain,
  },
];
