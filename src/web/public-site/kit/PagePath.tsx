import { createContext } from 'react';

/** The path of the page being rendered: links to the authentication site come back to it. */
export const PagePath = createContext('/');
