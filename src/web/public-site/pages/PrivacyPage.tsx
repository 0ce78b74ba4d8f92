import { privacyTexts } from './privacyTexts.ts';
import { TextSections } from './TextSections.tsx';

export const PrivacyPage = () => <TextSections {...privacyTexts} numbered />;
