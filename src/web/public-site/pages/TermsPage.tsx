export const TermsPage = () => <h1>Terms</h1>;
