/**
 * What the studio's page and its server say to each other, below `/studio/api`. Bodies are JSON; times are ISO 8601 in UTC; words are
 * in the language of `Accept-Language`. What is refused is a `StudioAnswer` with its status: 401 nobody is signed in, 403 may not
 * (or `asks: 'sign-in'`), 404, 409 another was faster, 412 newer, 422 wrong, 429 too often. It must not know how either keeps it.
 *
 * | | | |
 * |---|---|---|
 * | `GET session`, `POST session`, `DELETE session` | `SignIn` | `StudioSession` |
 * | `GET project` | | `StudioProject` |
 * | `GET changes`, `POST changes` | `NewChange` | `ChangeHead[]`, `Change` |
 * | `GET history` | | `PublishedHead[]` |
 * | `GET changes/:id`, `PUT changes/:id` | `SaveChange` | `Change` |
 * | `POST changes/:id/take`, `/ask`, `/renew`, `/throw-away`, `/restore` | `{}` | `Change` |
 * | `POST pictures` | `BringPicture` | `BroughtPicture` |
 * | `POST changes/:id/review` | `GiveReview` | `Change` |
 * | `POST changes/:id/look` | `{ version }` | `Looked` |
 * | `GET changes/:id/lane` | | `Judged` |
 * | `POST changes/:id/publish` | `PublishChange` | `StudioAnswer` |
 * | `GET changes/:id/link` | | `PreviewLinks` |
 * | `POST changes/:id/link`, `DELETE changes/:id/link` | `{}` | `PreviewLink`, `StudioAnswer` |
 * | `GET releases/status`, `/list`, `/log?most=20` | | `StudioStatus` of studio-live.ts; `List`, `Log` of release-api.generated.ts |
 * | `POST releases/share`, `/hold`, `/ramp`, `/back`, `/off`, `/on` | `Share` … of release-api.generated.ts | `StudioAnswer` |
 * | `GET campaigns/:id` | | `CampaignPage` of studio-live.ts |
 * | `GET people`, `POST people`, `POST people/:id/roles`, `POST people/:id/leave` | `Invite`, `{ roles }` | `People`, `Invitation` |
 * | `POST people/:id/reset` | `{}` | `Invitation` |
 * | `POST factor`, `POST factor/confirm` | `{ password }`, `{ code }` | `FactorBegun`, `StudioSession` |
 * | `POST factor/codes`, `POST factor/end` | `{ password }` | `FactorCodes`, `StudioSession` |
 * | `POST invitation`, `/join`, `/cancel` | `{ token }`, `Join`, `{ email }` | `Invited`, `StudioSession`, `People` |
 * | `POST preview` | `{ token }` | `SharedPreview` |
 * | `POST sandbox`, `POST preview/sandbox` | `{}`, `{ token }` | `SandboxWorld` |
 */
import type { Json } from './json.ts';
import type { Language } from './language.ts';
import type { PartName } from './release.ts';

type InTongues = Readonly<Record<'es' | 'en', string>>;

export type StudioRole = 'editor' | 'reviewer' | 'publisher' | 'admin';

export interface StudioPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StudioRole[];
}

/** One who has an account, and whether it asks for a second factor. */
export interface Colleague extends StudioPerson {
  readonly factor: boolean;
}

/** `GET session` */
export interface StudioSession {
  /** Nobody is signed in where it is null. */
  readonly person: Colleague | null;
  /** Goes back as `x-studio-token` with everything that is not a GET. */
  readonly token: string;
  /** Signed in so lately (15 minutes) that nothing asks for it again, and how long yet (ms). */
  readonly fresh: boolean;
  readonly freshFor: number;
  /** Whom one may be without a password: only where there is no backend. */
  readonly demo: readonly Pick<StudioPerson, 'name' | 'email' | 'roles'>[];
  /** Origin of the page with the phone: another one than this. */
  readonly phoneOrigin: string;
  /** Origin under which a phone finds the product, for QR codes; null where nobody said. */
  readonly publicUrl: string | null;
}

/** `POST session`: with a password, or as one of the demo people by their address alone. */
export interface SignIn {
  readonly email: string;
  readonly password?: string;
  /** Of the second factor, where the answer asked for it. */
  readonly code?: string;
}

/** Ten codes to come in by without the app, each good once, told once. */
export interface FactorCodes {
  readonly codes: readonly string[];
}

/** `POST factor`: what an app for codes takes, as a QR code or typed. It is asked for only after `POST factor/confirm`. */
export interface FactorBegun extends FactorCodes {
  readonly uri: string;
}

/** Path in the project → text; null: the file is taken away. */
export type FileTexts = Readonly<Record<string, string | null>>;

/** `GET project`: what everyone has now, with all that the checker, the forms and the phone take. */
export interface StudioProject {
  /** Names exactly these texts; a change remembers over which it was made. */
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
  /** As `dist/server/project.json` has it, without the files. */
  readonly snapshot: Json;
}

export type ChangeState =
  | 'open' // being edited
  | 'asked' // waits for a review
  | 'sent-back'
  | 'approved' // this version, by another person
  | 'live' // for all
  | 'trial' // for some
  | 'taken-back'
  | 'thrown-away';

/** How it may go live, decided by the server from what it changes. */
export type Lane =
  | 'nothing' // says what is live already
  | 'words' // one publisher
  | 'review' // approval by another person
  | 'wrong' // something in it is to be put right first
  | 'closed'; // the specification's own words

/** One of `GET changes`, newest first. */
export interface ChangeHead {
  readonly id: string;
  readonly title: string;
  /** The title in each language, where nobody gave it one and it is called by what it does first. */
  readonly called?: Readonly<Record<Language['tag'], string>> | null;
  readonly author: string;
  /** Everyone who edited it: none of them may approve. */
  readonly editors: readonly string[];
  /** Who may edit it now; another one may take it over. */
  readonly writer: string | null;
  readonly state: ChangeState;
  /** Grows with each save. */
  readonly version: number;
  readonly at: string;
  /** Name of the release that it became. */
  readonly release: string | null;
  /** Releases that were approved of it when it said something else: none of them is it any more. */
  readonly overtaken: readonly string[];
  /** What others published since: the same as it changes; or, after it was approved, something else. */
  readonly behind?: 'same' | 'apart' | undefined;
}

/** Of what borrowers saw, or see. */
export interface PublishedHead extends ChangeHead {
  /** What it brought, took away or made otherwise. */
  readonly parts: readonly PartName[];
}

export interface Review {
  readonly by: string;
  readonly at: string;
  readonly version: number;
  readonly verdict: 'approved' | 'sent-back';
  readonly note: string;
  /** By screen id. */
  readonly notes: Readonly<Record<string, string>>;
}

/** `POST changes` */
export interface NewChange {
  readonly title: string;
}

/** `GET changes/:id`, with its `ETag`. */
export interface Change extends ChangeHead {
  readonly base: string;
  readonly files: FileTexts;
  /** What stood in these files in the base; null: nothing. */
  readonly before: FileTexts;
  /** The undo stack of the page (src/studio/core), as the page gave it. */
  readonly history: Json;
  readonly reviews: readonly Review[];
}

/** `PUT changes/:id` with `If-Match`; 412 where another version is newer, 409 where another person writes. */
export interface SaveChange {
  readonly title?: string;
  readonly files: FileTexts;
  readonly history: Json;
}

/** `POST pictures`: small enough for a slow phone by then (src/lib/picture-file.ts). */
export interface BringPicture {
  readonly base64: string;
}

export interface BroughtPicture {
  /** On the borrowers' own origin: what a definition says. */
  readonly path: string;
}

/** `POST changes/:id/review` */
export interface GiveReview {
  /** The version that was looked at. */
  readonly version: number;
  readonly verdict: Review['verdict'];
  readonly note: string;
  readonly notes: Review['notes'];
}

/** What a reviewer had before them. */
export interface Look extends Pick<Change, 'version' | 'at' | 'files' | 'before'> {}

/** `POST changes/:id/look`: a reviewer looks at what they are asked for. */
export interface Looked {
  /** What they looked at before, where it said something else. */
  readonly earlier: Look | null;
}

/** `GET changes/:id/lane`: what the server makes of it now, in the words of the release that it would be. */
export interface Judged {
  readonly lane: Lane;
  /** Why it may not go live as it is; empty where it may. Per language. */
  readonly reasons: readonly Readonly<Record<Language['tag'], string>>[];
}

/** `POST changes/:id/publish` */
export interface PublishChange {
  readonly version: number;
  /** Percent; 100 where it is left out. */
  readonly share?: number;
  readonly who?: Readonly<Record<string, string>>;
  readonly from?: string;
  readonly until?: string;
}

/** What an operation did, in words; also why it did not. */
export interface StudioAnswer {
  readonly words: readonly string[];
  readonly release?: string;
  /** What would let it be done: sign in again, or give the code of the second factor. */
  readonly asks?: 'sign-in' | 'code';
}

/** Of who looks without an account: the texts of one change, on the data of the sandbox. */
export interface PreviewLink {
  /** Path with the secret, told once. */
  readonly path: string;
  readonly until: string;
}

/** `GET changes/:id/link` */
export interface PreviewLinks {
  /** How many still lead to the change. */
  readonly open: number;
}

/** A loan that a sandbox begins with, as a person would call it, and what names it in addresses, by kind (`order`, `product`). */
export interface SandboxLoan {
  readonly id: string;
  /** As definitions compare it. */
  readonly status: string;
  readonly name: InTongues;
  readonly group: InTongues;
  readonly kinds: Readonly<Record<string, string>>;
}

/** `POST sandbox`, `POST preview/sandbox`: a borrower and their data, of nobody else and of no person, for the phone to use the app on. */
export interface SandboxWorld {
  /** Goes with each call as the session; secret. */
  readonly session: string;
  /** Where its calls are answered, on the phone's origin. */
  readonly apiBase: string;
  readonly loans: readonly SandboxLoan[];
}

/** `POST preview` */
export interface SharedPreview {
  readonly title: string;
  readonly files: StudioProject['files'];
  /** What everyone has where the change says something else. */
  readonly before: FileTexts;
  readonly snapshot: Json;
}

/** `GET people` */
export interface People {
  readonly people: readonly Colleague[];
  /** Those who were invited and have not come yet. */
  readonly invited: readonly Invited[];
}

/** Who may come by a link; without a name it is the first of all, who says it when they join. */
export interface Invited extends Invite {
  readonly until: string;
}

/** `POST people` */
export type Invite = Pick<StudioPerson, 'name' | 'email' | 'roles'>;

/** A link that is good once, told once. */
export interface Invitation {
  readonly path: string;
  readonly until: string;
}

/** `POST invitation/join`: also of who lost their password. The first of all says who they are. */
export interface Join {
  readonly token: string;
  readonly password: string;
  readonly name?: string;
  readonly email?: string;
}
