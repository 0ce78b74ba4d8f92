export const BlogPage = () => <h1>Blog</h1>;
