import { ContactAddress } from '../kit/ContactAddress.tsx';
import { siteTexts } from '../texts.ts';
import { PageHead } from './PageHead.tsx';

export interface TextSection {
  title: string;
  paragraphs: string[];
  list?: string[];
  link?: { address: string; label: string };
}

export interface TextSectionsProps {
  title: string;
  lead: string;
  sections: TextSection[];
  numbered?: boolean;
  /** Title of the last block, which tells whom to write to. */
  contact: string;
}

const anchor = (index: number) => `article-${index + 1}`;

/** A legal text: its contents beside it, its sections, and how to reach the team. */
export const TextSections = ({ title, lead, sections, numbered = false, contact }: TextSectionsProps) => (
  <>
    <PageHead title={title} lead={lead} />
    <div className="wide reading">
      <nav aria-label={siteTexts.contents}>
        <ol className={numbered ? 'numbered' : undefined}>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#${anchor(index)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map(({ title: heading, paragraphs, list, link }, index) => (
          <section key={heading} id={anchor(index)}>
            <h2>{numbered ? `${index + 1}. ${heading}` : heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list ? (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
            {link ? (
              <p>
                <a href={link.address}>{link.label}</a>
              </p>
            ) : null}
          </section>
        ))}
        <section>
          <h2>{contact}</h2>
          <p>
            <ContactAddress />
          </p>
        </section>
      </div>
    </div>
  </>
);
