export const CareersPage = () => <h1>Careers</h1>;
