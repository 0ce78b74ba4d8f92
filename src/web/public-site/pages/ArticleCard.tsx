import { ArticleImage } from './ArticleImage.tsx';
import { type Article, blogTexts as texts } from './blogTexts.ts';

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

export const ArticleCard = ({ id, title, excerpt, date, readTime, category, image, paragraphs }: Article) => (
  <article id={id}>
    <ArticleImage image={image} />
    <p className="meta">
      <b>{category}</b> <time dateTime={date}>{day.format(new Date(date))}</time> <span>{readTime}</span>
    </p>
    <h2>{title}</h2>
    <p>{excerpt}</p>
    <details>
      <summary aria-label={`${texts.read}\u00A0: ${title}`}>{texts.read}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  </article>
);
