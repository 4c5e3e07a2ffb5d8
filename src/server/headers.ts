/** The headers of every answer: what a browser may do with it. It must not know what an answer holds. */
import { workerPolicy } from '../lib/worker-files.ts';
import { nothingInline, type Inline } from './site.ts';

export type Headers = Readonly<Record<string, string>>;

/** Only plain origins reach the policy: a setting must not be able to add directives of its own. */
function asOrigin(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, origin } = new URL(value);
  // A star is a letter of a host name to the one, and any host to the other.
  const isPlain = (protocol === 'https:' || protocol === 'http:') && !origin.includes('*');
  return isPlain ? origin : undefined;
}

/** What the policy depends on. */
export interface Allowed {
  /** As the configuration has them. */
  readonly origins?: readonly unknown[];
  /** What stands in our own pages besides markup. */
  readonly inline?: Inline;
  /** Whether a page may register the worker. */
  readonly worker?: boolean;
}

function contentPolicy({
  origins: allowedOrigins = [],
  inline = nothingInline,
  worker = false,
}: Allowed): string {
  const origins = [...new Set(allowedOrigins.map(asOrigin))].filter((origin) => origin !== undefined);
  const others = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    `img-src 'self' data: blob:${others}`,
    "connect-src 'self'",
    `frame-src 'self'${others}`,
    // A captcha that is read out comes from the backend, by way of the app's own origin.
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `worker-src ${worker ? "'self'" : "'none'"}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${worker ? workerPolicy : "'none'"}`,
    // The older name is for older WebViews; a browser that knows both takes the newer.
    'report-uri /reports',
    'report-to reports',
  ].join('; ');
}

/** Names in lower case, as Node gives a backend's, so that ours replace them. */
export function securityHeaders(allowed: Allowed = {}): Headers {
  return {
    'content-security-policy': contentPolicy(allowed),
    'reporting-endpoints': 'reports="/reports"',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  };
}
