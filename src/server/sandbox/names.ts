/** Names that the calls and the pages of the sandbox share. */

/** The world of everybody who comes without a session: visitors of a promotion, whom their sid tells apart. */
export const anonymous = 'anonymous';
