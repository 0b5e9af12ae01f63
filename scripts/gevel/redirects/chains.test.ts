import { describe, expect, it } from 'vitest';
import { demoIndex } from '../testing/demo-index.ts';
import { type ListedAddress, proposeChained } from './chains.ts';
import { proposeFor } from './match.ts';

const site = demoIndex('duinzicht');
const OLD = 'https://www.duinzicht-makelaars.example';
const OLDER = 'http://immo-duinzicht.example';
const OLDEST = 'http://users.example/duinzicht';

const propose = (...listed: readonly (readonly [address: string, leadsTo: string | null])[]) =>
  proposeChained(
    listed.map(([address, leadsTo]): ListedAddress => ({ address, leadsTo })),
    (address) => proposeFor(address, site),
  );

describe('a chain of former websites', () => {
  it('leads at once to the end, from each of its members', () => {
    const proposals = propose(
      [`${OLD}/property/410043/wonen-op-de-zeedijk`, null],
      [`${OLDER}/detail.php?nr=17&utm_source=krant`, `${OLD}/property/410043/wonen-op-de-zeedijk/`],
      [`${OLDEST}/huis17.htm`, `${OLDER}/detail.php?utm_source=oud&nr=17`],
    );
    for (const { certainty, to } of proposals)
      expect([certainty, to]).toEqual(['sure', { locale: 'nl', home: '410043' }]);
    // Each is told from its neighbours by its own parameters.
    expect(proposals.map(({ params }) => params)).toEqual([[], ['nr=17'], []]);
    expect(proposals[2]?.why).toBe(`led to ${OLD}/property/410043/wonen-op-de-zeedijk/: id`);
  });

  it('with the same path on both websites is no circle', () => {
    const [older] = propose([`${OLDER}/te-koop`, `${OLD}/te-koop/`]);
    expect(older).toMatchObject({ certainty: 'sure', to: { search: 'status=FOR_SALE' } });
  });

  it('that moved only to https, another spelling or a path of its own host goes by the end', () => {
    const [secure, own] = propose(
      [`${OLDER}/pand/dz-8300-294`, `https://www.immo-duinzicht.example/pand/dz-8300-294/`],
      [`${OLDER}/p/294`, '/pand/dz-8300-294'],
    );
    expect(secure).toMatchObject({ certainty: 'sure', to: { home: '410583' } });
    expect(own).toMatchObject({ certainty: 'sure', to: { home: '410583' } });
  });

  it('in a circle leads nowhere', () => {
    const proposals = propose([`${OLDER}/a`, `${OLD}/b`], [`${OLD}/b`, `${OLDER}/a`]);
    expect(proposals.map(({ certainty, to, why }) => [certainty, to, why])).toEqual([
      ['none', null, 'leads in a circle'],
      ['none', null, 'leads in a circle'],
    ]);
  });

  it('to a home that is no longer there is a guess, and to the start page nothing', () => {
    const [gone, start, contact] = propose(
      [`${OLDER}/17`, `${OLD}/pand/dz-8300-708/`],
      [`${OLDER}/18`, `${OLD}/`],
      [`${OLDER}/19`, `${OLD}/NL/Contact/`],
    );
    expect(gone).toMatchObject({ certainty: 'guess', to: { search: 'city=1201' } });
    expect(start).toMatchObject({ certainty: 'none', to: null });
    expect(contact).toMatchObject({ certainty: 'guess', to: { path: '/nl/contact' } });
  });

  it('whose beginning is a page of the new site stays that page', () => {
    expect(propose([`${OLDER}/nl/contact`, `${OLD}/te-koop/`])[0]).toMatchObject({ certainty: 'exists' });
  });
});
