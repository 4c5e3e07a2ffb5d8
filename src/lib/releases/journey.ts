/** What the script of a page, before the program, reads of what the page before it left. */

/** Under which a page leaves its release for the next one of the same tab. */
export const journeyKey = 'h5-journey';

/** In place of a release's name, where names are listed: the build's own definitions. */
export const builtInName = '-';
