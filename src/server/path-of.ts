/** The path of a request's target as it was written: what stands before its query. It must not know what is at a path. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}
