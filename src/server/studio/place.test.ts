// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addressed, originsOf, placeOf, type StudioPlace } from './place.ts';

const nothing = { studioHost: undefined, publicUrl: undefined, host: '127.0.0.1', backend: undefined };
const own: StudioPlace = { kind: 'host', host: 'studio.example.com', publicUrl: 'https://app.example.com' };
const machine: StudioPlace = { kind: 'machine', publicUrl: null, demo: true };

describe('where the studio is', () => {
  it('on this machine alone, without being asked for', () => {
    expect(placeOf(nothing)).toEqual({ ok: true, value: machine });
    expect(placeOf({ ...nothing, host: '::1' })).toMatchObject({ value: { kind: 'machine' } });
  });

  it.each([
    { ...nothing, host: '0.0.0.0' },
    { ...nothing, host: '::' },
    { ...nothing, host: '192.168.1.4' },
    { ...nothing, backend: 'https://api.example.com' },
    { ...nothing, backend: 'https://api.example.com', host: '0.0.0.0' },
    { ...nothing, backend: 'https://api.example.com', publicUrl: 'https://app.example.com' },
  ])('nowhere with %j', (asked) => {
    expect(placeOf(asked)).toEqual({ ok: true, value: undefined });
  });

  it('under a name of its own, also beside a backend, and then with no demonstration people', () => {
    const asked = { studioHost: 'Studio.Example.com', publicUrl: 'https://app.example.com', host: '0.0.0.0' };
    for (const backend of [undefined, 'https://api.example.com'])
      expect(placeOf({ ...asked, backend })).toEqual({ ok: true, value: own });
  });

  it.each([
    ['studio.example.com', 'studio'],
    ['STUDIO.example.com:443', 'studio'],
    ['app.example.com', 'phone'],
    ['studio.example.com:8443', 'other'],
    ['studio.example.com.evil.test', 'other'],
    ['evil.test', 'other'],
    ['localhost', 'other'],
    ['127.0.0.1:8080', 'other'],
    [undefined, 'other'],
  ] as const)('a request to %s under a name of its own asks: %s', (header, whom) => {
    expect(addressed(own, header)).toBe(whom);
  });

  it.each([
    ['localhost:8080', 'studio'],
    ['localhost', 'studio'],
    ['127.0.0.1:8080', 'phone'],
    ['[::1]:8080', 'phone'],
    // A name of others that leads to this machine (DNS rebinding).
    ['evil.test:8080', 'other'],
    ['localhost.evil.test:8080', 'other'],
    ['localhost:8080@evil.test', 'other'],
    ['', 'other'],
  ] as const)('a request to %s on this machine asks: %s', (header, whom) => {
    expect(addressed(machine, header)).toBe(whom);
  });

  it('its phone has another origin', () => {
    expect(originsOf(own, 'x')).toEqual({
      studio: 'https://studio.example.com',
      phone: 'https://app.example.com',
    });
    expect(originsOf(machine, 'localhost:9000')).toEqual({
      studio: 'http://localhost:9000',
      phone: 'http://127.0.0.1:9000',
    });
  });
});
