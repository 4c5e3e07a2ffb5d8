/** What the studio says to its phone, done. It must not know how. */
import type { Json, JsonObject } from '../../model/json.ts';
import type { Hands } from './hands.ts';
import type { FromPhone, ToPhone } from './protocol.ts';
import type { Stage } from './stage.tsx';
import { touchedStates, type Differs } from './touched.ts';

/** Until it is asked again whether a screen stands there (ms). */
const wait = 50;

export function connect(
  port: Pick<MessagePort, 'onmessage'>,
  stage: Stage,
  hands: Hands,
  say: (message: FromPhone) => void,
): void {
  let asked = 0;
  let screen = '';

  async function compare(): Promise<void> {
    asked += 1;
    const own = asked;
    const isOver = (): boolean => own !== asked;
    // Its parts may still be on their way.
    while (
      !isOver() &&
      stage.around()?.project.screen(screen) !== undefined &&
      stage.standing()?.id !== screen
    )
      await new Promise((done) => {
        setTimeout(done, wait);
      });
    const standing = stage.standing();
    const now = stage.around();
    const before = stage.before();
    if (standing === undefined || now === undefined || before === undefined) return;
    const { id, situations } = standing;
    const differs: Differs = {};
    const wanted = standing.shown.still === undefined ? undefined : differs;
    const states = await touchedStates(id, situations, now, before, isOver, wanted);
    if (states !== undefined) say({ kind: 'touched', screen: id, states, differs });
  }

  function hear(message: ToPhone): void {
    // What is compared is no longer what there is.
    if (message.kind === 'project' || message.kind === 'texts') asked += 1;
    if (message.kind === 'project') stage.open(projectOf(message.snapshot), message.files);
    else if (message.kind === 'texts') stage.change(message.edit, message.texts);
    else if (message.kind === 'show') {
      ({ screen } = message.shown);
      stage.show(message.shown);
    } else if (message.kind === 'select') hands.select(message.place, message.words, message.marks);
    else if (message.kind === 'wrong') hands.mark(message.places);
    else void compare();
  }

  port.onmessage = ({ data }: MessageEvent<ToPhone>) => hear(data);
}

/** What a snapshot says of the project, packed. */
const projectOf = (snapshot: unknown): Json => (snapshot as JsonObject)['project'] ?? null;
