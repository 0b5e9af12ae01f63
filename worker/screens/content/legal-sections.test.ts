import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { INTEREST_DAYS, RETENTION_DAYS, type RetainedKind, STAFF_DAYS } from '#domain/rules/retention.ts';
import type { TextBlockView } from '#domain/views/section.ts';
import { RichText } from '../../blocks/parts/RichText.tsx';
import { retainedFor } from '../../platform/page/retained-for.ts';
import { contextIn, siteWith } from '../../testing/contexts.ts';
import { identitySection, retentionSection } from './legal-sections.ts';

const rowsOf = (section: TextBlockView | null): string[][] =>
  (section?.body ?? []).flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map((cells) => cells.map(({ content }) => content.map(String).join('')))
      : [],
  );

/** The row of the privacy statement with the retention of each kind of data. */
const ROW_OF: Readonly<Record<RetainedKind, string>> = {
  answer: 'kept.answer.what',
  mail: 'kept.mail.what',
  friend: 'kept.friend.what',
  contact: 'kept.contact.what',
  valuation: 'kept.valuation.what',
  pendingAlert: 'kept.alert.what',
  endedAlert: 'kept.alert.what',
  viewing: 'kept.viewing.what',
  heldViewing: 'kept.viewing.what',
  stay: 'kept.stay.what',
  heldStay: 'kept.stay.what',
  network: 'kept.abuse.what',
  mailedLink: 'kept.link.what',
  confirmedAddress: 'kept.link.what',
  passedOn: 'kept.system.what',
  duo: 'kept.duo.what',
};

const everything = {
  ...siteWith({
    settings: { features: ['alerts', 'agenda', 'rentals', 'valuation', 'staff'], turnstileSiteKey: 'key' },
  }),
  leadSystems: ['Skarabee', 'Whise'],
  cardSystem: 'Whise',
};

describe.each(LOCALES)('the privacy statement in %s', (locale) => {
  const context = contextIn(locale, everything);
  const rows = rowsOf(retentionSection(context));

  it.each(Object.keys(RETENTION_DAYS) as RetainedKind[])(
    'states the retention of %s that the deletion job uses',
    (kind) => {
      const what = context.t(ROW_OF[kind] as 'kept.mail.what');
      const [, how] = rows.find(([head]) => head === what) ?? [];
      expect(how).toContain(retainedFor(RETENTION_DAYS[kind], context.t));
    },
  );

  it('states how long what the agency’s people did and wrote is kept, as the deletion job keeps it', () => {
    const [, how] = rows.find(([head]) => head === context.t('kept.staff.what')) ?? [];
    for (const days of Object.values(STAFF_DAYS)) expect(how).toContain(retainedFor(days, context.t));
  });

  it('states what is counted of homes and for how long, where that is counted', () => {
    const [, how] = rows.find(([head]) => head === context.t('kept.interest.what')) ?? [];
    expect(how).toContain(retainedFor(INTEREST_DAYS, context.t));
    for (const other of [
      { ...everything, settings: { ...everything.settings, interest: 'off' as const } },
      {
        ...everything,
        service: {
          address: 'https://x.example',
          scope: 'full' as const,
          pictureHosts: [],
          knows: [],
          token: null,
        },
      },
    ]) {
      const heads = rowsOf(retentionSection(contextIn(locale, other))).map(([head]) => head);
      expect(heads).not.toContain(context.t('kept.interest.what'));
      expect(heads).toContain(context.t('kept.browser.what'));
    }
  });

  it('names the systems to which requests go, and none where they stay', () => {
    expect(rows.flat().join('\n')).toContain('Skarabee, Whise');
    const without = rowsOf(retentionSection(contextIn(locale, siteWith())));
    expect(without.map(([what]) => what)).not.toContain(context.t('kept.system.what'));
  });

  it('names the system that keeps searches, where the site has alerts', () => {
    const what = context.t('kept.card.what');
    expect(rows.find(([head]) => head === what)?.[1]).toContain('Whise');
    const settings = { ...everything.settings, features: ['agenda' as const] };
    const others = rowsOf(retentionSection(contextIn(locale, { ...everything, settings })));
    expect(others.map(([head]) => head)).not.toContain(what);
  });

  it('leaves no placeholder', () => {
    expect(rows.flat().filter((text) => /{{|}}/.test(text))).toEqual([]);
  });
});

it.each(LOCALES)('states the retention that an agency chose, if it is used, in %s', (locale) => {
  const chosen = { contact: 41, valuation: 42, viewing: 43, stay: 44 };
  const settings = { ...everything.settings, keptDays: chosen };
  const context = contextIn(locale, siteWith({ settings }));
  const text = JSON.stringify(rowsOf(retentionSection(context)));
  for (const days of Object.values(chosen)) expect(text).toContain(retainedFor(days, context.t));
});

it('leaves out data of features that the agency does not offer', () => {
  const { t } = contextIn('en');
  const heads = (settings: object) =>
    rowsOf(retentionSection(contextIn('en', siteWith({ settings })))).map(([head]) => head);
  const optional = [
    t('kept.alert.what'),
    t('kept.viewing.what'),
    t('kept.stay.what'),
    t('kept.staff.what'),
    t('kept.robots.what'),
  ];
  const plain = heads({ features: [], turnstileSiteKey: null });
  expect(plain.filter((head) => optional.includes(head ?? ''))).toEqual([]);
  const whole = heads(everything.settings);
  expect(optional.filter((head) => !whole.includes(head))).toEqual([]);
});

describe('the legal identity of the agency, on the terms page', () => {
  const legal = {
    name: 'Voorbeeld bv',
    companyNumber: '0000.000.000',
    professionalNumber: '000.000',
    country: 'BE',
    supervisor: { nl: 'BIV, Brussel', fr: 'IPI, Bruxelles' },
    liability: { nl: 'Voorbeeldverzekering, polis 0', fr: 'Assurance Exemple, police 0' },
    guarantee: { nl: 'Voorbeeldborg, polis 1', fr: 'Caution Exemple, police 1' },
    thirdPartyAccount: 'BE00 0000 0000 0000',
  };

  it('contains all entries, including the account for third parties', () => {
    const rows = rowsOf(identitySection(contextIn('fr', siteWith({ settings: { legal } }))));
    expect(rows).toEqual([
      ['Entreprise', 'Voorbeeld bv'],
      ['Numéro d’entreprise', '0000.000.000'],
      ['Numéro IPI', '000.000'],
      ['Pays d’agréation', 'Belgique'],
      ['Autorité de contrôle', 'IPI, Bruxelles'],
      ['Responsabilité civile professionnelle', 'Assurance Exemple, police 0'],
      ['Cautionnement', 'Caution Exemple, police 1'],
      ['Compte de tiers', 'BE00 0000 0000 0000'],
    ]);
  });

  it('sets the language of entries in another language than the page’s (WCAG 3.1.2)', () => {
    const said = { supervisor: { fr: 'IPI, Bruxelles' }, liability: { nl: 'Polis 0', de: 'Police 0' } };
    const section = identitySection(contextIn('de', siteWith({ settings: { legal: said } })));
    const cells = (section?.body ?? []).flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(cells.map((row) => row.map(({ lang }) => lang))).toEqual([
      [undefined, 'fr'],
      [undefined, undefined],
    ]);
    const html = renderToStaticMarkup(createElement(RichText, { text: section?.body ?? [], level: 2 }));
    expect(html).toContain('<td lang="fr">IPI, Bruxelles</td>');
  });

  it('is null without entries', () => {
    const empty = { name: ' ', supervisor: { nl: '' } };
    expect(identitySection(contextIn('nl', siteWith({ settings: { legal: empty } })))).toBeNull();
    expect(identitySection(contextIn('nl', siteWith({ settings: { legal: {} } })))).toBeNull();
  });
});
