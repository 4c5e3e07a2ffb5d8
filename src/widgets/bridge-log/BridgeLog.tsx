/** The messages to the host app that the bridge recorded in this session; drawing it turns the recording on. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { MessageLog } from '../../ui/MessageLog.tsx';
import { clearLog, parseLog, readLog, startRecording, watchLog } from './record.ts';

export function BridgeLog({ id, title }: Props<'bridge-log'>): ReactElement {
  const recorded = useSyncExternalStore(watchLog, readLog, readLog);
  const messages = useMemo(() => parseLog(recorded), [recorded]);
  const text = useText();
  useEffect(startRecording, []);
  return (
    <MessageLog
      id={id}
      title={title}
      emptyText={text('app.noMessages')}
      messages={messages}
      clear={{ text: text('app.clear'), onPress: clearLog }}
    />
  );
}
