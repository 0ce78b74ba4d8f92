/** A style sheet of the public site as text; the others are taken out of the bundle. */
declare module '*.css' {
  const css: string;
  export default css;
}

/** The address of a font file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** A file as a data URI. */
declare module '*?inline' {
  const address: string;
  export = address;
}
