/** Something that the operator must mend; its message is a plain sentence that says what. */
export class SetUpError extends Error {}
