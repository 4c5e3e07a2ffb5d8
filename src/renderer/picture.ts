/** The URL rule for addresses that a widget holds itself, such as those of kept pictures; it must not know the rule. */
import { createContext, useContext } from 'react';

/** The address where it may be shown; `undefined`, with a report, where not. */
type Picture = (url: string) => string | undefined;

const PictureContext = createContext<Picture>((url) => url);
export const PictureProvider = PictureContext.Provider;

/** Returns the function through which an address passes before it becomes a picture's. */
export const usePicture = (): Picture => useContext(PictureContext);
