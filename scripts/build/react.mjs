// `react` in what browsers load: preact/compat. r2wc calls React.createElement, and a method that is called keeps the whole
// object in the bundle, since rollup cannot tell what it does with `this`: all of preact/compat, 2 KiB of every page.
import { createElement } from 'preact/compat'

export * from 'preact/compat'
export default { createElement }
