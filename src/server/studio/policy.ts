/** The headers of the studio's pages and of its phone's. It must not know what they show. */
import type { Headers } from '../headers.ts';

/** The one policy that the studio's program may make values with (Trusted Types). */
export const trustedPolicy = 'studio';

export const studioHeaders = (phone: string): Headers => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    `frame-src ${phone}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicy}`,
  ].join('; '),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

/** The borrowers' own policy, but that the studio frames it. */
export const phonePolicy = (borrowers: string, studio: string): string =>
  borrowers.replace(/frame-ancestors [^;]*/, `frame-ancestors ${studio}`);
