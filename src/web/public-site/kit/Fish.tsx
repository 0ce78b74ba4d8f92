const BODY =
  'M0-100C12-99 24-82 27-62C31-34 21-8 1 27C-14 53-40 68-68 82C-73 83-71 79-64 68C-46 36-43 10-41-18C-38-50-26-74-17-87C-12-93-5-100 0-100Z';
const TAIL = 'M-58 66C-66 84-62 112-84 128C-86 110-88 102-96 98C-106 104-116 108-132 106C-118 88-84 92-68 70Z';
const FINS = 'M27-52C46-50 60-38 64-20C50-24 38-28 26-30ZM-37-46C-54-40-66-26-66-8C-56-16-48-22-41-26Z';
const PATCHES = 'M-30-110C10-118 40-96 34-60C16-48-14-52-26-74ZM40-26C44 6 20 34-8 48C-26 38-34 8-28-14C-8-30 18-36 40-26Z';

/** The fish that the drawings of a page share; drawn once, here. */
export const FishSymbols = () => (
  <svg width="0" height="0" className="defs" aria-hidden="true">
    <clipPath id="fish-body">
      <path d={BODY} />
    </clipPath>
    <g id="fish">
      <path d={FINS} opacity=".55" />
      <path d={TAIL} opacity=".7" />
      <path d={BODY} />
    </g>
    <path id="patches" d={PATCHES} fill="#E0704C" clipPath="url(#fish-body)" />
  </svg>
);

export interface FishProps {
  /** Where it swims, and how it is turned. */
  transform: string;
  color: string;
  patched?: boolean;
}

export const Fish = ({ transform, color, patched = false }: FishProps) => (
  <g transform={transform} fill={color}>
    <use href="#fish" />
    {patched ? <use href="#patches" /> : null}
  </g>
);
