import { Fish, FishSymbols } from './Fish.tsx';

interface RippleProps {
  x: number;
  y: number;
  rings: number[];
}

const Ripple = ({ x, y, rings }: RippleProps) =>
  rings.map((radius, index) => (
    <circle key={radius} cx={x} cy={y} r={radius} stroke="#8FD3C8" opacity={Number((0.34 / (index * 0.6 + 1)).toFixed(2))} />
  ));

/** The pond of the sign-in page, lying behind the first screen. Decorative. */
export const Pond = () => (
  <>
    <FishSymbols />
    <svg className="water" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" strokeWidth="1.5">
      <Ripple x={1120} y={250} rings={[70, 140, 225, 325, 440, 570]} />
      <Ripple x={180} y={760} rings={[36, 84, 148, 228]} />
      <Fish transform="translate(668 138) rotate(74) scale(.5)" color="#E0704C" />
      <Fish transform="translate(1150 812) rotate(58) scale(.4)" color="#BFE3DC" />
      <Fish transform="translate(1352 676) rotate(24) scale(.9)" color="#F7F5EE" patched />
      <Fish transform="translate(1392 120) rotate(-32) scale(.4)" color="#BFE3DC" />
    </svg>
  </>
);
