import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

/** The picture as a camera would see it: four points for each square. */
function seen(svg: Element): { width: number; height: number; data: Uint8Array } {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row += 1)
      for (let at = Number(x) * 4; at < (Number(x) + Number(length)) * 4; at += 1)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
  return { width, height: width, data };
}

it.each([
  'https://app.example.com/promotion?id=navidad-2026',
  'otpauth://totp/Lendora:ana%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lendora&digits=6&period=30',
])('a camera reads %s', (address) => {
  render(<QrCode address={address} label="Code" />);
  expect(decodeQR(seen(screen.getByRole('img', { name: 'Code' })))).toBe(address);
});
