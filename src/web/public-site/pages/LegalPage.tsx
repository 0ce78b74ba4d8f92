import { legalTexts } from './legalTexts.ts';
import { TextSections } from './TextSections.tsx';

export const LegalPage = () => <TextSections {...legalTexts} />;
