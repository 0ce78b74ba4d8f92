import { PRODUCT_NAME } from '#contract/common';
import { landingTexts } from '../landing/texts.ts';
import { APP_URL } from '#lib/prerender/placeholders';

const organization = { '@type': 'Organization', '@id': `${APP_URL}/#organization`, name: PRODUCT_NAME, url: `${APP_URL}/` };

const product = {
  '@type': 'SoftwareApplication',
  name: PRODUCT_NAME,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'fr',
  url: `${APP_URL}/`,
  publisher: { '@id': organization['@id'] },
};

const questions = () => ({
  '@type': 'FAQPage',
  mainEntity: landingTexts.faq.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What search engines are told about a page, as JSON-LD; `<` is escaped, so that no text can end the element. */
export const structuredData = (path: string, name: string, description: string): string => {
  const page = { '@type': 'WebPage', name, description, url: APP_URL + path, inLanguage: 'fr', isPartOf: { '@id': organization['@id'] } };
  const graph = path === '/' ? [organization, product, questions()] : [organization, page];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
};
