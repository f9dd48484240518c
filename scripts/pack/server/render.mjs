// Runs beside packed packages, in Node without a DOM: imports what it is told, and renders every widget as a server does. Prints
// what it has rendered; throws at the first that needs a page.
//   node render.mjs ENTRY…
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

if (typeof document !== 'undefined') throw new Error('A server has no DOM')
// React's own complaints, such as elements where none may stand.
console.error = (...parts) => {
  throw new Error(parts.join(' '))
}

const rendered = {}
for (const entry of process.argv.slice(2))
  for (const { definition } of Object.values(await import(entry)))
    if (definition?.component) rendered[definition.tag] = renderToString(elementOf(definition))
console.log(JSON.stringify(rendered))

/** The widget of an element on a page that sets nothing. */
function elementOf({ component, properties }) {
  const defaults = Object.entries(properties)
    .filter(([, property]) => property.default !== undefined)
    .map(([name, property]) => [name, property.default])
  return createElement(component, Object.fromEntries(defaults))
}
