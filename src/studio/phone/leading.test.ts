/** A press in a state says where it would lead, and leads nowhere: a link that did nothing was thought to be broken. */
import { expect, it } from 'vitest';
import type { PhoneProject } from './project.ts';
import type { FromPhone } from './protocol.ts';
import { sayingWhere } from './leading.ts';

it('names the screen that the app has there, and none for an address outside', () => {
  const said: FromPhone[] = [];
  const project = {
    screenAt: (route: string) => (route === '/serviceOnline' ? 'customer-service' : undefined),
  } as unknown as PhoneProject;
  const nothing = (): void => {
    throw new Error('it led away');
  };
  const { router, urls } = sayingWhere(
    { router: { navigate: nothing, back: () => undefined }, urls: { check: (url) => url, open: nothing } },
    () => project,
    (message) => said.push(message),
  );
  router.navigate('/serviceOnline?from=home', {}, { replace: false });
  urls.open('https://example.com/');
  expect(said).toEqual([
    { kind: 'leads', screen: 'customer-service' },
    { kind: 'leads', screen: null },
  ]);
});
