/** Labels of fields that have another name in Wallonia than in Flanders and Brussels. */
export default {
  certification: { energy_label: 'Energielabel' },
  energy: {
    energyLabel: 'Energielabel',
    customEpcLabel: 'Energielabel',
    shared: {
      energyLabel: 'Energielabel (gemeenschappelijke delen)',
      customEpcLabel: 'Energielabel (gemeenschappelijke delen)',
    },
  },
} as const;
