import { type Sentence, say } from './sentence.ts';

/** The inside of a dwelling: a paragraph. */
export const INSIDE: readonly Sentence[] = [
  say(
    'De leefruimte loopt over in de keuken. Er zijn {beds} en {baths}, en een berging die groter is dan ze eruitziet.',
    'Le séjour se prolonge dans la cuisine. Il y a {beds} et {baths}, et un débarras plus grand qu’il n’y paraît.',
    'The living room runs on into the kitchen. There are {beds} and {baths}, and a store room larger than it looks.',
    'Der Wohnraum geht in die Küche über. Es gibt {beds} und {baths} sowie einen Abstellraum, der größer ist, als er aussieht.',
    '!dated',
  ),
  say(
    'U komt binnen in een ruime hal met vestiaire. Daarachter liggen de leefruimte en de keuken; {beds} en {baths} zijn apart gehouden van de drukte.',
    'On entre par un hall spacieux avec vestiaire. Derrière, le séjour et la cuisine ; {beds} et {baths} restent à l’écart de l’agitation.',
    'You enter a roomy hall with a cloakroom. Beyond lie the living room and the kitchen; {beds} and {baths} are kept away from the bustle.',
    'Man betritt eine geräumige Diele mit Garderobe. Dahinter liegen Wohnraum und Küche; {beds} und {baths} sind vom Trubel getrennt.',
  ),
  say(
    'Vandaag telt de woning {beds} en {baths}. De indeling is goed, de afwerking is aan vernieuwing toe, en dat is in de prijs verrekend.',
    'Le bien compte aujourd’hui {beds} et {baths}. La distribution est bonne, les finitions sont à renouveler, et le prix en tient compte.',
    'At present there are {beds} and {baths}. The layout is good, the finish is due for renewal, and the price allows for it.',
    'Heute gibt es {beds} und {baths}. Der Grundriss ist gut, die Ausstattung ist zu erneuern, und das ist im Preis berücksichtigt.',
    'dated',
    '!rent',
  ),
  say(
    'In {renovated} kreeg alles een beurt: elektriciteit, ramen, keuken en sanitair. U vindt er {beds}, {baths} en een zithoek waar de zon ’s middags binnenvalt.',
    'En {renovated}, tout a été revu : électricité, châssis, cuisine et sanitaires. On y trouve {beds}, {baths} et un coin salon où le soleil entre l’après-midi.',
    'In {renovated} everything was done: wiring, windows, kitchen and bathrooms. You will find {beds}, {baths} and a sitting area that gets the afternoon sun.',
    '{renovated} wurde alles erneuert: Elektrik, Fenster, Küche und Bäder. Es gibt {beds}, {baths} und eine Sitzecke, in die nachmittags die Sonne scheint.',
    'renovated',
  ),
  say(
    'Alles is nieuw en niemand woonde er voor u: {beds}, {baths}, vloerverwarming en een ventilatie die u niet hoort.',
    'Tout est neuf et personne n’y a vécu avant vous : {beds}, {baths}, chauffage par le sol et une ventilation silencieuse.',
    'All is new and no one has lived here before you: {beds}, {baths}, floor heating and ventilation you do not hear.',
    'Alles ist neu und niemand hat vor Ihnen hier gewohnt: {beds}, {baths}, Fußbodenheizung und eine Lüftung, die man nicht hört.',
    'new',
  ),
  say(
    'De zitkamer heeft een open haard die nog trekt, de keuken kijkt naar buiten. Boven zijn er {beds} en {baths}; een vaste trap leidt naar de droge zolder.',
    'Le salon a un feu ouvert qui tire encore, la cuisine regarde dehors. À l’étage, {beds} et {baths} ; le grenier est accessible par un vrai escalier, et sec.',
    'The sitting room has a fireplace that still draws, the kitchen looks outdoors. Upstairs are {beds} and {baths}; the attic has proper stairs and is dry.',
    'Das Wohnzimmer hat einen Kamin, der noch zieht, die Küche blickt nach draußen. Oben liegen {beds} und {baths}; der Dachboden hat eine richtige Treppe und ist trocken.',
    'attic',
  ),
];

/** Outdoor space, if there is any. */
export const OUTSIDE: readonly Sentence[] = [
  say(
    'De tuin ligt op het {facing} en is volledig omsloten. Het terras houdt de avondzon vast.',
    'Le jardin, exposé au {facing}, est entièrement clos. La terrasse garde le soleil du soir.',
    'The garden faces {facing} and is fully enclosed. The terrace holds on to the evening sun.',
    'Der Garten liegt nach {facing} und ist ganz umschlossen. Die Terrasse hält die Abendsonne fest.',
    'garden',
  ),
  say(
    'Achteraan is er een tuin met struiken, enkele oude bomen en plaats om lang buiten te zitten.',
    'À l’arrière, un jardin avec des arbustes, quelques vieux arbres et de quoi s’attarder dehors.',
    'At the back is a garden with shrubs, a few old trees and room to sit outdoors for a long time.',
    'Hinten liegt ein Garten mit Sträuchern, ein paar alten Bäumen und Platz, um lange draußen zu sitzen.',
    'garden',
  ),
  say(
    'Het terras van {terrace} ligt op het {facing}: groot genoeg voor een tafel van zes.',
    'La terrasse de {terrace}, exposée au {facing}, accueille sans peine une table de six.',
    'The terrace of {terrace} faces {facing} and is large enough for a table of six.',
    'Die Terrasse von {terrace} liegt nach {facing} und fasst gut einen Tisch für sechs.',
    'terrace',
    '!garden',
  ),
  say(
    'Op het terras van {terrace} eet u buiten van april tot oktober, uit de wind.',
    'Sur la terrasse de {terrace}, à l’abri du vent, on mange dehors d’avril à octobre.',
    'On the terrace of {terrace}, out of the wind, you can eat outdoors from April to October.',
    'Auf der Terrasse von {terrace} isst man windgeschützt von April bis Oktober draußen.',
    'terrace',
    '!garden',
  ),
  say(
    'Het zwembad is verwarmd en afgedekt met een rolluik; het poolhouse heeft een douche en een kleine keuken.',
    'La piscine est chauffée et couverte d’un volet ; le pool house a une douche et une petite cuisine.',
    'The pool is heated and has a cover; the pool house has a shower and a small kitchen.',
    'Das Schwimmbad ist beheizt und hat eine Abdeckung; das Poolhaus hat Dusche und kleine Küche.',
    'pool',
  ),
];

/** Practical facts: the last paragraph for dwellings. */
export const PRACTICAL: readonly Sentence[] = [
  say(
    'Een garage is inbegrepen, met plaats voor een auto en de fietsen.',
    'Un garage est compris, avec de la place pour une voiture et les vélos.',
    'A garage is included, with room for a car and the bicycles.',
    'Eine Garage ist inbegriffen, mit Platz für ein Auto und die Fahrräder.',
    'garage',
  ),
  say(
    'De lift gaat tot op de verdieping; beneden is er een fietsenberging.',
    'L’ascenseur monte jusqu’à l’étage ; en bas, un local à vélos.',
    'The lift goes all the way up; there is a bicycle store below.',
    'Der Aufzug fährt bis zur Etage; unten gibt es einen Fahrradraum.',
    'lift',
    '!ground',
  ),
  say(
    'Huisdieren zijn in overleg welkom. De huurprijs is zonder lasten.',
    'Les animaux sont bienvenus après accord. Le loyer s’entend hors charges.',
    'Pets are welcome by arrangement. The rent is without service charges.',
    'Haustiere sind nach Absprache willkommen. Die Miete versteht sich ohne Nebenkosten.',
    'rent',
  ),
  say(
    'De keuringen zijn gebeurd en liggen ter inzage op kantoor.',
    'Les contrôles ont été faits et peuvent être consultés à l’agence.',
    'The inspections have been done and can be read at our office.',
    'Die Prüfungen sind erledigt und können im Büro eingesehen werden.',
    '!rent',
  ),
  say(
    'Kom gerust op een zaterdag kijken: dan toont het licht het best.',
    'Venez voir un samedi matin : la lumière y est la plus belle.',
    'Do come on a Saturday morning: the light is at its best.',
    'Kommen Sie gern an einem Samstagvormittag: Dann ist das Licht am schönsten.',
  ),
  say(
    'Wij meten elk huis zelf na. De plannen krijgt u bij het bezoek.',
    'Nous mesurons chaque bien nous-mêmes. Les plans vous sont remis lors de la visite.',
    'We measure every home ourselves. You get the plans at the viewing.',
    'Wir messen jedes Haus selbst nach. Die Pläne erhalten Sie bei der Besichtigung.',
  ),
];
