// The suite that every element passes runs on Preact, which the script tag uses, and on the partner's React. `npm test`
// runs these files on Preact only, the soak on React too: their results do not depend on the renderer.
import { filesUnder } from './files.mjs'

const folder = 'packages/elements/src/contract'

/** File without its ending → why React adds nothing. */
export const onPreactOnly = {
  accessibility: 'names and roles are of the nodes, and both runtimes draw the same nodes',
  dialogs:
    'what holds the focus listens to the DOM and not to the runtime; that focus() and show() work is in lifecycle',
  hosts: 'what keeps the page out is the element’s shadow root and its style sheets',
  language: 'the element gives its language to whatever draws',
  look: 'style sheets are the same text, adopted by the same code',
  print: 'a rule of the style sheets',
  properties:
    'the element class reads attributes and properties before anything draws; lifecycle has what the view gets',
  widths: 'a rule of the style sheets',
}

const nameOf = (file) => /([\w-]+)\.test\.tsx$/.exec(file)?.[1] ?? ''
const contractFiles = () => filesUnder([folder], /\.test\.tsx$/)

/** Files of the contract that `npm test` runs on React. */
export const contractOnReact = () => contractFiles().filter((file) => !(nameOf(file) in onPreactOnly))

/** The soak runs all on React, those above too: `npm test` takes a share of the elements. */
export const contractOnReactInSoak = contractFiles
