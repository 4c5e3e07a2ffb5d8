/** Who looks at another's change has the project that it was begun from, asked for once. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { StudioProvider, type Studio } from './studio.ts';
import { useNewest } from './use-newest.ts';

it('asks for the project anew where a change was begun from another one', () => {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'refetchQueries').mockResolvedValue();
  const studio = { project: { base: 'one' } } as unknown as Studio;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <StudioProvider value={studio}>{children}</StudioProvider>
    </QueryClientProvider>
  );
  const { rerender } = renderHook(({ base }: { base?: string }) => useNewest(base), {
    wrapper,
    initialProps: {},
  });
  rerender({ base: 'one' });
  expect(asked).not.toHaveBeenCalled();
  rerender({ base: 'two' });
  rerender({ base: 'two' });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith({ queryKey: ['project'] });
});
