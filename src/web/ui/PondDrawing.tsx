const BODY =
  'M0-100C5.7-99.9 12.6-92.3 16.9-86.4C21.3-80.6 24.1-73.5 26-65C28-56.4 29.8-45.6 28.7-35.1C27.6-24.7 24-12.8 19.3-2.4C14.7 7.9 7.8 17.9 .9 27C-6 36.1-13.9 44.7-22.3 52.1C-30.6 59.5-41.6 66.6-49.2 71.5C-56.8 76.5-64 80.8-67.6 82C-71.2 83.1-72 81.7-70.7 78.3C-69.4 74.9-63.3 69-59.7 61.7C-56 54.4-51.8 43.5-49 34.5C-46.2 25.4-44.3 16.3-42.9 7.3C-41.4-1.7-41.3-10.7-40.3-19.5C-39.2-28.2-38.6-37.1-36.5-45.3C-34.4-53.4-31.1-61.5-27.8-68.4C-24.6-75.3-21.7-81.6-17.1-86.9C-12.4-92.2-5.7-100.1 0-100Z';
const TAIL = 'M-58 66C-66 84-62 112-84 128C-86 110-88 102-96 98C-106 104-116 108-132 106C-118 88-84 92-68 70Z';
const FINS = 'M27-52C46-50 60-38 64-20C50-24 38-28 26-30ZM-37-46C-54-40-66-26-66-8C-56-16-48-22-41-26Z';

interface FishProps {
  /** Where it swims, and how it is turned. */
  transform: string;
  color: string;
  patches?: string;
}

const Fish = ({ transform, color, patches }: FishProps) => (
  <g transform={transform}>
    <g transform="translate(22 34)" fill="#02211F" opacity="0.28">
      <path d={BODY} />
      <path d={TAIL} />
    </g>
    <path d={FINS} fill={color} opacity="0.55" />
    <path d={TAIL} fill={color} opacity="0.7" />
    <path d={BODY} fill={color} />
    {patches ? <path d={patches} fill="#E0704C" clipPath="url(#pond-body)" /> : null}
  </g>
);

interface RippleProps {
  x: number;
  y: number;
  rings: readonly number[];
}

const Ripple = ({ x, y, rings }: RippleProps) =>
  rings.map((radius, index) => (
    <circle key={radius} cx={x} cy={y} r={radius} fill="none" stroke="#8FD3C8" strokeWidth={1.5} opacity={0.42 / (index * 0.7 + 1)} />
  ));

/** What a frame of 800 by 1000 shows: a pond seen from above, ripples, and fish that follow one another. Decorative. */
export const PondDrawing = () => (
  <>
    <defs>
      <radialGradient id="pond-water" cx="0.62" cy="0.3" r="0.95">
        <stop offset="0" stopColor="#12756C" />
        <stop offset="0.5" stopColor="#0B5D57" />
        <stop offset="1" stopColor="#053A36" />
      </radialGradient>
      <clipPath id="pond-body">
        <path d={BODY} />
      </clipPath>
    </defs>
    <rect width="800" height="1000" fill="url(#pond-water)" />
    <Ripple x={520} y={300} rings={[54, 104, 164, 236, 322, 424]} />
    <Ripple x={150} y={720} rings={[28, 62, 106, 160]} />
    <Fish
      transform="translate(520 310) rotate(38) scale(1.05)"
      color="#F7F5EE"
      patches="M-30-110C10-118 40-96 34-60C16-48-14-52-26-74ZM40-26C44 6 20 34-8 48C-26 38-34 8-28-14C-8-30 18-36 40-26ZM-70 30C-52 34-40 48-34 62C-48 80-64 92-80 96Z"
    />
    <Fish transform="translate(255 505) rotate(64) scale(0.74)" color="#E0704C" />
    <Fish transform="translate(640 610) rotate(12) scale(0.56)" color="#BFE3DC" />
  </>
);
