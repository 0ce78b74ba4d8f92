export const PrivacyPage = () => <h1>Privacy</h1>;
