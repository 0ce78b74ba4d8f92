import Box from '@mui/material/Box';

const BODY =
  'M0-100C5.7-99.9 12.6-92.3 16.9-86.4C21.3-80.6 24.1-73.5 26-65C28-56.4 29.8-45.6 28.7-35.1C27.6-24.7 24-12.8 19.3-2.4C14.7 7.9 7.8 17.9.9 27C-6 36.1-14.1 44.4-22.3 52.1C-30.4 59.7-40.8 67.2-47.9 72.8C-55 78.3-60.4 85.2-64.7 85.5C-69 85.8-74.2 78.9-73.6 74.7C-73 70.5-65.1 67.1-61 60.4C-56.9 53.7-52 43.3-49 34.5C-46 25.6-44.3 16.3-42.9 7.3C-41.4-1.7-41.3-10.7-40.3-19.5C-39.2-28.2-38.6-37.1-36.5-45.3C-34.4-53.4-31.1-61.5-27.8-68.4C-24.6-75.3-21.7-81.6-17.1-86.9C-12.4-92.2-5.7-100.1 0-100Z';
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
    {patches ? <path d={patches} fill="#E0704C" /> : null}
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

/** A pond seen from above: ripples, and fish that follow one another. Decorative. */
export const Pond = () => (
  <Box
    component="svg"
    viewBox="0 0 800 1000"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
  >
    <defs>
      <radialGradient id="pond-water" cx="0.62" cy="0.3" r="0.95">
        <stop offset="0" stopColor="#12756C" />
        <stop offset="0.5" stopColor="#0B5D57" />
        <stop offset="1" stopColor="#053A36" />
      </radialGradient>
    </defs>
    <rect width="800" height="1000" fill="url(#pond-water)" />
    <Ripple x={520} y={300} rings={[54, 104, 164, 236, 322, 424]} />
    <Ripple x={150} y={720} rings={[28, 62, 106, 160]} />
    <Fish
      transform="translate(520 310) rotate(38) scale(1.05)"
      color="#F7F5EE"
      patches="M-8-96C8-98 20-84 25-66C14-58-8-56-24-74C-20-84-16-92-8-96ZM20-20C26-4 10 18-6 36C-18 28-32 4-30-14C-12-26 6-28 20-20ZM-34 50L-22 52C-34 62-48 72-58 80C-60 70-48 60-34 50Z"
    />
    <Fish transform="translate(255 505) rotate(64) scale(0.74)" color="#E0704C" />
    <Fish transform="translate(640 610) rotate(12) scale(0.56)" color="#BFE3DC" />
  </Box>
);
