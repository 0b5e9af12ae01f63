/**
 * Summaries of the calls for the OpenAPI document. They are separate from the operations, so that no bundle
 * contains them (decision 66).
 */
export const SUMMARIES: Readonly<Record<string, string>> = {
  answerSeveral: 'Calls that read, made at the same moment; each answered as it would be by itself.',
  getSiteByHostname:
    'The site that answers on a hostname, with the menus and texts around its pages; case and port do ' +
    'not matter.',
  getSite: 'A site by its id.',
  listSites: 'Every site of the deployment by id, each document as it was put.',
  getSiteDocument: 'The document of a site as it was put: without what the service adds to it.',
  putSite: 'Stores the document of a site, strictly read, with its hostnames and its state.',
  deleteSite:
    'Removes a site with all that is kept of it: 204 when nothing is left, 202 while the rest goes. Ask ' +
    'again to hear of the end.',
  getNavigation: 'A menu by its name.',
  getNavigationItem: 'An entry of a menu, with the entries below it.',
  askStaffSignIn:
    'Mails a link to sign in to somebody of the agency; the same answer for an address that nobody has.',
  openStaffSession: 'Opens a session by a mailed link: once, and in the browser that asked.',
  endStaffSession: 'Ends a session, another of the same person, or all of theirs.',
  showStaffDesk:
    'The day of an agency: what waits, viewings, arrivals and departures, or cases that are looked for.',
  showStaffCase: 'A case with one deed, to whoever is signed in.',
  pressStaffCase: 'Answers a visitor, as a link in a mail to the agency does.',
  changeStaffHours: 'Closes days or hours, or opens them again.',
  showStaffJournal: 'Who did what and when to cases and hours of the agency.',
  listStaffDevices: 'The devices on which a person is signed in.',
  listStaff: 'The people who answer for an agency, with their rights.',
  putStaff: 'Adds a person of the agency, or changes their name and rights.',
  removeStaff: 'Ends what a person may do, on all devices at once.',
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
  getEstateMarkers:
    'The locations of the estates of a search: single ones, and clusters of those close together.',
  getEstateByReference: 'The id of an estate by the reference that the agency gave it; case does not matter.',
  getContactInfo:
    'Who looks after an estate: whom it names, else whom the site’s rules name; 204 for nobody in ' +
    'particular. Called only when a visitor asks.',
  getSimilarEstates:
    'Six estates at most of the same kind and offer, nearby and near its price; most alike first. A ' +
    'withdrawn one has them too.',
  getCities:
    'Cities with estates that a typed zip, name or alias may mean, or some of them together, best first; those with most without.',
  getStreets:
    'Streets of homes that show theirs which a typed text may mean, perhaps with a number and a town ' +
    'behind.',
  getAsset: 'A picture in the requested width (`w800`), or else in the next larger width available.',
  listMissingPictureFiles:
    'Which of these files the site does not have yet; the others are kept for another day.',
  putPictureFile: 'Keeps a file of a picture under the SHA-256 of its bytes; they alone say what it is.',
  getPictureFile: 'The bytes of a file, for an export.',
  getSitemap: 'The division of the listed pages into files of at most `size` entries, by id.',
  getSitemapEntries: 'Listed pages of one kind in the order of their ids: those after `after`, up to `upTo`.',
  searchRentalUnits: 'Searches the rental units; with both days, each result carries the price of that stay.',
  getRentalFilters:
    'Every filter option with its count under the query; the counts of a parameter ignore its own ' +
    'values.',
  getRentalPhoto: 'A photo by its name, as `original`, `medium` or `thumbnail`.',
  getRentalUnit: 'A rental unit by its id, with the lowest prices of the stays that are still available.',
  getRentalPeriods:
    'Periods with their prices, taken nights (half-open), rules and costs, from today in Brussels on.',
  reserveStay:
    'Reserves the nights of a stay and mails guest and agency; the agency confirms by hand. Where ' +
    'unconfirmed addresses hold a tenth of the season it is `pending`: held until `heldUntil` for the ' +
    'guest to press the link in a mail.',
  confirmStay:
    'Confirms the address of a guest by the token of a mail, and a pending stay with it; idempotent.',
  listAgreements:
    'The agreements that a guest accepts when reserving a stay, in one language; empty where the site ' +
    'has none.',
  sendContactRequest:
    'Stores a contact request and mails it to the representative or the agency; limited per day.',
  recommendToFriend: 'Mails an estate to a friend in words of its own; limited for each recipient and site.',
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
  getValuation: 'The state of a request by the token of its mail; nothing of what was typed.',
  withdrawValuation: 'Takes a request back: what was typed is deleted, and the agency is told; idempotent.',
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
    'Moves an appointment to another slot of its estate, three times at most and not within the notice ' +
    'of the agenda (`move` says whether), and mails visitor and agent. A taken slot is refused with the ' +
    'next free ones, and the appointment stays.',
  getAppointmentCalendar:
    'An appointment that stands as an iCalendar file and as links of calendars on the web, without the ' +
    'street of a hidden address.',
  cancelAppointment:
    'Cancels an appointment that has not begun, frees its slot and mails visitor and agent; idempotent.',
  putRecord: 'Writes a record: a home, a page, a menu. A record that is not understood in whole is refused.',
  deleteRecord: 'Takes a record away: a home or page is withdrawn and its address says 410; others are gone.',
  getRecord: 'A record as it came in.',
  getRecords: 'Records of a kind as they came in, by id: for an export.',
  openImport: 'Begins an import.',
  stageChunk: 'Stages records in place of the chunk of the same number, and says which are refused.',
  commitImport: 'Puts the import in the place of what was there, all at once; or says what that would do.',
  dropImport: 'Forgets an import; what it has committed stays.',
  getMap: 'The archive of streets that stands, and the one before it.',
  beginMapUpload:
    'Begins the upload of an archive, or says which parts of it are there; refuses what cannot be ' +
    'drawn.',
  putMapPart: 'Keeps one part of an archive: 16 MiB each, but for the last.',
  completeMapUpload:
    'Puts the parts together, checks the archive and lets it stand; the one before it is kept.',
  removeMap: 'Takes the archives away: maps have no streets until another is added.',
  makeSiteToken: 'Makes a token of one site; the answer is the one place where its text is told.',
  listSiteTokens: 'The tokens of one site, those that were revoked included; the newest first.',
  revokeSiteToken: 'Revokes a token of one site, at once; idempotent.',
  getSiteJournal:
    'What was written of one site and by whom, after the entry numbered `after`; the oldest first.',
  makeDeploymentToken: 'Makes a token of every site; the answer is the one place where its text is told.',
  listDeploymentTokens: 'The tokens of every site, those that were revoked included; the newest first.',
  revokeDeploymentToken: 'Revokes a token of every site, at once; idempotent.',
  getDeploymentJournal:
    'What was written of every site and by whom, after the entry numbered `after`; the oldest first.',
  listStays:
    'Stays that visitors asked for, oldest first, a hundred a page, with how to reach who asked; ' +
    '`after` is the `next` of the page before.',
  confirmStayByHand:
    'Confirms a stay that was requested and mails its visitor; `late` also one that has lapsed, while ' +
    'its nights are free. Confirmed before: the same answer, and no second mail.',
  declineStay: 'Declines a stay that was requested, gives its nights back and mails its visitor; idempotent.',
  cancelStay:
    'Cancels a confirmed stay that is not over, gives its nights back and mails its visitor; ' +
    'idempotent.',
  listAppointments:
    'Appointments in the order in which they begin, a hundred a page, with how to reach who booked; ' +
    '`after` is the `next` of the page before.',
  confirmAppointmentByHand:
    'Confirms an appointment that is held for its visitor and mails visitor and agent. Booked already: ' +
    'the same answer, and no mail.',
  declineAppointment:
    'Declines an appointment that is held for its visitor, frees its time and mails them; idempotent.',
  cancelAppointmentByHand:
    'Cancels an appointment that has not begun, frees its time and mails visitor and agent; idempotent.',
  moveAppointmentByHand:
    'Moves an appointment that has not begun to a slot of any of the agents, the notice of the agenda ' +
    'apart, and mails visitor and agents; a taken slot is refused with the next free ones. There ' +
    'already: the same answer, and no mail.',
  listCalendars:
    'Calendars that have a secret address, and those of other portals that are read, with their state.',
  makeCalendar:
    'The secret address of the calendar of an agent of the agenda, or of a rental unit: the same each time, or another ' +
    'one with `renew`, and the one before is dead at once. No visitor is named in what it leads to.',
  getCalendar: 'A calendar by the token of its address, as a file (RFC 5545).',
  readCalendarOf:
    'Reads the calendar of another portal for a unit from now on: nights that it takes are taken. Only https at a ' +
    'public name. The same once more: the same answer.',
  endReadCalendar:
    'No longer reads the calendar of another portal; nights that it alone took are free again.',
  listClosures: 'Days and hours that are closed from now on, beside those of the agenda itself.',
  closeAgenda:
    'Closes days, or hours of a day, for one agent or the whole agency; what is booked within stays, ' +
    'and is listed. The same once more: the same answer.',
  openAgenda: 'Opens again what a closure closed.',
  showAnswerLink:
    'What a link in a mail to the agency opens: the case as it stands, its one deed, and whether that ' +
    'can still be done; of a move the times of a week from `from` on, today unless given. Changes ' +
    'nothing.',
  pressAnswerLink:
    'Does the one deed that a link is for, and mails the visitor; once. Sent again with the same word: ' +
    'the same answer, and no second mail.',
  renewAnswerLink:
    "Mails new links of the case to the agency's own address, three times a day at most; nothing where " +
    'there is nothing left to do. Its answer does not say which.',
  listLeads:
    'Leads that are sent to the agency’s own system, in the order in which they came, a hundred a page, ' +
    'without what visitors wrote; `after` is the `next` of the page before.',
  sendLeadAgain:
    'Makes a lead that failed, or was taken and lost, due once more; one that waits already stays as it ' +
    'is.',
  putContentService:
    'Gives a site a content service of its own: for the core of the contract, or for every call. The token is ' +
    'sealed, and never told again.',
  getContentService: 'The content service of a site’s own, without its token, and how it fares.',
  deleteContentService:
    'Lets a site go back to the deployment’s service; what was learned of its homes stays here.',
  checkContentService: 'Tries the calls that homes are learned by at the site’s own service, now.',
  tellChangedHomes:
    'Says that homes of the site’s own service came, changed or went: each is asked for by its address soon. ' +
    'Saying it twice does no harm.',
  makeLeadKey:
    'Makes the key that calls with leads are signed with; the answer is the one place where it is told. ' +
    'Those before it sign for a day more.',
  listLeadKeys:
    'The keys that calls with leads are signed with, those that ended included; the newest first.',
  endLeadKey: 'Ends a key at once, as one that was seen by others; idempotent.',
  getMailStatus:
    'How many mails of the last month there are, by kind and state, and how many may be sent today.',
  retryFailedMails: 'Makes mails that failed for good due once more, with all of their attempts before them.',
  putMailQuota: 'Sets the most mails that a site sends in a day (UTC); null is the deployment’s own number.',
  listDeadLetters:
    'Messages that failed for good, the oldest first, a hundred a page, without what visitors wrote; of ' +
    'one `site`, or of all. `after` is the `next` of the page before.',
  retryDeadLetter: 'Sends a message back to its queue, where it has all of its attempts once more.',
  dropDeadLetter: 'Forgets a message that failed.',
  getHealth: 'Whether the service can use its database, files, cache and queue: each is asked.',
  tellTraffic: 'Adds what an isolate of the site has seen of each agency since it last told.',
  getStatus:
    'How each agency fares: its last import, requests, errors and calls of the last hour, its mails.',
  forgetAgain:
    'Forgets, in rows that came back with a backup, whoever was forgotten since; a piece of the rows a call.',
  findPerson:
    'Where an address stands, in every table: rows of its owner, texts of others that name it, and the ' +
    'agencies’ own content; which bookings still stand, and when it was forgotten before.',
  exportPerson: 'Every row that is a person’s own, without hashes and secrets.',
  erasePerson:
    'Forgets a person: their rows go, and their address out of what others wrote. Nothing is done while ' +
    'a booking of theirs stands. Of what is left, the agencies’ own content, they are told.',
};
