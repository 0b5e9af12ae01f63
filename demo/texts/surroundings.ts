import type { Setting } from '../places/place.ts';
import { type Sentence, say } from './sentence.ts';

/** Sentences about the neighbourhood, by setting. They name no street, because the address may be hidden. */
export const SURROUNDINGS: Readonly<Record<Setting, readonly Sentence[]>> = {
  seafront: [
    say(
      'De kusttram stopt op vijf minuten, de bakker op twee. Naar de duinen gaat u te voet.',
      'Le tram de la côte s’arrête à cinq minutes, la boulangerie est à deux. On va à pied jusqu’aux dunes.',
      'The coast tram stops five minutes away, the baker is two. You walk to the dunes.',
      'Die Küstenstraßenbahn hält in fünf Minuten Entfernung, der Bäcker in zwei. In die Dünen geht man zu Fuß.',
    ),
    say(
      '{InCity} is het hele jaar door leven: markt, zeilclub, en in november een strand voor u alleen.',
      'On vit {inCity} toute l’année : le marché, le club de voile et, en novembre, la plage pour vous seul.',
      '{InCity} there is life all year round: market, sailing club, and in November a beach to yourself.',
      '{InCity} ist das ganze Jahr Leben: Markt, Segelklub und im November ein Strand für Sie allein.',
    ),
    say(
      'Strand, tennis en winkels liggen op wandelafstand; met de fiets bent u zo in de polders.',
      'Plage, tennis et commerces se rejoignent à pied ; à vélo, on est vite dans les polders.',
      'Beach, tennis and shops are within a walk; by bicycle you are soon in the polders.',
      'Strand, Tennis und Geschäfte sind zu Fuß erreichbar; mit dem Rad ist man schnell in den Poldern.',
    ),
  ],
  polder: [
    say(
      'Rondom liggen de polders, de zee is tien minuten fietsen. Een school, een slager en een café: meer heeft een dorp niet nodig.',
      'Autour, les polders ; la mer est à dix minutes à vélo. Une école, un boucher, un café : que faut-il de plus à un village ?',
      'All around are the polders; the sea is ten minutes by bicycle. A school, a butcher and a café: a village needs no more.',
      'Ringsum liegen die Polder, das Meer ist zehn Radminuten entfernt. Schule, Metzger, Café: Mehr braucht ein Dorf nicht.',
    ),
  ],
  city: [
    say(
      'Station, markt en park liggen op wandelafstand; de ring bereikt u zonder door het centrum te moeten.',
      'Gare, marché et parc se rejoignent à pied ; on atteint le ring sans traverser le centre.',
      'Station, market and park are within a walk; you reach the ring road without crossing the centre.',
      'Bahnhof, Markt und Park sind zu Fuß erreichbar; auf den Ring kommt man, ohne durchs Zentrum zu müssen.',
    ),
    say(
      'In de buurt zijn er scholen, een zwembad en op vrijdag markt. De bus stopt om de hoek.',
      'Dans le quartier : des écoles, une piscine et le marché du vendredi. Le bus s’arrête au coin.',
      'Nearby are schools, a swimming pool and a market on Fridays. The bus stops round the corner.',
      'In der Nähe gibt es Schulen, ein Schwimmbad und freitags Markt. Der Bus hält um die Ecke.',
    ),
    say(
      '{InCity} woont u tussen studenten, gezinnen en mensen die er altijd al waren: dat houdt een straat levend.',
      'On vit {inCity} entre étudiants, familles et gens du quartier : c’est ce qui garde une rue vivante.',
      '{InCity} you live among students, families and those who have always been here: that keeps a street alive.',
      '{InCity} wohnt man zwischen Studierenden, Familien und Alteingesessenen: Das hält eine Straße lebendig.',
    ),
  ],
  village: [
    say(
      'Een dorp met een eigen school en bakker, en veldwegen vanaf de laatste lantaarnpaal. De stad is een kwartier fietsen.',
      'Un village avec son école et sa boulangerie, et des chemins de campagne dès le dernier réverbère. La ville est à un quart d’heure à vélo.',
      'A village with its own school and bakery, and field paths from the last lamp post. Town is a quarter of an hour by bicycle.',
      'Ein Dorf mit eigener Schule und Bäckerei und Feldwegen ab der letzten Laterne. Die Stadt ist eine Viertelstunde mit dem Rad.',
    ),
    say(
      'De buren kennen elkaar, de bus naar de stad rijdt om het kwartier en het bos begint achter de kerk.',
      'Les voisins se connaissent, le bus passe tous les quarts d’heure et le bois commence derrière l’église.',
      'Neighbours know each other, the bus into town runs every quarter of an hour and the wood begins behind the church.',
      'Die Nachbarn kennen sich, der Bus in die Stadt fährt alle fünfzehn Minuten und der Wald beginnt hinter der Kirche.',
    ),
  ],
  forest: [
    say(
      'De wandelpaden beginnen achter het huis. In het dorp zijn er een bakker, een apotheek en twee goede restaurants.',
      'Les sentiers commencent derrière la maison. Au village : une boulangerie, une pharmacie et deux bonnes tables.',
      'Footpaths begin behind the house. The village has a baker, a chemist and two good restaurants.',
      'Die Wanderwege beginnen hinter dem Haus. Im Dorf gibt es eine Bäckerei, eine Apotheke und zwei gute Restaurants.',
    ),
    say(
      'Wie stilte zoekt, vindt ze hier; de autoweg ligt op een kwartier.',
      'Qui cherche le calme le trouve ici ; l’autoroute est à un quart d’heure.',
      'Those who look for quiet find it here; the motorway is a quarter of an hour away.',
      'Wer Ruhe sucht, findet sie hier; die Autobahn ist eine Viertelstunde entfernt.',
    ),
  ],
  river: [
    say(
      'Langs de Maas loopt een fietspad tot in de stad. Het station ligt op tien minuten, de kaas op de markt is uit de streek.',
      'Une piste cyclable longe la Meuse jusqu’en ville. La gare est à dix minutes, et le fromage du marché vient d’ici.',
      'A cycle path follows the Meuse into town. The station is ten minutes away, and the cheese on the market is local.',
      'Ein Radweg führt an der Maas entlang bis in die Stadt. Der Bahnhof liegt zehn Minuten entfernt, der Käse auf dem Markt ist von hier.',
    ),
    say(
      'Rotsen aan de ene kant, de rivier aan de andere: {inCity} is de avondwandeling nooit twee keer dezelfde.',
      'Les rochers d’un côté, le fleuve de l’autre : {inCity}, la promenade du soir n’est jamais deux fois la même.',
      'Rocks on one side, the river on the other: {inCity} the evening walk is never the same twice.',
      'Felsen auf der einen, der Fluss auf der anderen Seite: {inCity} ist der Abendspaziergang nie zweimal derselbe.',
    ),
  ],
  brussels: [
    say(
      'Tram en metro stoppen vlakbij, het Ter Kamerenbos is een wandeling ver. Scholen in vier talen liggen in de buurt.',
      'Tram et métro à proximité, le bois de la Cambre à distance de promenade. Des écoles en quatre langues dans le quartier.',
      'Tram and metro stop close by, the Bois de la Cambre is a walk away. There are schools in four languages nearby.',
      'Straßenbahn und Metro halten in der Nähe, der Bois de la Cambre ist einen Spaziergang entfernt. Schulen in vier Sprachen liegen in der Umgebung.',
    ),
    say(
      'Een buurt met kruideniers, koffie en een markt op zondag; het centrum is een kwartier met de tram.',
      'Un quartier d’épiceries, de cafés et de marché dominical ; le centre est à un quart d’heure en tram.',
      'A quarter of grocers, coffee and a Sunday market; the centre is a quarter of an hour by tram.',
      'Ein Viertel mit Lebensmittelläden, Cafés und Sonntagsmarkt; das Zentrum ist eine Viertelstunde mit der Tram.',
    ),
  ],
  east: [
    say(
      'Het Hoge Venen-plateau begint aan de rand van de stad; Aken ligt op twintig minuten. Op straat hoort u Duits, Frans en Nederlands.',
      'Les Hautes Fagnes commencent à la sortie de la ville ; Aix-la-Chapelle est à vingt minutes. Dans la rue, on entend l’allemand, le français et le néerlandais.',
      'The High Fens begin at the edge of town; Aachen is twenty minutes away. In the street you hear German, French and Dutch.',
      'Das Hohe Venn beginnt am Stadtrand; Aachen liegt zwanzig Minuten entfernt. Auf der Straße hört man Deutsch, Französisch und Niederländisch.',
    ),
    say(
      'Het Weserdal, de stuwdam en de kermis op de Werthplatz: Eupen is klein genoeg om iedereen te groeten.',
      'La vallée de la Vesdre, le barrage et la kermesse : Eupen est assez petite pour saluer tout le monde.',
      'The Vesdre valley, the dam and the summer fair: Eupen is small enough to greet everyone.',
      'Das Wesertal, die Talsperre und die Kirmes: Eupen ist klein genug, um jeden zu grüßen.',
    ),
  ],
};
