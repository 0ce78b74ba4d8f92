export interface CardsProps {
  items: readonly { title: string; text: string }[];
}

export const Cards = ({ items }: CardsProps) => (
  <ul className="cards">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
