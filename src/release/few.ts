/** Of how many borrowers a step is a small one. It must not know what is done. */

/** Beyond so many of a hundred a sign-in of just now is asked for. */
export const fewPercent = 10;
