/** A house of the tests' small world, for sale in Knokke, as a service sends it; `general` replaces its fields. */
export const aHome = (id: string | number, general: object = {}, rest: object = {}) => ({
  ...rest,
  general: {
    id,
    headType: { id: 3, name: { nl: 'Huis', fr: 'Maison' } },
    subType: { id: 31, name: { nl: `Villa ${id}`, fr: `Villa ${id}` } },
    transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre' } },
    address: {
      visible: true,
      street: { nl: 'Kerkstraat' },
      number: '1',
      city: { id: 1, zip: '8300', name: { nl: 'Knokke', fr: 'Knokke' } },
    },
    price: { value: 400_000 },
    ...general,
  },
});
