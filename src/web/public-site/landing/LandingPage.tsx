export const LandingPage = () => <h1>x</h1>;
