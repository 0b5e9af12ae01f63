/** Labels of codes: types, transactions, energy, rooms, units of measure. */
export default {} as const;
