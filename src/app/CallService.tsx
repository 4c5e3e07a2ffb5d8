/** The brand's own telephone, where the app itself cannot help: it comes from the configuration, not from a call. */
import { useText } from '../renderer/text.ts';
import { Button } from '../ui/Button.tsx';
import type { World } from './world.ts';

export function CallService({ world: { config, ports, notices } }: { readonly world: World }) {
  const text = useText();
  const phone = config.servicePhone;
  if (phone === '') return null;
  const call = (): void => {
    const sent = ports.bridge.send({ type: 'callPhone', payload: { phone } });
    if (!sent.ok) notices.toast(text('app.bridge.failed'), undefined);
  };
  return <Button tone="plain" icon="phone" text={`${text('app.call')}: ${phone}`} onPress={call} />;
}
