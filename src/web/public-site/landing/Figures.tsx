export interface FiguresProps {
  figures: readonly { value: string; label: string }[];
}

export const Figures = ({ figures }: FiguresProps) => (
  <dl className="figures">
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
