import type { ReadingOrder } from '../deciding.ts';

const FREE = ['technical.available', 'technical.availableDate'];
const INCOME = ['ki.indexed', 'ki.nonIndexed'];
const ELECTRICITY = 'certificates.certificateElectricity';
const ASBESTOS = 'general.certificateAsbestos.name';

/** Reading order of the first source's fields. */
export const FIRST_SOURCE_ORDER: ReadingOrder = {
  deciding: {
    house: [
      ...FREE,
      'technical.condition',
      'technical.buildingType',
      'technical.directionGarden',
      'dimensions.widthHouse',
      ELECTRICITY,
      ASBESTOS,
      ...INCOME,
      'technical.petsAllowed',
      'technical.furniture',
      'technical.monthlyCost',
    ],
    flat: [
      ...FREE,
      'general.floor',
      'technical.elevator',
      'technical.monthlyCost',
      'technical.condition',
      'technical.furniture',
      'technical.petsAllowed',
      ELECTRICITY,
      ASBESTOS,
      ...INCOME,
      'technical.directionGarden',
    ],
    plot: [
      ...FREE,
      'dimensions.areaBuildable',
      'dimensions.widthGround',
      'dimensions.depthGround',
      'technical.buildingType',
      'technical.directionGarden',
      ...INCOME,
    ],
    garage: [...FREE, 'general.floor', 'technical.monthlyCost', ELECTRICITY, ...INCOME],
    business: [
      ...FREE,
      'dimensions.widthHouse',
      'technical.monthlyCost',
      'technical.condition',
      ELECTRICITY,
      ASBESTOS,
      ...INCOME,
    ],
  },
  inHead: [
    'dimensions.areaBuild',
    'dimensions.areaGround',
    'technical.constructionYear',
    'technical.renovationYear',
  ],
};
