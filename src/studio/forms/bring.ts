/** How a picture of one's own comes to the app: kept by the server, which names it. It must not know a field. */
import { createContext, useContext } from 'react';

/** @returns the path that a definition says. Rejects with a `StudioFailure`. */
export type Bring = (picture: Blob) => Promise<string>;

const Context = createContext<Bring | undefined>(undefined);

export const BringProvider = Context.Provider;

/** `undefined` where nobody can: a picture is chosen by its address alone. */
export const useBring = (): Bring | undefined => useContext(Context);

export async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  // By pieces: what is handed to a function at once has a limit.
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
