import { fold } from '../../fold.ts';
import { type KnownPlace, type PlaceIndex, placeIndex } from '../places.ts';

/** Places of a site with homes all over the country: name, other names, zip, centre. */
const ROWS = `
Leuven|Louvain|3000|50.879|4.701
Heverlee||3001|50.862|4.696
Kessel-Lo||3010|50.888|4.733
Oud-Heverlee||3050|50.823|4.664
Bierbeek||3360|50.829|4.761
Herent||3020|50.909|4.671
Tervuren||3080|50.823|4.514
Mechelen|Malines|2800|51.028|4.48
Boom||2850|51.087|4.367
Antwerpen|Anvers;Antwerp|2000|51.221|4.4
Gent|Gand;Ghent|9000|51.054|3.725
Brugge|Bruges|8000|51.209|3.225
Halle|Hal|1500|50.736|4.237
Knokke||8300|51.34|3.287
Het Zoute|Le Zoute|8300|51.354|3.31
Duinbergen||8301|51.34|3.26
De Haan|Le Coq|8420|51.274|3.033
Oostende|Ostende;Ostend|8400|51.23|2.92
Koksijde|Coxyde|8670|51.11|2.65
De Panne|La Panne|8660|51.1|2.59
Namur|Namen|5000|50.464|4.865
Jambes||5100|50.457|4.873
Yvoir||5530|50.326|4.88
Dinant||5500|50.261|4.912
Spa||4900|50.492|5.864
Liège|Luik;Lüttich|4000|50.64|5.572
Verviers||4800|50.59|5.862
Eupen||4700|50.63|6.031
Raeren||4730|50.671|6.112
Kelmis|La Calamine|4720|50.713|6.01
Sankt Vith|Saint-Vith|4780|50.281|6.127
Wavre|Waver|1300|50.716|4.61
Louvain-la-Neuve||1348|50.668|4.612
Mons|Bergen|7000|50.454|3.952
Brussel|Bruxelles;Brussels;Brüssel|1000|50.847|4.353
Ixelles|Elsene|1050|50.833|4.367
Uccle|Ukkel|1180|50.8|4.337
Forest|Vorst|1190|50.81|4.318
Anderlecht||1070|50.833|4.307
Haren||1130|50.893|4.42
Peer||3990|51.132|5.459
Ham||3945|51.1|5.17
Lot||1651|50.766|4.27
Mol||2400|51.19|5.116
Visé|Wezet|4600|50.738|5.696
Wilrijk||2610|51.168|4.395
Deurne||2100|51.221|4.465
Hasselt||3500|50.93|5.338
Aalst|Alost|9300|50.938|4.039
Dendermonde|Termonde|9200|51.029|4.101
Keerbergen||3140|51.003|4.634
Haacht||3150|50.977|4.638
Nieuwpoort|Nieuport|8620|51.13|2.751
Middelkerke||8430|51.185|2.82
Blankenberge||8370|51.313|3.132
Tienen|Tirlemont|3300|50.807|4.938
Kortrijk|Courtrai|8500|50.828|3.265
Overijse||3090|50.774|4.535
Hoeilaart||1560|50.767|4.473
Zaventem||1930|50.884|4.473
Diest||3290|50.984|5.05
Etterbeek||1040|50.833|4.39
Schaerbeek|Schaarbeek|1030|50.868|4.378
Evere||1140|50.872|4.403
Saint-Gilles|Sint-Gillis|1060|50.828|4.345
Woluwe-Saint-Lambert|Sint-Lambrechts-Woluwe|1200|50.843|4.427
Woluwe-Saint-Pierre|Sint-Pieters-Woluwe|1150|50.832|4.444
Charleroi||6000|50.411|4.445
Seraing||4100|50.611|5.504
Durbuy||6940|50.353|5.456
Waterloo||1410|50.715|4.399
Braine-l'Alleud|Eigenbrakel|1420|50.684|4.368
Lasne||1380|50.689|4.484
Ciney||5590|50.296|5.1
Havelange||5370|50.389|5.239
Kettenis||4701|50.645|6.047
Lontzen||4710|50.68|6.006
Welkenraedt||4840|50.659|5.971
Plombières|Bleyberg|4850|50.737|5.963
Bütgenbach|Butgenbach|4750|50.427|6.205
Amel|Amblève|4770|50.353|6.173
Malmedy||4960|50.426|6.028
Waimes|Weismes|4950|50.414|6.112
Burg-Reuland||4790|50.197|6.139
`;

/** Each id is a name as ids are: without accents and blanks. */
export const PLACES: readonly KnownPlace[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', others = '', zip = '', lat, lon] = row.split('|');
    const names = [name, ...others.split(';').filter((other) => other !== '')];
    return { id: fold(name).replaceAll(' ', '-'), names, zip, lat: Number(lat), lon: Number(lon) };
  });

export const INDEX: PlaceIndex = placeIndex(PLACES);
