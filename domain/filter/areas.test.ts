import { expect, it } from 'vitest';
import { AREA_NAMES, type AreaName, areaMeant, areasBeginning, liesIn } from './areas.ts';

it.each([
  ['West-Vlaanderen', { name: 'westFlanders', said: false }],
  ['flandre occidentale', { name: 'westFlanders', said: false }],
  ['provincie Antwerpen', { name: 'antwerp', said: true }],
  ['Province de Liège', { name: 'liege', said: true }],
  ['Province d’Anvers', { name: 'antwerp', said: true }],
  ['Namur (province)', { name: 'namur', said: true }],
  ['Provinz Lüttich', { name: 'liege', said: true }],
  ['De kust', { name: 'coast', said: true }],
  ['la Côte', { name: 'coast', said: true }],
  ['Die Küste', { name: 'coast', said: true }],
  ['Brussel', { name: 'brussels', said: true }],
  ['BRUXELLES', { name: 'brussels', said: true }],
  ['brussels', { name: 'brussels', said: true }],
  ['Brüssel', { name: 'brussels', said: true }],
  ['Brussels Hoofdstedelijk Gewest', { name: 'brussels', said: true }],
  ['Brussels Gewest', { name: 'brussels', said: true }],
  ['Région de Bruxelles-Capitale', { name: 'brussels', said: true }],
  ['région bruxelloise', { name: 'brussels', said: true }],
  ['Brussels-Capital Region', { name: 'brussels', said: true }],
  ['Region Brüssel', { name: 'brussels', said: true }],
  ['Brusselse rand', null],
  ['kust', { name: 'coast', said: true }],
  ['Koksijde', null],
  ['', null],
])('%s means %j', (text, meant) => {
  expect(areaMeant(text)).toEqual(meant);
});

it('finds areas by the beginning of their name, from three letters', () => {
  expect(areasBeginning('west')).toEqual(['westFlanders']);
  expect(areasBeginning('lim')).toEqual(['limburg']);
  expect(areasBeginning('we')).toEqual([]);
});

it.each([
  ['coast', 8670, true],
  ['coast', '8000', false],
  ['brussels', '1000', true],
  ['brussels', 1210, true],
  ['brussels', '1300', false],
  ['brussels', '1500', false],
  ['westFlanders', '8000', true],
  ['namur', '5000', true],
  ['flemishBrabant', '3000', true],
  ['limburg', '3500', true],
  ['namur', 'L-5000', false],
  ['namur', null, false],
] as const)('%s contains the zip %s: %s', (name, zip, holds) => {
  expect(liesIn(name, zip)).toBe(holds);
});

/** Towns at the borders of bpost's zip ranges, with their province in the Register of places. */
const TOWNS: readonly (readonly [zip: string, town: string, ...areas: AreaName[]])[] = [
  ['1000', 'Brussel', 'brussels'],
  ['1210', 'Sint-Joost-ten-Node', 'brussels'],
  ['1300', 'Wavre', 'walloonBrabant'],
  ['1495', 'Villers-la-Ville', 'walloonBrabant'],
  ['1500', 'Halle', 'flemishBrabant'],
  ['1547', 'Bever', 'flemishBrabant'],
  ['1982', 'Elewijt', 'flemishBrabant'],
  ['2000', 'Antwerpen', 'antwerp'],
  ['2387', 'Baarle-Hertog', 'antwerp'],
  ['2990', 'Wuustwezel', 'antwerp'],
  ['3000', 'Leuven', 'flemishBrabant'],
  ['3404', 'Attenhoven', 'flemishBrabant'],
  ['3473', 'Waanrode', 'flemishBrabant'],
  ['3500', 'Hasselt', 'limburg'],
  ['3545', 'Halen', 'limburg'],
  ['3798', 'Voeren', 'limburg'],
  ['3990', 'Peer', 'limburg'],
  ['4000', 'Liège', 'liege'],
  ['4219', 'Wasseiges', 'liege'],
  ['4790', 'Burg-Reuland', 'liege'],
  ['4990', 'Lierneux', 'liege'],
  ['5000', 'Namur', 'namur'],
  ['5680', 'Doische', 'namur'],
  ['6000', 'Charleroi', 'hainaut'],
  ['6596', 'Seloignes', 'hainaut'],
  ['6600', 'Bastogne', 'luxembourg'],
  ['6997', 'Érezée', 'luxembourg'],
  ['7000', 'Mons', 'hainaut'],
  ['7784', 'Comines-Warneton', 'hainaut'],
  ['7973', 'Stambruges', 'hainaut'],
  ['8000', 'Brugge', 'westFlanders'],
  ['8300', 'Knokke', 'westFlanders', 'coast'],
  ['8301', 'Heist-aan-Zee', 'westFlanders', 'coast'],
  ['8340', 'Damme', 'westFlanders'],
  ['8370', 'Blankenberge', 'westFlanders', 'coast'],
  ['8377', 'Zuienkerke', 'westFlanders'],
  ['8380', 'Zeebrugge', 'westFlanders', 'coast'],
  ['8400', 'Oostende', 'westFlanders', 'coast'],
  ['8421', 'Vlissegem', 'westFlanders', 'coast'],
  ['8434', 'Westende', 'westFlanders', 'coast'],
  ['8450', 'Bredene', 'westFlanders', 'coast'],
  ['8460', 'Oudenburg', 'westFlanders'],
  ['8620', 'Nieuwpoort', 'westFlanders', 'coast'],
  ['8630', 'Veurne', 'westFlanders'],
  ['8660', 'De Panne', 'westFlanders', 'coast'],
  ['8670', 'Koksijde', 'westFlanders', 'coast'],
  ['8980', 'Zonnebeke', 'westFlanders'],
  ['9000', 'Gent', 'eastFlanders'],
  ['9600', 'Ronse', 'eastFlanders'],
  ['9992', 'Maldegem', 'eastFlanders'],
  // Zips of neighbouring countries belong to no area.
  ['59000', 'Lille'],
  ['', 'nowhere'],
];

it.each(TOWNS)('%s %s is in the area of its zip', (zip, _town, ...areas) => {
  expect(AREA_NAMES.filter((name) => liesIn(name, zip))).toEqual(areas);
  expect(AREA_NAMES.filter((name) => liesIn(name, zip === '' ? null : Number(zip)))).toEqual(areas);
});
