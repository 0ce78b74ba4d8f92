import type { ReactNode } from 'react';
import { Fish } from '../kit/Fish.tsx';
import type { Article } from './blogTexts.ts';

const rings = (x: number, y: number, radii: number[]) =>
  radii.map((radius) => <circle key={radius} cx={x} cy={y} r={radius} className="ripple" />);

const sheet = (x: number, y: number, turn: number) => (
  <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect width="110" height="144" rx="8" fill="#fff" stroke="#BFE3DC" strokeWidth="2" />
    <path d="M16 28h50M16 52h78M16 66h64M16 90h78M16 104h46" stroke="#8FD3C8" strokeWidth="5" strokeLinecap="round" />
  </g>
);

const DRAWINGS: Record<Article['image'], ReactNode> = {
  stack: [sheet(70, 62, -12), sheet(140, 44, -3), sheet(214, 46, 7)],
  proof: (
    <>
      {sheet(72, 38, -4)}
      <rect x="84" y="84" width="92" height="16" rx="4" fill="#E5B454" opacity=".6" transform="rotate(-4 84 84)" />
      <circle cx="268" cy="110" r="54" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="12" />
      <circle
        cx="268"
        cy="110"
        r="54"
        fill="none"
        stroke="#8FD3C8"
        strokeWidth="12"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray="92 100"
        transform="rotate(-90 268 110)"
      />
    </>
  ),
  interview: (
    <>
      <path d="M60 60h130a14 14 0 0 1 14 14v54a14 14 0 0 1-14 14H112l-30 26v-26H60a14 14 0 0 1-14-14V74a14 14 0 0 1 14-14Z" fill="#fff" />
      <path
        d="M232 92h96a14 14 0 0 1 14 14v48a14 14 0 0 1-14 14h-16v24l-28-24h-52a14 14 0 0 1-14-14v-48a14 14 0 0 1 14-14Z"
        fill="#E0704C"
      />
      <path d="M72 88h96M72 110h64" stroke="#8FD3C8" strokeWidth="6" strokeLinecap="round" />
      <path d="M246 122h66M246 140h40" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  privacy: (
    <>
      {rings(190, 118, [40, 72, 108, 150])}
      <path d="M190 44c26 14 46 16 62 16 0 62-18 98-62 122-44-24-62-60-62-122 16 0 36-2 62-16Z" fill="#fff" />
      <g transform="translate(196 112)">
        <Fish transform="rotate(58) scale(.42)" color="#E0704C" />
      </g>
    </>
  ),
  school: (
    <>
      {rings(290, 70, [30, 66, 112])}
      <Fish transform="translate(110 70) rotate(60) scale(.4)" color="#BFE3DC" />
      <Fish transform="translate(200 120) rotate(60) scale(.48)" color="#F7F5EE" patched />
      <Fish transform="translate(100 170) rotate(60) scale(.36)" color="#8FD3C8" />
      <Fish transform="translate(296 176) rotate(60) scale(.32)" color="#BFE3DC" />
    </>
  ),
  mirror: (
    <>
      <path d="M0 112h380" stroke="#8FD3C8" strokeWidth="2" />
      <Fish transform="translate(200 70) rotate(60) scale(.48)" color="#E0704C" />
      <g opacity=".45" transform="translate(0 224) scale(1 -1)">
        <Fish transform="translate(200 70) rotate(60) scale(.48)" color="#BFE3DC" />
      </g>
      {rings(66, 112, [24, 48])}
    </>
  ),
};

/** An article’s drawing. Decorative: its title says what it is about. */
export const ArticleImage = ({ image }: Pick<Article, 'image'>) => (
  <svg className="picture" viewBox="0 0 380 224" aria-hidden="true">
    <rect width="380" height="224" fill="#0B5D57" />
    {DRAWINGS[image]}
  </svg>
);
