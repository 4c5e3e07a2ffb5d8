/** The script that each page has in itself. It must not know what it asks for. */
import { bundleScript } from './bundle-script.ts';

export const earlyScript = (root: string): Promise<string> => bundleScript(root, 'src/app/early/main.ts');
