// Browser tests run on what the script tag gets: Preact in React's place, as published.
import { fileURLToPath } from 'node:url'
import { preactInPlaceOfReact } from '../build/plugins.mjs'

/** What is imported in the place of what. */
export const preactAlias = preactInPlaceOfReact.map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(import.meta.resolve(replacement)),
}))

/** What the script tag's runtime tells Preact: it runs before the tests do. */
export const preactOptions = fileURLToPath(new URL('../../packages/elements/src/preact.ts', import.meta.url))
