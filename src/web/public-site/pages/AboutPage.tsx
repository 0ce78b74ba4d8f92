export const AboutPage = () => <h1>About</h1>;
