/** A style sheet imported as text; the bundler, the test server and the package build do the same. */
declare module '*.css' {
  const css: string
  export default css
}
