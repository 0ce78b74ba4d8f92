export const LegalPage = () => <h1>Legal</h1>;
