/** Parts of the cron and queued work without a race of their own: why what they read before they write cannot be untrue. */
export const UNRACED_WORK: Readonly<Record<string, string>> = {
  'cron: services':
    'Puts off what is due by one UPDATE, and enqueues what that returned; the work asks again.',
  'cron: addressedPictures': 'Only enqueues `fetch-pictures`, which leases what it fetches.',
  'cron: interest':
    'Each piece is added up and deleted by one batch, and the last one closes the day; twice at once in `interest/counts/counts.test.ts`.',
  'cron: index-now':
    'Leases a site in the statement that chooses it, and writes only while the lease is its own: `sitemap/index-now/index-now.test.ts` runs two at once.',
  'cron: calendars':
    'Puts off what is due by one UPDATE, and enqueues what that returned; the work claims it.',
  'cron: versions': 'Tried at every moment in `platform/changed-sites.test.ts`.',
  'cron: removals': 'Runs `removePiece`; each of its deletions holds only while the removal is under way.',
  'cron: hostnames': 'Ends claims as a call does: `hostnames-in-two-databases.test.ts`.',
  'cron: moves': 'Over two databases: tried at every moment in `move-races.test.ts`.',
  'cron: senders': 'Writes as the call `checkMailSender` does: `mail/sender/sender.test.ts`.',
  'work: minute': 'Runs the parts of the cron.',
};

/** Parts of the cron, pieces of work and last queues, by the function that races run. */
export const WORK_BY: Readonly<Record<string, string>> = {
  'cron: alerts': 'advanceRuns',
  'cron: alerts-at-once': 'advanceAtOnce',
  'cron: heldStays': 'releaseStays',
  'cron: heldViewings': 'releaseAppointments',
  'cron: leads': 'deliverDueLeads',
  'cron: stays': 'lapseStays',
  'cron: services': 'askDueLists',
  'cron: feeds': 'runDueFeeds',
  'cron: addressedPictures': 'fetchDuePictures',
  'cron: interest': 'closeDay',
  'cron: seller-mails': 'queueSellerMails',
  'cron: calendars': 'handOutCalendars',
  'cron: index-now': 'tellEngines',
  'cron: reminders': 'remind',
  'cron: mail': 'deliverDue',
  'cron: senders': 'checkSenders',
  'cron: versions': 'tellChanged',
  'cron: removals': 'removeLeftOver',
  'cron: hostnames': 'endLostClaims',
  'cron: moves': 'resumeMoves',
  'cron: pictures': 'sweepPictureFiles',
  'cron: sweep': 'sweep',
  'work: remove-site': 'deleteSite',
  'work: read-calendar': 'readCalendar',
  'work: deliver': 'deliverDue',
  'work: minute': 'runMinute',
  'work: match': 'matchPiece',
  'work: match-at-once': 'matchAtOnce',
  'work: match-rentals': 'matchRentals',
  'work: ask-list': 'ask-list',
  'work: learn-homes': 'learn-homes',
  'work: feed-round': 'runRound',
  'work: fetch-pictures': 'fetch-pictures',
  'queue: work-failed': 'keepStatement',
  'queue: forms-failed': 'keepStatement',
  'queue: mail-events': 'takeMailEvent',
};
