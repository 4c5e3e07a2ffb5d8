/**
 * Counts the requests that were answered, and how long they took, in the text that Prometheus reads. Labels of a library are put
 * together and compared for each request, which is a good part of what a page takes. It must not know a request.
 */

/** Seconds. */
const bounds = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60];

interface Route {
  /** By method and status. */
  readonly answers: Map<string, number>;
  /** How many were within each bound, and in none of those before. */
  readonly within: number[];
  sum: number;
  count: number;
}

export interface RequestTally {
  /** @param seconds until the last byte was handed on. */
  answered(method: string, route: string, status: number, seconds: number): void;
  text(): string;
}

/** A route is of a few names (watch.ts), yet it stands in quotes. */
const quoted = (value: string): string =>
  `"${value.replace(/[\\"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;

/** One metric: what stands above its lines. */
const metric = (name: string, kind: string, help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, '', ''].join('\n');

function answerLines(routes: ReadonlyMap<string, Route>): readonly string[] {
  return [...routes].flatMap(([route, { answers }]) =>
    [...answers].map(([key, count]) => {
      const [method = '', status = ''] = key.split(' ');
      const labels = `method=${quoted(method)},route=${quoted(route)},status=${quoted(status)}`;
      return `http_requests_total{${labels}} ${count}`;
    }),
  );
}

const durations = 'http_request_duration_seconds';

function timeLines(routes: ReadonlyMap<string, Route>): readonly string[] {
  return [...routes].flatMap(([name, { within, sum, count }]) => {
    const route = `route=${quoted(name)}`;
    let upTo = 0;
    const buckets = bounds.map((bound, at) => {
      upTo += within[at] ?? 0;
      return `${durations}_bucket{le="${bound}",${route}} ${upTo}`;
    });
    return [
      ...buckets,
      `${durations}_bucket{le="+Inf",${route}} ${count}`,
      `${durations}_sum{${route}} ${sum}`,
      `${durations}_count{${route}} ${count}`,
    ];
  });
}

export function createRequestTally(): RequestTally {
  const routes = new Map<string, Route>();
  return {
    answered(method, route, status, seconds) {
      let found = routes.get(route);
      if (found === undefined) {
        found = { answers: new Map(), within: bounds.map(() => 0), sum: 0, count: 0 };
        routes.set(route, found);
      }
      const key = `${method} ${status}`;
      found.answers.set(key, (found.answers.get(key) ?? 0) + 1);
      const at = bounds.findIndex((bound) => seconds <= bound);
      if (at >= 0) found.within[at] = (found.within[at] ?? 0) + 1;
      found.sum += seconds;
      found.count += 1;
    },
    text: () =>
      metric('http_requests_total', 'counter', 'Requests that were answered.', answerLines(routes)) +
      metric(durations, 'histogram', 'Time from a request to the end of its answer.', timeLines(routes)),
  };
}
