// What our sources get when they import react in the browser build: the parts of Preact's compatibility layer they use.
// Named exports, so that the rest falls away; an import of something Preact lacks fails the build.
import { createElement } from 'preact'

export * from 'preact/compat'

// r2wc imports the default. Preact's own default would hold on to every part.
export default { createElement }
