import interfaceTexts from './interface.ts';
import vocabulary from './vocabulary.ts';

/** All texts of this language; the two halves share no top-level key (the parity test proves it). */
export default { ...interfaceTexts, ...vocabulary } as const;
