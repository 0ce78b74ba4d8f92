import { termsTexts } from './termsTexts.ts';
import { TextSections } from './TextSections.tsx';

export const TermsPage = () => <TextSections {...termsTexts} numbered />;
