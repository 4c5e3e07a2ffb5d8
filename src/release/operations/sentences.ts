/** The form of a catalogue: each sentence in both languages, with the same names to fill in. */
export interface Both {
  readonly en: string;
  readonly es: string;
}
export type Sentences = Readonly<Record<string, Both>>;
