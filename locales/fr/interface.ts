/** Words of the interface: buttons, headings, states. */
export default {} as const;
