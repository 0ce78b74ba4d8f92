declare module '*.css';

/** A file as a data URI. */
declare module '*?inline' {
  const address: string;
  export = address;
}
