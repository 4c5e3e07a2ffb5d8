/** Words of the app's own chrome (`app.*` keys) for widgets; it must not know where they come from. */
import { createContext, useContext } from 'react';

type Text = (key: string) => string;

const TextContext = createContext<Text>((key) => key);
export const TextProvider = TextContext.Provider;

/** Returns the function that gives the text of a key in the page's language. */
export const useText = (): Text => useContext(TextContext);
