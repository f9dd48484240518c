// Browser tests run on Preact instead of React, as the script tag does.
import { fileURLToPath } from 'node:url'
import { preactInPlaceOfReact } from '../build/plugins.mjs'

/** Imports and their replacements. */
export const preactAlias = preactInPlaceOfReact.map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(import.meta.resolve(replacement)),
}))

/** The script-tag runtime's Preact options: evaluated before the tests. */
export const preactOptions = fileURLToPath(new URL('../../packages/elements/src/preact.ts', import.meta.url))
