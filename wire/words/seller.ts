import type { WordTable } from './word-table.ts';

const DAY = '2026-11-16';
const WHEN = '2026-11-25T13:00:00.000Z';
const MONDAY = ['Monday of the week, in Brussels.', DAY] as const;
const TOKEN = ['The secret of the address.', 'k3J9sV_q-2mX7wB0aTz5LrE8cYhNfGdU1oPiQxRvWsM'] as const;
const RHYTHM = ['How often the seller gets an e-mail: each week, each month, or never.', 'week'] as const;
const CELL = [
  'At least five (`shown`), or the statement that there were fewer (`few`): a smaller number is in no answer.',
  { shown: 58 },
] as const;
const BAND = [
  'The middle half of at least five homes like it.',
  { from: 50, to: 90 },
  'Null with fewer.',
] as const;
const COUNTED = [
  'Whether visits are counted: `off` by choice of the agency, `own-service` where another service answers for the site.',
  'on',
] as const;
const SEEN = ['What the person saw there; empty for nothing.', ''] as const;
const HOME = ['Id of its record.', '800000000001'] as const;
const KIND = ['Kind of its record.', 'estate'] as const;

/** Descriptions for the seller's page. */
export const SELLER_WORDS: WordTable = {
  'openSellerPage.token': TOKEN,
  'setSellerMail.token': TOKEN,
  'sellerPageMade.token': TOKEN,
  'setSellerMail.rhythm': RHYTHM,
  'makeSellerPage.rhythm': RHYTHM,
  'makeSellerPage.email': ['Address for the e-mail.', 'rita@example.be', 'Null: no e-mail is sent.'],
  'makeSellerPage.locale': ['Language of the page and its e-mail.', 'nl'],
  ...Object.fromEntries(
    ['makeSellerPage', 'writeSellerPage'].flatMap((name) => [
      [`${name}.kind`, KIND],
      [`${name}.home`, HOME],
    ]),
  ),
  'writeSellerPage.set': [
    'The sentence above the figures, the word after a viewing, or the end of the address.',
    { sentence: 'Zaterdag is de openhuisdag.', seen: '' },
  ],
  'set.sentence': ['Stands until Sunday; an empty one removes it.', 'Zaterdag is de openhuisdag.'],
  'set.viewing': ['When the viewing began.', WHEN],
  'set.word': ['What the seller may know of it; an empty one removes it.', 'Vond de tuin te klein.'],
  'set.seen': SEEN,
  'set.ended': ['Ends the address at once; false opens it again within ten minutes.', true],
  'sellerPage.locale': ['Language in which the address was made.', 'nl'],
  'sellerPage.home': ['The home.'],
  'sellerPage.home.kind': KIND,
  'sellerPage.home.place': ['Street and town, or the name of a holiday home.', 'Tiensevest 41, 3000 Leuven'],
  'sellerPage.home.price': ['Asking price in euros.', 549000],
  'sellerPage.home.picture': ['Name of its first picture in the site.', '501-front'],
  'sellerPage.home.online': ['Whether visitors can see it.', true],
  'sellerPage.home.since': ['First day on which visitors could see it.', DAY],
  'sellerPage.home.days': ['Days since then.', 63],
  'sellerPage.counted': COUNTED,
  'staffSeller.counted': COUNTED,
  'sellerPage.week': ['Monday of the last week that is over.', DAY, 'Null before the first one.'],
  'sellerPage.sentence': ['What the agency wrote this week.', undefined, 'Null for nothing.'],
  'sellerPage.sentence.text': ['The sentence.', 'Kan ik donderdag langskomen?'],
  'sellerPage.sentence.name': ['Who wrote it.', 'Elke Wouters'],
  'sellerPage.sentence.phone': ['Their telephone.', '016 22 48 11'],
  'sellerPage.weeks': ['The closed weeks, oldest first.'],
  'sellerPage.weeks.week': MONDAY,
  'sellerPage.weeks.opened': CELL,
  'sellerPage.weeks.kept': CELL,
  'sellerPage.weeks.asked': CELL,
  'sellerPage.weeks.visited': ['Viewings that took place.', 1],
  'sellerPage.sums': ['Sums of what the weeks show: at least so many.'],
  'sellerPage.sums.opened': CELL,
  'sellerPage.sums.kept': CELL,
  'sellerPage.sums.asked': CELL,
  'sellerPage.sums.visited': ['All viewings of these weeks.', 2],
  'sellerPage.steps': ['The home beside homes like it.'],
  'sellerPage.steps.step': [
    'Times opened a week, or of a hundred times opened: in a list of favourites, a question, a viewing.',
    'kept',
  ],
  'sellerPage.steps.own': [
    'The home’s own figure, in whole numbers.',
    4,
    'Null where too little may be shown.',
  ],
  'sellerPage.steps.like': BAND,
  'sellerPage.pictures': ['Its pictures beside those of homes like it.', undefined, 'Null without pictures.'],
  'sellerPage.pictures.own': ['Number of its pictures.', 21],
  'sellerPage.pictures.like': BAND,
  'sellerPage.likeWeek': [
    'Times that homes like it were opened when they had been on line as long.',
    { from: 50, to: 90 },
    'Null with fewer than five.',
  ],
  'like.from': ['Beginning of the band.', 50],
  'like.to': ['End of the band.', 90],
  'likeWeek.from': ['Beginning of the band.', 50],
  'likeWeek.to': ['End of the band.', 90],
  'sellerPage.events': ['What happened to it, oldest first.'],
  'sellerPage.events.day': ['Day in Brussels.', DAY],
  'sellerPage.events.event': ['What happened.', 'lowered'],
  'sellerPage.events.number': [
    'The new price in euros, registrations for an open house, e-mails of alerts.',
    535000,
    'Null for none.',
  ],
  'sellerPage.budgets': [
    'Highest budgets of alerts that match it but for its price.',
    undefined,
    'Null for too few.',
  ],
  'sellerPage.budgets.step': ['Width of a row in euros.', 25000],
  'sellerPage.budgets.rows': ['Rows outward from the price.'],
  'sellerPage.budgets.rows.from': ['From, included, in euros.', 524000],
  'sellerPage.budgets.rows.to': ['Up to, excluded, in euros; the last row has all above too.', 549000],
  'sellerPage.budgets.rows.searches': ['Alerts, rounded down to fives.', { shown: 15 }],
  'sellerPage.viewings': ['Viewings and open houses, the latest first; nothing of who comes.'],
  'sellerPage.viewings.at': ['When it began or begins.', WHEN],
  'sellerPage.viewings.openHouse': ['Whether it is an open house.', false],
  'sellerPage.viewings.visitors': ['Registrations for an open house; 1 for a viewing.', 1],
  'sellerPage.viewings.word': ['What the agency wrote of it.', 'Vond de tuin te klein.'],
  'sellerPage.like': ['The agency’s own homes like it near by, the dearest first.'],
  'sellerPage.like.place': ['Street, or zip and town.', 'Tiensesteenweg', 'Null for the seller’s own.'],
  'sellerPage.like.own': ['Whether it is the seller’s own.', false],
  'sellerPage.like.area': ['Living area in square metres.', 172],
  'sellerPage.like.bedrooms': ['Number of bedrooms.', 4],
  'sellerPage.like.price': ['Asking price in euros.', 495000],
  'sellerPage.like.state': ['Whether it can be had.', 'offer'],
  'sellerPage.like.days': ['Days on line.', 24, 'Null where that is not known.'],
  'sellerPage.mail': [...RHYTHM, 'Null without an address for it.'],
  'staffSeller.page': ['The page that the seller can open.', undefined, 'Null for none.'],
  'staffSeller.page.locale': ['Its language.', 'nl'],
  'staffSeller.page.email': ['Address for the e-mail.', 'rita@example.be'],
  'staffSeller.page.rhythm': RHYTHM,
  'staffSeller.page.madeAt': ['When the address was made.', WHEN],
  'staffSeller.page.until': ['Last day on which it opens.', '2027-11-25'],
  'staffSeller.page.sentence': ['The sentence that stands there now.', undefined, 'Null for none.'],
  'page.sentence.text': ['The sentence.', 'Zaterdag is de openhuisdag.'],
  'page.sentence.until': ['Last day on which it stands.', '2026-11-29'],
  'staffSeller.longGone': [
    'Whether the home was withdrawn so long ago that no address of its seller opens.',
    false,
  ],
  'staffSeller.undoUntil': [
    'Until when the end of the address can be taken back.',
    WHEN,
    'Null where it cannot.',
  ],
  'staffSeller.viewings': ['Viewings of the last sixty days, the latest first.'],
  'staffSeller.viewings.at': ['When it began.', WHEN],
  'staffSeller.viewings.openHouse': ['Whether it was an open house.', false],
  'staffSeller.viewings.word': ['What was written of it.', 'Vond de tuin te klein.'],
};
