/** Words of the pages that agencies compose, and of those that compare and pass on homes. */
export default {
  content: {
    write: 'Write to us',
    homesFailed: 'These homes will not load just now.',
    gonePage: {
      heading: 'This page is no longer here.',
      text: 'The agency has taken it down. Perhaps you will find below what you were looking for.',
    },
  },
  compare: {
    heading: 'Compare',
    lead: 'What differs is in bold.',
    label: 'Energy label',
    without: 'Leave out',
    feature: 'Feature',
    unknown: 'not stated',
    differences: 'Show only the differences',
    everything: 'Show everything',
    choose: 'Choose from your favourites',
    most: 'We put {{n}} at most side by side. The others stay among your favourites.',
    fewHeading: 'Choose at least two.',
    fewText: 'Tick two to {{n}} properties among your favourites. You will see them here side by side.',
  },
} as const;
