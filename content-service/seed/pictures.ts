import type { Picture } from '../../worker/content/schemas/picture.ts';
import type { Words } from './types.ts';

const words = (nl: string, fr: string, en: string, de: string): Words => ({ nl, fr, en, de });

/** The drawn scenes by asset name, with what they show in four languages. */
export const SCENES = {
  'aerial-plot-1': words(
    'Luchtbeeld van het perceel',
    'Vue aérienne de la parcelle',
    'The plot from the air',
    'Luftbild des Grundstücks',
  ),
  'aerial-plot-2': words(
    'Het perceel van boven, in de nazomer',
    'La parcelle vue du ciel, en fin d’été',
    'The plot from above, in late summer',
    'Das Grundstück von oben im Spätsommer',
  ),
  'apartment-coast-1': words(
    'De residentie aan de dijk bij avondzon',
    'La résidence sur la digue au soleil du soir',
    'The building on the promenade in evening sun',
    'Die Residenz am Deich in der Abendsonne',
  ),
  'apartment-coast-2': words(
    'De residentie gezien vanaf het strand',
    'La résidence vue de la plage',
    'The building seen from the beach',
    'Die Residenz vom Strand aus gesehen',
  ),
  'apartment-coast-3': words(
    'De dijk bij valavond',
    'La digue à la tombée du jour',
    'The promenade at dusk',
    'Der Deich in der Dämmerung',
  ),
  'apartment-coast-4': words(
    'Zeedijk met strandcabines bij ochtendlicht',
    'La digue et ses cabines à la lumière du matin',
    'Sea front with beach huts in morning light',
    'Strandpromenade mit Kabinen im Morgenlicht',
  ),
  'apartment-urban-1': words(
    'Het gebouw in de avondzon',
    'L’immeuble au soleil du soir',
    'The building in evening sun',
    'Das Gebäude in der Abendsonne',
  ),
  'apartment-urban-2': words(
    'Het gebouw, gezien vanaf het plein',
    'L’immeuble vu de la place',
    'The building seen from the square',
    'Das Gebäude vom Platz aus',
  ),
  'ardennes-chalet-1': words(
    'De chalet in de sneeuw',
    'Le chalet sous la neige',
    'The chalet in the snow',
    'Das Chalet im Schnee',
  ),
  'ardennes-chalet-2': words(
    'De chalet aan de bosrand',
    'Le chalet en lisière de forêt',
    'The chalet at the edge of the wood',
    'Das Chalet am Waldrand',
  ),
  'ardennes-farm-1': words(
    'Het huis in natuursteen met de rivier',
    'La maison en pierre et la rivière',
    'The stone house and the river',
    'Das Steinhaus und der Fluss',
  ),
  'ardennes-farm-2': words(
    'Het huis in natuursteen in de avondzon',
    'La maison en pierre au soleil couchant',
    'The stone house at sunset',
    'Das Steinhaus in der Abendsonne',
  ),
  'ardennes-farm-3': words(
    'Het huis in natuursteen in de winter',
    'La maison en pierre en hiver',
    'The stone house in winter',
    'Das Steinhaus im Winter',
  ),
  'floor-plan-1': words(
    'Plattegrond van het gelijkvloers',
    'Plan du rez-de-chaussée',
    'Floor plan of the ground floor',
    'Grundriss des Erdgeschosses',
  ),
  'floor-plan-2': words(
    'Plattegrond van het appartement',
    'Plan de l’appartement',
    'Floor plan of the apartment',
    'Grundriss der Wohnung',
  ),
  'garage-row-1': words(
    'De garages aan de binnenplaats',
    'Les garages côté cour',
    'The garages in the courtyard',
    'Die Garagen im Hof',
  ),
  'garage-row-2': words(
    'De garages bij avond',
    'Les garages le soir',
    'The garages in the evening',
    'Die Garagen am Abend',
  ),
  'garden-terrace-1': words(
    'Terras en tuin bij zonsondergang',
    'La terrasse et le jardin au coucher du soleil',
    'Terrace and garden at sunset',
    'Terrasse und Garten bei Sonnenuntergang',
  ),
  'garden-terrace-2': words(
    'Terras en tuin in de zomer',
    'La terrasse et le jardin en été',
    'Terrace and garden in summer',
    'Terrasse und Garten im Sommer',
  ),
  'hero-ardennes': words(
    'Dorp aan een rivier tussen beboste heuvels',
    'Village au bord d’une rivière entre des collines boisées',
    'Village by a river among wooded hills',
    'Dorf am Fluss zwischen bewaldeten Hügeln',
  ),
  'hero-coast': words(
    'De kustlijn bij ochtendlicht',
    'La côte à la lumière du matin',
    'The coastline in morning light',
    'Die Küste im Morgenlicht',
  ),
  'hero-street': words(
    'Een rij bakstenen stadshuizen',
    'Une rangée de maisons de ville en brique',
    'A row of brick town houses',
    'Eine Reihe von Stadthäusern aus Backstein',
  ),
  'interior-attic-1': words(
    'Werkkamer onder het dak',
    'Bureau sous les toits',
    'Study under the roof',
    'Arbeitszimmer unter dem Dach',
  ),
  'interior-attic-2': words(
    'Zolderkamer met open balken',
    'Pièce sous toiture aux poutres apparentes',
    'Attic room with open beams',
    'Dachzimmer mit offenen Balken',
  ),
  'interior-bath-1': words(
    'Badkamer met vrijstaand bad',
    'Salle de bains avec baignoire îlot',
    'Bathroom with freestanding bath',
    'Badezimmer mit frei stehender Wanne',
  ),
  'interior-bath-2': words(
    'Badkamer met dubbele wastafel',
    'Salle de bains avec double vasque',
    'Bathroom with two washbasins',
    'Badezimmer mit zwei Waschbecken',
  ),
  'interior-bedroom-1': words(
    'Slaapkamer in warme tinten',
    'Chambre aux tons chauds',
    'Bedroom in warm colours',
    'Schlafzimmer in warmen Tönen',
  ),
  'interior-bedroom-2': words(
    'Slaapkamer in groen en beige',
    'Chambre en vert et beige',
    'Bedroom in green and beige',
    'Schlafzimmer in Grün und Beige',
  ),
  'interior-kitchen-1': words(
    'Blauwe keuken met eiland',
    'Cuisine bleue avec îlot',
    'Blue kitchen with island',
    'Blaue Küche mit Insel',
  ),
  'interior-kitchen-2': words(
    'Groene keuken met eiland',
    'Cuisine verte avec îlot',
    'Green kitchen with island',
    'Grüne Küche mit Insel',
  ),
  'interior-living-1': words(
    'Woonkamer met zicht op het groen',
    'Séjour donnant sur la verdure',
    'Living room looking onto greenery',
    'Wohnzimmer mit Blick ins Grüne',
  ),
  'interior-living-2': words(
    'Woonkamer met zicht op zee',
    'Séjour avec vue sur mer',
    'Living room with a sea view',
    'Wohnzimmer mit Meerblick',
  ),
  'interior-living-3': words(
    'Woonkamer bij avond',
    'Le séjour en soirée',
    'The living room in the evening',
    'Wohnzimmer am Abend',
  ),
  'shopfront-1': words(
    'De winkelpui met luifel',
    'La vitrine et son auvent',
    'The shopfront with its awning',
    'Die Ladenfront mit Markise',
  ),
  'shopfront-2': words(
    'De etalage bij avond',
    'La vitrine le soir',
    'The shop window in the evening',
    'Das Schaufenster am Abend',
  ),
  'terrace-house-1': words(
    'De voorgevel in de avondzon',
    'La façade au soleil du soir',
    'The front in evening sun',
    'Die Fassade in der Abendsonne',
  ),
  'terrace-house-2': words(
    'De voorgevel met erker',
    'La façade et son oriel',
    'The front with its bay window',
    'Die Fassade mit Erker',
  ),
  'terrace-house-3': words('De trapgevel', 'Le pignon à gradins', 'The stepped gable', 'Der Treppengiebel'),
  'terrace-house-4': words(
    'De gevel bij valavond',
    'La façade à la tombée du jour',
    'The front at dusk',
    'Die Fassade in der Dämmerung',
  ),
  'villa-fermette-1': words(
    'De voorgevel met oprit',
    'La façade et l’allée',
    'The front and the drive',
    'Die Vorderseite mit Auffahrt',
  ),
  'villa-fermette-2': words(
    'De villa met rieten dak',
    'La villa au toit de chaume',
    'The villa with its thatched roof',
    'Die Villa mit Reetdach',
  ),
  'villa-modern-1': words(
    'De villa met zwembad',
    'La villa et sa piscine',
    'The villa and its pool',
    'Die Villa mit Schwimmbad',
  ),
  'villa-modern-2': words(
    'De villa bij avond',
    'La villa le soir',
    'The villa in the evening',
    'Die Villa am Abend',
  ),
} as const satisfies Record<string, Words>;
export type Scene = keyof typeof SCENES;

/** Scenes drawn wide, for the top of a home page. */
export const isHero = (scene: Scene): boolean => scene.startsWith('hero-');

/** Size of the drawing itself, px. */
export const sizeOf = (scene: Scene) =>
  isHero(scene) ? { width: 2400, height: 1100 } : { width: 1600, height: 1200 };

/** Widths (px) that are made of a scene. */
export const widthsOf = (scene: Scene): readonly number[] =>
  isHero(scene) ? [400, 800, 1600, 2400] : [400, 800, 1600];

/** A scene as a picture on the wire. */
export const picture = (scene: Scene, index?: number): Picture => ({
  file: scene,
  thumbnail: scene,
  ...(index === undefined ? {} : { index }),
  ...sizeOf(scene),
  alt: SCENES[scene],
});

/** Pictures in order, numbered from 0; a scene is shown once. */
export const pictures = (scenes: readonly Scene[]): Picture[] =>
  [...new Set(scenes)].map((scene, index) => picture(scene, index));
