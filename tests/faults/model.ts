/**
 * The fault model: everything that is thrown at the app, and what shows how it takes what cannot be tried by the matrix. It must
 * not know how the matrix tries a fault.
 */

/** `` `file` › test ``, or a word on why there is none. */
type Elsewhere = string;

export interface Modelled {
  readonly id: string;
  readonly says: string;
  readonly elsewhere?: Elsewhere;
}

const one = (id: string, says: string, elsewhere?: Elsewhere): Modelled => ({
  id,
  says,
  ...(elsewhere === undefined ? {} : { elsewhere }),
});

const lender = (why: string): Elsewhere => `The lender: ${why}`;

export const model: readonly Modelled[] = [
  one('T01', 'never answers'),
  one(
    'T02',
    'answers after the time is over',
    '`tests/e2e/failures.spec.ts` › a call that takes more than a minute ends with words, not with an endless loader',
  ),
  one('T03', 'takes three seconds'),
  one('T04', 'headers, then a byte now and then'),
  one('T05', 'refused, or the name is unknown'),
  one('T06', 'reset before the headers'),
  one('T07', 'reset in the body'),
  one('T08', 'shorter than its length says'),
  one('T09', 'cut off, without a length'),
  one('T10', 'a wrong chunk, wrong gzip, garbage'),
  one('T11', 'a page of a captive portal'),
  one(
    'T12',
    'an upload that stalls',
    '`tests/e2e/complaint.spec.ts` › another kind of file is refused in words, a lost connection in the third picture can be made good',
  ),
  one('H01', '500 with JSON'),
  one('H02', '502 with HTML'),
  one('H03', '503'),
  one('H04', '429'),
  one('H05', '401', '`tests/e2e/failures.spec.ts` › an expired session sends the app to its login'),
  one('H06', '403'),
  one('H07', '404'),
  one('H08', '409'),
  one('H09', '413'),
  one('H10', 'a redirect elsewhere'),
  one('H11', '200 with nothing'),
  one('P01', 'text that is no JSON'),
  one('P02', 'half of the JSON'),
  one('P03', 'null, a list, a text or a number in its place'),
  one('P04', 'without a member that must be there'),
  one('P05', 'a member of another type', '`tests/faults/members.test.tsx` › …'),
  one(
    'P06',
    'a known code of refusal',
    '`src/engine/run.test.ts` › take the branch of a failure by its code, else fail, else show its message',
  ),
  one('P07', 'an unknown code of refusal'),
  one('P08', 'a success that is none'),
  one('P09', 'a code that nobody knows'),
  one('P10', 'empty lists'),
  one('P11', 'one entry, and hundreds'),
  one('P12', 'megabytes'),
  one('P13', 'the same entry again and again'),
  one('P14', 'nulls, long words, hostile words'),
  one('P15', 'numbers that have lost digits, amounts below nothing'),
  one('P16', 'names of prototypes'),
  one('P17', 'hostile addresses'),
  one('P18', 'nested twenty thousand times'),
  one('P19', 'members that nobody declared'),
  one('P20', 'a definition of another version', '`src/engine/load.test.ts` › that is … is refused'),
  one(
    'U01',
    'answers out of order',
    '`src/engine/reload.test.ts` › takes an overtaken request for what the newest came to',
  ),
  one(
    'U02',
    'pressed two or three times',
    '`tests/e2e/confirm.spec.ts` › a tap, and two more while it runs, send the loan once and tell the app',
  ),
  one(
    'U03',
    'Back during a request',
    '`tests/e2e/failures.spec.ts` › Back during a request: the late answer changes nothing',
  ),
  one('U04', 'back from the cache of the history', '`tests/writes/matrix.test.ts` › …'),
  one('U05', 'away and back', '`tests/e2e/bad-input.spec.ts` › a loan on its way is not lost by Back'),
  one('U06', 'reload during a write', '`tests/writes/matrix.test.ts` › …'),
  one(
    'U07',
    'one account in two pages',
    '`tests/e2e/writes.spec.ts` › two pages confirm the same loan: it is sent once',
  ),
  one(
    'U08',
    'turned around in a form',
    '`tests/e2e/complaint-typing.spec.ts` › turned around in the middle of the text, everything is as it was',
  ),
  one(
    'U09',
    'the keyboard opens',
    '`tests/e2e/complaint-typing.spec.ts` › with a keyboard over half of the phone what is written stays in sight',
  ),
  one('U10', 'edited while it is being sent', '`src/engine/draft.test.ts` › what was changed since stays'),
  one('E01', 'without a network'),
  one('E02', 'a full storage'),
  one('E03', 'a blocked storage, no database'),
  one('E04', 'without cookies'),
  one(
    'E05',
    'a wrong clock',
    '`src/widgets/countdown-button/CountdownButton.test.tsx` › ends when the clock is set back, instead of locking for hours',
  ),
  one(
    'E06',
    'another zone and language',
    '`tests/cases.formats.test.ts` › do not know the zone of the phone',
  ),
  one(
    'E07',
    'in the background in the middle of a countdown',
    '`src/widgets/countdown-button/CountdownButton.test.tsx` › is right at once after the background, without the ticks between',
  ),
  one(
    'E08',
    'killed in the middle of a form',
    '`tests/e2e/complaint.spec.ts` › a reload in the middle of the text loses nothing, and a failed send neither',
  ),
  one(
    'E09',
    'a slow processor',
    '`tests/e2e/strange-data.spec.ts` › ten thousand rows unfold while the page stays awake',
  ),
  one(
    'E10',
    'a picture of twelve megapixels',
    '`tests/e2e/complaint.spec.ts` › a photo of … by … leaves the phone without where it was taken',
  ),
  one(
    'E11',
    'text of twice the size',
    '`tests/e2e/quality.spec.ts` › … is accessible, at twice the text size too, and fits narrow phones',
  ),
  one('E12', 'no picture comes'),
  one(
    'E13',
    'an old engine',
    'No test in each run: `npm run old-engines` opens every screen in Chromium 88 and 106.',
  ),
  one('B01', 'no host app'),
  one('B02', 'a host app that throws'),
  one('B03', 'a host app that never answers', 'No test: no message of the bridge has an answer.'),
  one('B04', 'a late answer of the host app', 'No test: no message of the bridge has an answer.'),
  one('B05', 'two answers of the host app', 'No test: no message of the bridge has an answer.'),
  one('B06', 'an answer of another shape', 'No test: no message of the bridge has an answer.'),
  one(
    'B07',
    'an unknown message from the host app',
    '`src/widgets/preview/Preview.test.tsx` › ignores other origins, other windows and other shapes',
  ),
  one('B08', 'an answer after the screen was left', 'No test: no message of the bridge has an answer.'),
  one(
    'B09',
    'a permission is denied',
    lender(
      'the only permission that a page asks for is the place, and its refusal has words (src/platform/device.ts).',
    ),
  ),
  one(
    'B10',
    'a message of another origin',
    '`src/widgets/preview/Preview.test.tsx` › ignores other origins, other windows and other shapes',
  ),
  one(
    'B11',
    'the Back of the phone at any moment',
    '`tests/e2e/journey.spec.ts` › Back on the first page closes its dialog, then leaves; and what an answer opened leads back to it',
  ),
];
