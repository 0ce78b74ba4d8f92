export const CookiesPage = () => <h1>Cookies</h1>;
