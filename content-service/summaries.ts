/**
 * Summaries of the calls for the OpenAPI document. They are separate from the operations, so that no bundle
 * contains them (decision 66).
 */
export const SUMMARIES: Readonly<Record<string, string>> = {
  answerSeveral:
    'A batch of reading calls, executed at the same time; each is answered as if it were sent alone.',
  getSiteByHostname:
    'The site of a hostname, with the menus and texts of every page; case and port do ' + 'not matter.',
  getSite: 'A site by its id.',
  listSites: 'Every site of the deployment by id, each document as it was put.',
  getSiteDocument: 'The document of a site as it was put, without the data that the service adds.',
  putSite: 'Stores the document of a site, strictly read, with its hostnames and its state.',
  deleteSite:
    'Removes a site with all its data: 204 when nothing is left, 202 while the removal goes on. Repeat ' +
    'the call to see whether it has ended.',
  listFeeds: 'The feeds of a site: from where its homes come, and how the last rounds went.',
  getFeed: 'A feed with its homes: those that were not taken as they are, and what had no place in a record.',
  putFeed: 'Stores a feed, whose first round begins at once.',
  runFeed: 'Begins a round of a feed at once.',
  pauseFeed: 'Pauses a feed, whose round ends where it is, or resumes it.',
  deleteFeed: 'Removes a feed; its homes stay as if they had been imported.',
  decideFeedHome: 'Says whether a home that a feed keeps apart is the same as the one with its reference.',
  putFeedAccount: 'Stores the deployment’s account at a vendor, sealed; it is never shown.',
  getNavigation: 'A menu by its name.',
  getNavigationItem: 'An entry of a menu, with the entries below it.',
  askStaffSignIn:
    'Mails a sign-in link to a person of the agency; the answer is the same for an unknown address.',
  openStaffSession: 'Opens a session by a mailed link: once, and only in the browser that requested it.',
  endStaffSession: 'Ends a session, another of the same person, or all of theirs.',
  showStaffDesk:
    'The day of an agency: waiting cases, viewings, arrivals and departures, or the cases found by a search.',
  listCases:
    'All requests of an agency’s visitors with their words, also answered ones, the newest first, in pages.',
  listStaffCases: 'All stored cases of an agency, also answered ones, the newest first, in pages.',
  showStaffCase: 'A case with one of its actions, for a signed-in person.',
  pressStaffCase: 'Answers a visitor, like a link in a mail to the agency.',
  changeStaffHours: 'Adds or removes a closure; sets or ends an open house.',
  showStaffJournal: 'The actions on cases and hours of the agency, each with person and time.',
  listStaffDevices: 'The devices on which a person is signed in.',
  listStaff: 'The staff of an agency, with their rights.',
  putStaff: 'Adds a person of the agency, or changes their name and rights.',
  removeStaff: 'Removes a person’s access, on all devices at once.',
  listPages: 'The pages of the site, without their sections.',
  getPageByUrl: 'A page by its address: in the language of ACCEPT-LANGUAGE first, then in any other.',
  getPage: 'A page by its id.',
  listEstatePages: 'The pages about an estate, by its id or guid: their names and titles.',
  getEstatePage: 'A page about an estate, by its id or guid and the name of the page (docs/decisions/0021).',
  listEntities: 'The lists of the site, such as its team and its offices.',
  getEntityItems: 'The items of a list, in its order.',
  getEstateCollection: 'A named selection, with the query that finds its estates.',
  getEstateGroup: 'All estates of a group, in the order of the group.',
  getTranslations: 'The texts of a language; with X-SITE, the texts of that site override the shared ones.',
  searchEstates: 'Search the estates of every source.',
  getEstate: 'An estate of the first source; a project comes with its units.',
  searchSkarabeeEstates: "Search the second source's estates; same body and answer.",
  getSkarabeeListing: 'A listing of the second source.',
  getEstateFilters:
    'Every filter option with its count under the query; the counts of a parameter ignore its own ' +
    'values.',
  getEstateMarkers: 'The map markers of a search: single estates, and clusters of estates close together.',
  getEstateByReference: 'The id of an estate by the reference that the agency gave it; case does not matter.',
  getContactInfo:
    'The contact person of an estate: the one it names, else the one of the site’s rules; 204 for ' +
    'none. Called only when a visitor asks.',
  getSimilarEstates:
    'At most six estates of the same kind and offer, nearby and of a similar price; most similar first. A ' +
    'withdrawn estate has them too.',
  getCities:
    'Cities with estates that match a typed zip, name or alias (or several of them), best first; without a text, those with most estates.',
  getStreets:
    'Streets of homes with a public street that match a typed text, which may contain a number and a ' +
    'town.',
  getAsset: 'A picture in the requested width (`w800`), or else in the next larger width available.',
  listMissingPictureFiles:
    'Lists which of these files the site does not have yet; the others are kept for another day.',
  putPictureFile: 'Stores a picture file under the SHA-256 of its bytes; its type is read from the bytes.',
  getPictureFile: 'The bytes of a file, for an export.',
  getSitemap: 'The division of the listed pages into files of at most `size` entries, by id.',
  getSitemapEntries: 'Listed pages of one kind in the order of their ids: those after `after`, up to `upTo`.',
  searchRentalUnits: 'Searches the rental units; with both dates, each result has the price of that stay.',
  getRentalFilters:
    'Every filter option with its count under the query; the counts of a parameter ignore its own ' +
    'values.',
  getRentalPhoto: 'A photo by its name, as `original`, `medium` or `thumbnail`.',
  getRentalUnit: 'A rental unit by its id, with the lowest prices of the stays that are still available.',
  getRentalPeriods:
    'Periods with their prices, taken nights (half-open), rules and costs, from today in Brussels on.',
  reserveStay:
    'Reserves the nights of a stay and mails guest and agency; the agency confirms by hand. Where ' +
    'unconfirmed addresses hold a tenth of the season, it is `pending`: held until `heldUntil` for the ' +
    'guest to press the link in a mail.',
  confirmStay:
    'Confirms the address of a guest by the token of a mail, and a pending stay with it; idempotent.',
  getStay: 'A stay, by the link in the mails to its guest.',
  askOtherDays:
    'Asks the agency for other days of a confirmed stay, which holds until the answer; idempotent.',
  cancelStayByGuest: 'Cancels a stay for its guest, until the arrival; idempotent.',
  listAgreements:
    'The agreements that a guest accepts when reserving a stay, in one language; empty where the site ' +
    'has none.',
  sendContactRequest:
    'Stores a contact request and mails it to the representative or the agency; limited per day.',
  recommendToFriend:
    'Mails an estate to a friend, without any text of the sender; limited for each recipient and site.',
  subscribe: 'Stores a subscription and mails a link to confirm it; nothing else is sent until then.',
  confirmSubscription: 'Confirms a subscription by the token of its first mail; idempotent.',
  getSubscription: 'The subscription that a token belongs to, whatever its purpose.',
  listSubscriptions:
    'The confirmed subscriptions of the address that a token was mailed to, each with a token that ' +
    'manages it.',
  pauseSubscription:
    'Pauses a subscription until a day, or resumes it; requires a token with the purpose `manage`.',
  changeSubscription: 'Changes name, language and criteria; requires a token with the purpose `manage`.',
  endSubscription:
    'Ends a subscription; idempotent. Requires a token with the purpose `manage` or `unsubscribe`.',
  askValuation: 'Stores a request to value a home and mails it to the agency; limited per day.',
  getValuation: 'The state of a request by the token of its mail, without what was typed.',
  withdrawValuation: 'Withdraws a request: what was typed is deleted, and the agency is told; idempotent.',
  getLiveAgenda:
    'The slots for viewing an estate, taken ones included; an estate that is not on offer has none.',
  bookAppointment:
    'Books a slot for viewing an estate and mails visitor and agent; a taken slot is refused with the ' +
    'next free ones. Where unconfirmed addresses hold a fifth of the day it is `pending`: held until ' +
    '`heldUntil` for the visitor to press the link in a mail.',
  confirmAppointment:
    'Confirms the address of a visitor by the token of a mail, and a pending appointment with it; ' +
    'idempotent.',
  getAppointment:
    'An appointment by its secret id, without the name of the visitor; held ones are `pending` or ' +
    '`expired`.',
  moveAppointment:
    'Moves an appointment to another slot of its estate, at most three times and not within the notice ' +
    'period (`move` says whether), and mails visitor and agent. A taken slot is refused with the ' +
    'next free ones, and the appointment stays where it is.',
  getAppointmentCalendar:
    'A booked appointment as an iCalendar file and as links of web calendars, without the ' +
    'street of a hidden address.',
  cancelAppointment:
    'Cancels an appointment that has not begun, frees its slot and mails visitor and agent; idempotent.',
  putRecord: 'Writes a record: a home, a page, a menu. A record with any unknown or invalid part is refused.',
  deleteRecord:
    'Removes a record: a home or page is withdrawn and its address answers 410; others are deleted.',
  getRecord: 'A record as it was sent.',
  getRecords: 'Records of a kind as they were sent, by id: for an export.',
  judgeSite: 'What storing this document of a site would do, refused for the same reasons; writes nothing.',
  judgeRecords: 'What an import of these records would do; writes nothing.',
  getRecordIds: 'Ids of a kind’s records that are not withdrawn, in order.',
  openImport: 'Begins an import.',
  stageChunk: 'Stages records, replacing the chunk of the same number, and lists the refused ones.',
  commitImport: 'Commits an import, which becomes visible at once.',
  dropImport: 'Deletes an import; committed records stay.',
  getMap: 'The current street archive, and the previous one.',
  beginMapUpload:
    'Begins or resumes the upload of an archive, and lists the received parts; refuses one that cannot be ' +
    'drawn.',
  putMapPart: 'Stores a part of an archive: 16 MiB each, except the last.',
  completeMapUpload: 'Joins the parts, checks the archive and makes it current; the previous one is kept.',
  removeMap: 'Removes the archives: maps have no streets until another is added.',
  makePreview:
    'Makes a preview of a site at a secret address, which is shown only in this answer; a draft is seen there alone.',
  listPreviews: 'The previews of a site that have not ended, newest first, without their addresses.',
  endPreview: 'Ends a preview.',
  makeSiteToken: 'Creates a token of one site; its text is shown only in this answer.',
  listSiteTokens: 'The tokens of one site, including revoked ones, newest first.',
  revokeSiteToken: 'Revokes a token of one site, at once; idempotent.',
  getSiteJournal: 'The journal of one site, after the entry numbered `after`, oldest first.',
  makeDeploymentToken: 'Creates a token of every site; its text is shown only in this answer.',
  listDeploymentTokens: 'The tokens of every site, including revoked ones, newest first.',
  revokeDeploymentToken: 'Revokes a token of every site, at once; idempotent.',
  getDeploymentJournal: 'The journal of every site, after the entry numbered `after`, oldest first.',
  listStays:
    'Stays requested by visitors, oldest first, a hundred per page, with the visitor’s contact data; ' +
    '`after` is the `next` of the previous page.',
  confirmStayByHand:
    'Confirms a requested stay and mails its visitor; with `late` also a lapsed one, while ' +
    'its nights are free. If it is already confirmed: the same answer, and no second mail.',
  declineStay: 'Declines a requested stay, frees its nights and mails its visitor; idempotent.',
  cancelStay:
    'Cancels a confirmed stay that is not over, frees its nights and mails its visitor; ' + 'idempotent.',
  listAppointments:
    'Appointments by start time, a hundred per page, with the visitor’s contact data; ' +
    '`after` is the `next` of the previous page.',
  confirmAppointmentByHand:
    'Confirms a held appointment and mails visitor and agent. If it is already booked: ' +
    'the same answer, and no mail.',
  declineAppointment: 'Declines a held appointment, frees its time and mails its visitor; idempotent.',
  cancelAppointmentByHand:
    'Cancels an appointment that has not begun, frees its time and mails visitor and agent; idempotent.',
  moveAppointmentByHand:
    'Moves an appointment that has not begun to a slot of any agent, regardless of the notice ' +
    'period, and mails visitor and agents; a taken slot is refused with the next free ones. If it ' +
    'already has that slot: the same answer, and no mail.',
  listCalendars:
    'The shared calendars with a secret address, and the calendars of other portals that are read, with their state.',
  makeCalendar:
    'The secret address of the calendar of an agent or a rental unit: the same each time, or a new ' +
    'one with `renew`, after which the old one stops working. The calendar names no visitor.',
  getCalendar: 'A calendar by the token of its address, as a file (RFC 5545).',
  readCalendarOf:
    'Reads the calendar of another portal for a unit from now on: its nights count as taken. Only https at a ' +
    'public hostname. A repeated call gives the same answer.',
  endReadCalendar: 'Stops reading the calendar of another portal; nights taken only by it are free again.',
  listClosures: 'Current and coming closures, besides the closed days of the agenda itself.',
  closeAgenda:
    'Closes days, or hours of a day, for one agent or the whole agency; bookings within are kept ' +
    'and listed. A repeated call gives the same answer.',
  openAgenda: 'Removes a closure.',
  showAnswerLink:
    'The case of an answer link in a mail to the agency: its current state, the link’s action, and whether that ' +
    'is still possible; for a move, the times of a week from `from` on, by default today. Changes ' +
    'nothing.',
  pressAnswerLink:
    'Executes the link’s action and mails the visitor; once. Repeated with the same message: ' +
    'the same answer, and no second mail.',
  renewAnswerLink:
    "Mails new links of the case to the agency's own address, at most three times a day; no mail when " +
    'no action is possible any more. The answer does not say which.',
  listLeads:
    'Leads for the agency’s own system, in order of arrival, a hundred per page, ' +
    'without visitors’ texts; `after` is the `next` of the previous page.',
  sendLeadAgain:
    'Makes a lead that failed, or was delivered and lost, due again; a waiting one is unchanged.',
  putContentService:
    'Sets the content service of a site’s own: for the core of the contract, or for every call. The token is ' +
    'encrypted, and never returned.',
  getContentService: 'The content service of a site’s own, without its token, and its state.',
  deleteContentService: 'Switches a site back to the deployment’s service; learned homes stay here.',
  checkContentService: 'Tries the calls for learning homes at the site’s own service, now.',
  tellChangedHomes:
    'Reports new, changed or removed homes of the site’s own service: each is requested soon. ' +
    'Repeated reports do no harm.',
  makeLeadKey:
    'Creates the key that signs lead calls; it is shown only in this answer. ' +
    'Earlier keys also sign for another day.',
  listLeadKeys: 'The signing keys of lead calls, including ended ones, newest first.',
  endLeadKey: 'Ends a key at once, for example one that has leaked; idempotent.',
  getMailStatus: 'The number of mails of the last month by kind and state, and today’s limit.',
  retryFailedMails: 'Makes mails that failed for good due again, with all of their attempts.',
  putMailQuota: 'Sets the daily mail limit of a site (UTC); null for the deployment’s default.',
  getMailLimits: 'Limits of mail to unconfirmed addresses',
  putMailLimit: 'Sets a limit of mail to unconfirmed addresses',
  listDeadLetters:
    'Messages that failed for good, oldest first, a hundred per page, without visitors’ texts; of ' +
    'one `site`, or of all. `after` is the `next` of the previous page.',
  retryDeadLetter: 'Sends a message back to its queue, with all of its attempts.',
  dropDeadLetter: 'Deletes a failed message.',
  getHealth: 'Checks the service’s database, files, cache and queue.',
  tellTraffic: 'Adds an isolate’s counts of each agency since its last report.',
  getStatus:
    'The state of each agency: its last import, requests, errors and calls of the last hour, its mails.',
  describeBackup: 'What a backup of a site holds now: its document, its tables, and the shape of these.',
  readBackupRows:
    'Rows of a table for a backup, ordered by their key; visitors’ rows are a part of their own. `after` is the ' +
    '`next` of the previous page.',
  listBackupFiles: 'Picture files of a site, by hash. `after` is the `next` of the previous page.',
  getBackupFile: 'The bytes of a picture file.',
  beginRestore:
    'Begins to restore a site that does not exist: its hostnames are taken, and no call finds it until it is ' +
    'complete. Refused for a backup of another schema.',
  writeRestoredRows: 'Writes rows of a site that is being restored; sent again, they replace themselves.',
  writeRestoredFile: 'Stores a picture file that a row of the restored site names.',
  finishRestore:
    'Compares the restored rows and files, erases again the persons erased since the backup, and opens the site. ' +
    'Repeated with `after` while its state is `forgetting`.',
  moveSite:
    'Moves a site to another database, step by step. Reads go on; for ten seconds at most, writes are refused as ' +
    'unavailable.',
  listErasures:
    'The record of erasures, oldest first, for a backup. `after` is the `next` of the previous page.',
  putErasures: 'Adds erasures of a backup to the record; what is there stays.',
  forgetAgain:
    'After a restored backup, erases again the persons erased since, in rows written before their erasure; ' +
    'a batch of the rows per call.',
  findPerson:
    'All places of an address, by table: rows of its owner, texts of others that name it, and the ' +
    'agencies’ own content; also its active bookings, and earlier erasures.',
  exportPerson: 'All rows of a person, without hashes and secrets.',
  erasePerson:
    'Erases a person: deletes their rows, and removes their address from others’ texts. Changes nothing while ' +
    'a booking of theirs is active. The answer lists the remaining places, in the agencies’ own content.',
};
