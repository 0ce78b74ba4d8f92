export interface RingProps {
  score: number;
  size?: number;
}

/** Spec 1 §5, display rules: 80 and above good, 60 and above fair, below poor. */
const level = (score: number) => (score >= 80 ? 'high' : score >= 60 ? 'fair' : 'low');

/** A score out of 100 as our screens draw it. */
export const Ring = ({ score, size = 56 }: RingProps) => (
  <svg className={`ring ${level(score)}`} viewBox="0 0 56 56" width={size} height={size} aria-hidden="true">
    <circle cx="28" cy="28" r="24" />
    <circle cx="28" cy="28" r="24" pathLength="100" strokeDasharray={`${score} 100`} transform="rotate(-90 28 28)" />
    <text x="28" y="34" textAnchor="middle">
      {score}
    </text>
  </svg>
);
