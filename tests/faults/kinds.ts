/** The kinds of fault that only a browser can tell apart: what its server does with a connection. It must not know any screen. */

export interface Kind {
  readonly ids: readonly string[];
  readonly name: string;
}

export const inBrowser: readonly Kind[] = [
  { ids: ['T01'], name: 'never answers' },
  { ids: ['T04'], name: 'headers, then a byte now and then' },
  { ids: ['T06'], name: 'resets before the headers' },
  { ids: ['T07'], name: 'resets in the body' },
  { ids: ['T08'], name: 'is shorter than its length says' },
  { ids: ['T09'], name: 'is cut off without a length' },
  { ids: ['T10'], name: 'sends a wrong chunk' },
  { ids: ['T10'], name: 'sends wrong gzip' },
  { ids: ['H10'], name: 'leads elsewhere' },
  { ids: ['H10'], name: 'leads in a circle' },
  { ids: ['P12'], name: 'sends megabytes' },
  { ids: ['E12'], name: 'no picture comes' },
];
