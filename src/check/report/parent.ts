/** What a place stands in. It must not know what is there. */

/** The pointer of the value around; '' of the file. */
export const parentOf = (pointer: string): string => pointer.replace(/\/[^/]*$/, '');
