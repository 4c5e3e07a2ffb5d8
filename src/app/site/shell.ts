/** What is around the nodes of a page of the web site: the app's own parts in another frame. */
import type { Shell } from '../../renderer/context.ts';
import { shell as appShell } from '../chrome.tsx';
import { SiteFrame } from './SiteFrame.tsx';

export const shell: Shell = { ...appShell, Frame: SiteFrame };
