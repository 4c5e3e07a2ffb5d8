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

export const json = 'application/json; charset=utf-8';
export const plainText = 'text/plain; charset=utf-8';
