/** What can be set of a site, by whom: every member of its document, from the table by which the page writes. */
import { describe, expect, it } from 'vitest';
import { MEMBERS, memberOf } from '#domain/settings/members.ts';
import { patternOf } from '#domain/settings/paths.ts';
import en from '#locales/en/staff-site.ts';
import { fieldsOf } from '#scripts/gevel/words/fields.ts';
import { SiteSchema } from '#wire/site.ts';
import { fieldAt } from '#worker/screens/staff/site/site-table.ts';

/** Every member of the document: of a text in each language one, and of hours each weekday as one. */
const members = fieldsOf(SiteSchema, '', [['site']], {
  named: { 'site.settings': 'siteSettings', 'site.theme': 'theme' },
}).map(({ path, says }) => ({
  // A list of days with hours is a member as a whole.
  path: patternOf(path.replace(/\.nl\|fr\|en\|de$/, '.nl').replaceAll('[0]', '[x]'))
    .replace(/\.otherHours\[\].*$/, '.otherHours')
    .replace(/\.hours\.week$/, '.hours.week.{day}')
    .replace(/\.rules\[\].*$/, '.rules'),
  says,
}));
/** Menus are records beside the document, and changed like its members. */
const MENUS = [
  { path: 'menus.main', says: 'The menu at the head of every page.' },
  { path: 'menus.footer', says: 'The menu at the foot of every page, in columns.' },
];
const unique = [...new Map(members.toReversed().map((one) => [one.path, one])).values()]
  .toReversed()
  .concat(MENUS);

describe('every member of a site’s document', () => {
  it('has a row that says who sets it', () => {
    const without = unique.filter(({ path }) => memberOf(path) === undefined).map(({ path }) => path);
    expect(without, 'a row in domain/settings/members.ts').toEqual([]);
  });

  it('of the agency’s is a field of its page', () => {
    const agencys = MEMBERS.filter(({ by, path }) => by === 'agency' && !path.endsWith('[]'));
    const open = agencys
      .map(({ path }) => path.replaceAll('[]', '[x]').replace('{locale}', 'fr').replace('{day}', 'sat'))
      .filter((path) => fieldAt(path) === undefined);
    expect(open, 'a field in worker/screens/staff/site/site-table.ts').toEqual([]);
  });

  it('that has a row is there', () => {
    const paths = unique.map(({ path }) => path);
    const lost = MEMBERS.filter(
      ({ path }) =>
        !path.endsWith('[]') &&
        !paths.some((one) => one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[`)),
    );
    expect(lost).toEqual([]);
  });

  it('is listed for operators', async () => {
    const WHO = { agency: 'here', operator: 'the operator', nobody: 'nobody' } as const;
    const rows = unique.map(({ path, says }) => {
      const member = memberOf(path);
      const label =
        member?.by === 'agency'
          ? fieldAt(path.replaceAll('[]', '[x]').replace('{locale}', 'nl').replace('{day}', 'mon'))?.label
          : undefined;
      const where = member?.why ?? (label === undefined ? '' : en.labels[label]);
      return `| `.concat(
        [`\`${path}\``, says.replaceAll('|', '\\|'), WHO[member?.by ?? 'nobody'], where].join(' | '),
        ' |',
      );
    });
    const text = [
      '# Who sets what of a site',
      '',
      'For operators. Every member of a site’s document, and its menus: set on the agency’s own page (here), by the operator of the deployment alone, or by nobody. Generated from the table by which the page writes by `tests/settable.test.ts` (`-u` writes it); decision 181 says why.',
      '',
      '| Member | What it is | Set by | Field of the page, or why not there |',
      '|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../docs/settable.md');
  });
});
