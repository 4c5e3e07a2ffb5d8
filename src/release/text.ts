/** The text of a part or a bundle, by which it is named and in which it is served. It must not know what it says. */
import { hashOfText, type Digest } from '../lib/hash-name.ts';
import type { Hash } from '../model/release.ts';

/**
 * In the order of its author: the order of members is seen by people (what is sent, what is listed), so two orders are two
 * texts. Parsing this text and writing it again gives the same one.
 */
export const textOfPart = (part: unknown): string => JSON.stringify(part);

export const hashOfPart = (part: unknown, digest: Digest): Hash => hashOfText(textOfPart(part), digest);
