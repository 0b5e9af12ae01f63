import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { mailTexts } from '#locales/mails.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { loadTexts } from '../mail/load-texts.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { estateMailCard, findMailEstates } from './mail-card.ts';

const site = aSite('built');
const unit = (id: number, transaction: number, value = 300_000) =>
  anEstate(id, { transaction: { id: transaction }, price: { value } });

beforeAll(async () => {
  await loadTexts(env);
  await store(
    siteStatements(site),
    estateStatements(
      'built',
      anEstate(10, {
        project: true,
        price: { value: 250_000, priceFrom: true },
        children: [unit(11, 5), unit(12, 5)],
      }),
    ),
    estateStatements(
      'built',
      anEstate(20, {
        project: true,
        price: { value: 250_000, priceFrom: true },
        children: [unit(21, 5), unit(22, 1)],
      }),
    ),
    estateStatements(
      'built',
      anEstate(40, {
        project: true,
        price: null,
        children: [unit(41, 1, 340_000), unit(42, 1, 310_000), unit(43, 5, 1)],
      }),
    ),
    estateStatements('built', anEstate(30, { project: true, price: { value: -1 }, children: [unit(31, 5)] })),
  );
});

it('says the price of a project as its page does: of its cheapest free unit, and none "on request" without one', async () => {
  const homes = await findMailEstates(env.DB, site, ['10', '20', '30', '40']);
  const t = mailTexts('nl', 'same');
  const priceOf = (id: string) => {
    const home = homes.get(id);
    return home === undefined ? undefined : estateMailCard(home, { origin: 'https://built.test', t }).price;
  };
  expect([priceOf('10'), priceOf('20'), priceOf('30'), priceOf('40')]).toEqual([
    'Vanaf € 250.000',
    'Vanaf € 250.000',
    '',
    'Vanaf € 310.000',
  ]);
});
