/** Oldest Node that can install the toolchain; the work itself runs on the Node the toolchain brings. */
export const OLDEST_NODE = 20;

/**
 * The message for a Node that is too old; null when it is new enough. @param {string} version such as
 * "20.20.2" @returns {string | null}
 */
export function nodeComplaint(version) {
  const major = Number.parseInt(version, 10);
  return major >= OLDEST_NODE
    ? null
    : `This is Node ${version}; Gevel needs Node ${OLDEST_NODE} or newer (https://nodejs.org).`;
}
