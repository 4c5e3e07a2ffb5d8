/** The folder of a store that keeps nothing: for tests, and for a server that is only looked at. */
export const inMemory = ':memory:';
