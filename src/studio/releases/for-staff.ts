/** Sentences of the server as staff read them: it speaks to those who type commands as well. It must not know what a release is. */

/** What is said of the command line concerns nobody here. */
export const isForStaff = (line: string): boolean => !line.includes(' --');
