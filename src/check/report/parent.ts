/** What a place stands in. It must not know what is there. */

/** The pointer of the value around; '' of the file. */
export const parentOf = (pointer: string): string => pointer.replace(/\/[^/]*$/, '');

/** The part that a place belongs to: an entry of a list, with its test and its texts. */
export const partOf = (pointer: string): string => /^.*\/\d+(?=\/|$)/.exec(pointer)?.[0] ?? pointer;
