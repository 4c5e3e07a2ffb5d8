/** What the studio says to its phone, done. It must not know how. */
import type { Json, JsonObject } from '../../model/json.ts';
import { touchedStates } from './finding.ts';
import type { Hands } from './hands.ts';
import type { FromPhone, ToPhone } from './protocol.ts';
import { situationsOf } from './setting.ts';
import type { Stage } from './stage.tsx';

export function connect(
  port: Pick<MessagePort, 'onmessage'>,
  stage: Stage,
  hands: Hands,
  say: (message: FromPhone) => void,
): void {
  async function compare(): Promise<void> {
    const standing = stage.standing();
    const now = stage.around();
    const before = stage.before();
    if (standing === undefined || now === undefined || before === undefined) return;
    const states = await touchedStates(standing, now, before, situationsOf(before.project, standing.id));
    say({ kind: 'touched', screen: standing.id, states });
  }

  function hear(message: ToPhone): void {
    if (message.kind === 'project') stage.open(projectOf(message.snapshot), message.files);
    else if (message.kind === 'texts') stage.change(message.edit, message.texts);
    else if (message.kind === 'show') stage.show(message.shown);
    else if (message.kind === 'select') hands.select(message.place);
    else void compare();
  }

  port.onmessage = ({ data }: MessageEvent<ToPhone>) => hear(data);
}

/** What a snapshot says of the project, packed. */
const projectOf = (snapshot: unknown): Json => (snapshot as JsonObject)['project'] ?? null;
