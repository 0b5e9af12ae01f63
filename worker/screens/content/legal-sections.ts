import {
  INTEREST_DAYS,
  retentionDaysOf,
  SEARCH_DAYS,
  STAFF_DAYS,
  WAITING_DAYS,
} from '#domain/rules/retention.ts';
import type { TextBlockView } from '#domain/views/section.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { identityWithAccount } from '../../platform/page/identity.ts';
import { retainedFor } from '../../platform/page/retained-for.ts';
import { paragraph, table, textSection } from './text-section.ts';

/**
 * Each kind of data with its retention, from the values that the deletion job uses; only for features that
 * the site offers.
 */
function retentionRows({ t, site }: ViewContext): (readonly [what: string, how: string])[] {
  const { leadSystems, cardSystem } = site;
  const { features, turnstileSiteKey, keptDays: retentionDays } = site.settings;
  const days = (n: number) => retainedFor(n, t);
  const day = retentionDaysOf(retentionDays);
  const hold = { days: days(day.stay), held: days(day.heldStay) };
  return [
    [t('kept.contact.what'), t('kept.contact.how', { days: days(day.contact) })],
    ...(features.includes('valuation')
      ? [[t('kept.valuation.what'), t('kept.valuation.how', { days: days(day.valuation) })] as const]
      : []),
    [t('kept.friend.what'), t('kept.friend.how', { days: days(day.friend) })],
    ...(features.includes('alerts')
      ? [
          [
            t('kept.alert.what'),
            t('kept.alert.how', { ended: days(day.endedAlert), pending: days(day.pendingAlert) }),
          ] as const,
        ]
      : []),
    ...(features.includes('agenda')
      ? [
          [
            t('kept.viewing.what'),
            t('kept.viewing.how', { days: days(day.viewing), held: days(day.heldViewing) }),
          ] as const,
        ]
      : []),
    ...(features.includes('rentals') ? [[t('kept.stay.what'), t('kept.stay.how', hold)] as const] : []),
    ...(leadSystems?.length
      ? [
          [
            t('kept.system.what'),
            t('kept.system.how', {
              systems: leadSystems.join(', '),
              name: site.name,
              days: days(day.passedOn),
            }),
          ] as const,
        ]
      : []),
    ...(cardSystem && features.includes('alerts')
      ? [[t('kept.card.what'), t('kept.card.how', { system: cardSystem, name: site.name })] as const]
      : []),
    [t('kept.mail.what'), t('kept.mail.how', { days: days(day.mail) })],
    [
      t('kept.link.what'),
      t('kept.link.how', { days: days(day.mailedLink), confirmed: days(day.confirmedAddress) }),
    ],
    [t('kept.abuse.what'), t('kept.abuse.how', { days: days(day.network) })],
    [t('kept.answer.what'), t('kept.answer.how', { days: days(day.answer) })],
    [t('kept.waiting.what'), t('kept.waiting.how', { days: days(WAITING_DAYS) })],
    ...(site.settings.interest === 'on' && site.service?.scope !== 'full'
      ? [
          [t('kept.interest.what'), t('kept.interest.how', { days: days(INTEREST_DAYS) })] as const,
          [t('kept.searches.what'), t('kept.searches.how', { days: days(SEARCH_DAYS) })] as const,
        ]
      : []),
    ...(site.service?.scope === 'full'
      ? []
      : [[t('kept.duo.what'), t('kept.duo.how', { days: days(day.duo) })] as const]),
    [t('kept.browser.what'), t('kept.browser.how')],
    ...(features.includes('staff')
      ? [
          [
            t('kept.staff.what'),
            t('kept.staff.how', {
              asked: days(STAFF_DAYS.asked),
              days: days(STAFF_DAYS.device),
              journal: days(STAFF_DAYS.journal),
            }),
          ] as const,
        ]
      : []),
    ...(turnstileSiteKey?.trim() ? [[t('kept.robots.what'), t('kept.robots.how')] as const] : []),
    [t('kept.elsewhere.what'), t('kept.elsewhere.how')],
  ];
}

/** The visitor data that the site stores and their retention; below the agency's privacy statement. */
export const retentionSection = (context: ViewContext): TextBlockView =>
  textSection(context.t('kept.heading'), [
    paragraph(context.t('kept.lead')),
    table(retentionRows(context).map(([label, text]) => ({ label, text }))),
  ]);

/** The legal identity of the agency, including its account for third parties; null without any entry. */
export function identitySection(context: ViewContext): TextBlockView | null {
  const facts = identityWithAccount(context);
  return facts.length === 0 ? null : textSection(context.t('legal.heading'), [table(facts)]);
}
