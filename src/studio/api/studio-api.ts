/** Each thing that the studio asks of its server, by what it is for. It must not know who asks. */
import type {
  BringPicture,
  BroughtPicture,
  Change,
  ChangeHead,
  FactorBegun,
  FactorCodes,
  GiveReview,
  Invitation,
  Invite,
  Invited,
  Join,
  Judged,
  Looked,
  People,
  PreviewLink,
  PreviewLinks,
  PublishChange,
  PublishedHead,
  SaveChange,
  SandboxWorld,
  SharedPreview,
  SignIn,
  StudioAnswer,
  StudioProject,
  StudioRole,
  StudioSession,
} from '../../model/studio.ts';
import type { Language } from '../../model/language.ts';
import { tongues } from '../../lib/figures.ts';
import type { CampaignPage, StudioStatus } from '../../model/studio-live.ts';
import type { List, Log } from '../../model/release-api.generated.ts';
import type { Answered, Client } from './client.ts';

export interface StudioApi {
  session(): Promise<StudioSession>;
  signIn(who: SignIn): Promise<StudioSession>;
  signOut(): Promise<void>;
  /** Whether one came in so lately that nothing asks for it again. */
  isFresh(): boolean;
  project(): Promise<StudioProject>;
  changes(): Promise<readonly ChangeHead[]>;
  history(): Promise<readonly PublishedHead[]>;
  change(id: string): Promise<Change>;
  begin(title: string): Promise<Change>;
  save(id: string, version: number, save: SaveChange): Promise<Change>;
  bringPicture(picture: BringPicture): Promise<BroughtPicture>;
  take(id: string): Promise<Change>;
  /** Over what everyone has now. */
  renew(id: string): Promise<Change>;
  ask(id: string): Promise<Change>;
  review(id: string, review: GiveReview): Promise<Change>;
  /** A reviewer looks at this version: what they had looked at before. */
  see(id: string, version: number): Promise<Looked>;
  discard(id: string): Promise<Change>;
  restore(id: string): Promise<Change>;
  judged(id: string): Promise<Judged>;
  publish(id: string, how: PublishChange): Promise<StudioAnswer>;
  /** A link for who has no account. */
  share(id: string): Promise<PreviewLink>;
  links(id: string): Promise<PreviewLinks>;
  endLinks(id: string): Promise<StudioAnswer>;
  /** By such a link. */
  look(token: string): Promise<SharedPreview>;
  /** A borrower with data of their own, for the phone; also by such a link. */
  sandbox(token?: string): Promise<SandboxWorld>;
  people(): Promise<People>;
  invite(who: Invite): Promise<Invitation>;
  setRoles(id: string, roles: readonly StudioRole[]): Promise<People>;
  leave(id: string): Promise<People>;
  /** An invitation that nobody has used. */
  uninvite(email: string): Promise<People>;
  /** A link for another password. */
  reset(id: string): Promise<Invitation>;
  beginFactor(password: string): Promise<FactorBegun>;
  confirmFactor(code: string): Promise<StudioSession>;
  factorCodes(password: string): Promise<FactorCodes>;
  endFactor(password: string): Promise<StudioSession>;
  invited(token: string): Promise<Invited>;
  join(who: Join): Promise<StudioSession>;
  status(): Promise<StudioStatus>;
  releases(): Promise<List>;
  log(most: number): Promise<Log>;
  campaign(id: string): Promise<CampaignPage>;
  /** Does one of the operations of releases. */
  release(operation: string, body: unknown): Promise<StudioAnswer>;
}

const isTag = (tag: string): tag is Language['tag'] => tag === tongues.es || tag === tongues.en;

export function createApi(client: Client): StudioApi {
  const get = async <T>(path: string): Promise<T> => (await client.ask<T>(path)).value;
  const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
    (await client.ask<T>(path, { method: 'POST', body })).value;
  /** A change that nobody gave a name is called in the language of who reads it. */
  const read = <T extends ChangeHead>(head: T): T => {
    const { called } = head;
    const tag = client.spoken();
    const title = called && isTag(tag) ? called[tag] : head.title;
    return title === head.title ? head : { ...head, title };
  };
  const change = async (asked: Promise<Change>): Promise<Change> => read(await asked);
  const of = (id: string): string => `changes/${encodeURIComponent(id)}`;
  const entered = async (asked: Promise<Answered<StudioSession>>): Promise<StudioSession> => {
    const { value } = await asked;
    client.enter(value);
    return value;
  };
  return {
    session: () => entered(client.ask<StudioSession>('session')),
    signIn: (body) => entered(client.ask<StudioSession>('session', { method: 'POST', body })),
    isFresh: () => client.isFresh(),
    signOut: async () => void (await client.ask('session', { method: 'DELETE' })),
    project: () => get('project'),
    changes: async () => (await get<readonly ChangeHead[]>('changes')).map(read),
    history: async () => (await get<readonly PublishedHead[]>('history')).map(read),
    change: (id) => change(get(of(id))),
    begin: (title) => change(post('changes', { title })),
    save: async (id, version, body) =>
      read(
        (await client.ask<Change>(of(id), { method: 'PUT', body, headers: { 'if-match': `"${version}"` } }))
          .value,
      ),
    bringPicture: (picture) => post('pictures', picture),
    take: (id) => change(post(`${of(id)}/take`)),
    renew: (id) => change(post(`${of(id)}/renew`)),
    ask: (id) => change(post(`${of(id)}/ask`)),
    review: (id, review) => change(post(`${of(id)}/review`, review)),
    see: (id, version) => post(`${of(id)}/look`, { version }),
    discard: (id) => change(post(`${of(id)}/throw-away`)),
    restore: (id) => change(post(`${of(id)}/restore`)),
    judged: (id) => get(`${of(id)}/lane`),
    publish: (id, how) => post(`${of(id)}/publish`, how),
    share: (id) => post(`${of(id)}/link`),
    links: (id) => get(`${of(id)}/link`),
    endLinks: async (id) => (await client.ask<StudioAnswer>(`${of(id)}/link`, { method: 'DELETE' })).value,
    look: (token) => post('preview', { token }),
    sandbox: (token) => (token === undefined ? post('sandbox') : post('preview/sandbox', { token })),
    people: () => get('people'),
    invite: (who) => post('people', who),
    setRoles: (id, roles) => post(`people/${encodeURIComponent(id)}/roles`, { roles }),
    leave: (id) => post(`people/${encodeURIComponent(id)}/leave`),
    uninvite: (email) => post('invitation/cancel', { email }),
    reset: (id) => post(`people/${encodeURIComponent(id)}/reset`),
    beginFactor: (password) => post('factor', { password }),
    confirmFactor: (code) => entered(client.ask('factor/confirm', { method: 'POST', body: { code } })),
    factorCodes: (password) => post('factor/codes', { password }),
    endFactor: (password) => entered(client.ask('factor/end', { method: 'POST', body: { password } })),
    invited: (token) => post('invitation', { token }),
    join: (body) => entered(client.ask<StudioSession>('invitation/join', { method: 'POST', body })),
    status: () => get('releases/status'),
    releases: () => get('releases/list'),
    campaign: (id) => get(`campaigns/${encodeURIComponent(id)}`),
    log: (most) => get(`releases/log?most=${most}`),
    release: (operation, body) => post(`releases/${operation}`, body),
  };
}
