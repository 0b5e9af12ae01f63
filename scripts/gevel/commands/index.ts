import type { Command } from '../command.ts';
import { overSites } from '../over-sites.ts';
import { AGENDA_COMMANDS } from './agenda.ts';
import { APPOINTMENT_COMMANDS } from './appointments.ts';
import { BACKUP_COMMANDS } from './backup.ts';
import { CALENDAR_COMMANDS } from './calendars.ts';
import { CATALOGUE_COMMANDS } from './catalogues.ts';
import { CHECK_COMMANDS } from './checks.ts';
import { CONTENT_COMMANDS } from './content.ts';
import { CONTENT_SERVICE_COMMANDS } from './content-service.ts';
import { CONTRACT_COMMANDS } from './contract.ts';
import { COST_COMMANDS } from './costs.ts';
import { DEPLOYMENT_COMMANDS } from './deployments.ts';
import { FEED_COMMANDS } from './feeds.ts';
import { HOME_COMMANDS } from './home.ts';
import { HOST_COMMANDS } from './hosts.ts';
import { INDEX_NOW_COMMANDS } from './index-now.ts';
import { LEAD_COMMANDS } from './leads.ts';
import { LOOK_COMMANDS } from './look.ts';
import { MAIL_SENDER_COMMANDS } from './mail-sender.ts';
import { MAP_COMMANDS } from './map.ts';
import { OPERATION_COMMANDS } from './operations.ts';
import { PAGE_COMMANDS } from './pages.ts';
import { PERSON_COMMANDS } from './persons.ts';
import { PICTURE_COMMANDS } from './pictures.ts';
import { PREVIEW_COMMANDS } from './previews.ts';
import { REDIRECT_COMMANDS } from './redirects.ts';
import { SITE_COMMANDS } from './site.ts';
import { SITE_PICTURE_COMMANDS } from './site-pictures.ts';
import { STAFF_COMMANDS } from './staff.ts';
import { STATS_COMMANDS } from './stats.ts';
import { STATUS_COMMANDS } from './status.ts';
import { STAY_COMMANDS } from './stays.ts';
import { TOKEN_COMMANDS } from './tokens.ts';
import { WORD_COMMANDS } from './words.ts';

/** Commands that read and make sense over several agencies at once. */
const OVER_SITES = [
  'check',
  'feed list',
  'host status',
  'mail status',
  'site check',
  'site content-service check',
  'staff list',
];

const EVERY: readonly Command[] = [
  ...SITE_COMMANDS,
  ...SITE_PICTURE_COMMANDS,
  ...LOOK_COMMANDS,
  ...PREVIEW_COMMANDS,
  ...CATALOGUE_COMMANDS,
  ...INDEX_NOW_COMMANDS,
  ...CONTENT_SERVICE_COMMANDS,
  ...HOST_COMMANDS,
  ...STAFF_COMMANDS,
  ...TOKEN_COMMANDS,
  ...CONTENT_COMMANDS,
  ...HOME_COMMANDS,
  ...FEED_COMMANDS,
  ...PAGE_COMMANDS,
  ...PICTURE_COMMANDS,
  ...REDIRECT_COMMANDS,
  ...WORD_COMMANDS,
  ...CHECK_COMMANDS,
  ...CONTRACT_COMMANDS,
  ...STATUS_COMMANDS,
  ...STATS_COMMANDS,
  ...STAY_COMMANDS,
  ...APPOINTMENT_COMMANDS,
  ...AGENDA_COMMANDS,
  ...CALENDAR_COMMANDS,
  ...LEAD_COMMANDS,
  ...MAP_COMMANDS,
  ...OPERATION_COMMANDS,
  ...MAIL_SENDER_COMMANDS,
  ...PERSON_COMMANDS,
  ...BACKUP_COMMANDS,
  ...DEPLOYMENT_COMMANDS,
  ...COST_COMMANDS,
];

/** All commands, one file for each group, in the order of the help. */
export const COMMANDS: readonly Command[] = EVERY.map((command) =>
  OVER_SITES.includes(command.name) ? overSites(command) : command,
);
