/** What the server itself answers when it cannot do what was asked. It must not know why. */

/** In the shape of the backend's own refusals, so that the app shows the message. */
export const refusal = (
  status: number,
  message: string,
): { readonly code: string; readonly success: false; readonly message: string } => ({
  code: String(status),
  success: false,
  message,
});

/**
 * A header of such an answer: the call never left this server, so a write can be sent again without asking. Only we can know
 * that, so a backend's header of this name goes no further.
 */
export const notForwarded = 'x-not-forwarded';

export const json = 'application/json; charset=utf-8';
export const plainText = 'text/plain; charset=utf-8';
