/** Who switches the language reads at once what changes are called in it. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Tongue } from '../../lib/figures.ts';
import { useRetold } from './use-retold.ts';

it('asks again for what is called, and only when the language is another', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const ask = vi.fn<(of: string) => Promise<string>>((of) => Promise.resolve(of));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const use = (tongue: Tongue): void => {
    useQuery({ queryKey: ['change', 'c1', 3], queryFn: () => ask('change') });
    useQuery({ queryKey: ['changes', 'history'], queryFn: () => ask('history') });
    useQuery({ queryKey: ['project'], queryFn: () => ask('project') });
    useRetold(tongue);
  };
  const { rerender } = renderHook(use, { initialProps: 'es', wrapper });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(ask).toHaveBeenCalledTimes(3);
  rerender('es');
  rerender('en');
  await vi.waitFor(() => expect(ask.mock.calls.slice(3)).toEqual([['history'], ['change']]));
});
