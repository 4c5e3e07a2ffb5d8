/**
 * Saves a file by the first way that there is: the host app where it offers to, the phone's own sharing, a download in a
 * plain browser. It must not know what is saved.
 */
import type { BridgePort, SavedFile } from '../engine/ports.ts';

export interface SaveSetting {
  /** Whether the host app knows the message `saveFile`. */
  readonly offered: boolean;
  readonly hasHost: () => boolean;
  readonly send: BridgePort['send'];
}

/** A WebView without a way of its own drops downloads, and says nothing. */
export const canSave = (setting: SaveSetting): boolean =>
  setting.hasHost() ? setting.offered || canShare(probe) : true;

const probe: SavedFile = { name: 'a.txt', type: 'text/plain', content: '' };

const fileOf = ({ name, type, content }: SavedFile): File => new File([content], name, { type });

function canShare(file: SavedFile): boolean {
  try {
    return navigator.canShare({ files: [fileOf(file)] });
  } catch {
    // Old WebViews have no such function.
    return false;
  }
}

export async function saveFile(file: SavedFile, setting: SaveSetting): Promise<boolean> {
  const hosted = setting.hasHost();
  if (hosted && setting.offered) {
    const { name, type, content } = file;
    const base64 = await base64Of(content);
    if (setting.send({ type: 'saveFile', payload: { name, type, base64 } }).ok) return true;
  }
  if (canShare(file)) return share(file);
  return !hosted && download(file);
}

async function base64Of(content: string | Blob): Promise<string> {
  const bytes =
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : new Uint8Array(await content.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function share(file: SavedFile): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(file)] });
    return true;
  } catch (error) {
    return (error as { readonly name?: unknown } | null)?.name === 'AbortError';
  }
}

/** Long enough for a browser to take the file. */
const kept = 60_000;

function download(file: SavedFile): boolean {
  const address = URL.createObjectURL(fileOf(file));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
  return true;
}
