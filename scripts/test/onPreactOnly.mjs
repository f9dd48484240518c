// The suite that every element passes runs on Preact, which the script tag has, and on the partner's React. `npm test` runs
// these files on Preact alone, the soak on React as well: what they hold does not depend on who draws.
import { filesUnder } from './files.mjs'

const folder = 'packages/elements/src/contract'

/** File without its ending → why it says no more on React. */
export const onPreactOnly = {
  accessibility: 'names and roles are of the nodes, and both runtimes draw the same nodes',
  hosts: 'what keeps the page out is the element’s shadow root and its style sheets',
  language: 'the element gives its language to whatever draws',
  look: 'style sheets are the same text, adopted by the same code',
}

const nameOf = (file) => /([\w-]+)\.test\.tsx$/.exec(file)?.[1] ?? ''
const contractFiles = () => filesUnder([folder], /\.test\.tsx$/)

/** Files of the contract that `npm test` runs on React. */
export const contractOnReact = () => contractFiles().filter((file) => !(nameOf(file) in onPreactOnly))

/** The others, which the soak runs on React. */
export const contractOnReactInSoak = () => contractFiles().filter((file) => nameOf(file) in onPreactOnly)
