import { htmlDataOf } from './htmlData.mjs'
import { manifestOf } from './manifest.mjs'
import { domTypings, entryTypings, preactTypings, reactTypings, vueTypings } from './typings.mjs'
import { webTypesOf } from './webTypes.mjs'

/**
 * All generated files, by name.
 *
 * @param {import('./describe.mjs').Element[]} elements
 * @returns {Record<string, string>}
 */
export function filesOf(elements) {
  return {
    'custom-elements.json': json(manifestOf(elements)),
    'html-data.json': json(htmlDataOf(elements)),
    'web-types.json': json(webTypesOf(elements)),
    'elements.d.ts': domTypings(elements),
    'react.d.ts': reactTypings(elements),
    'preact.d.ts': preactTypings(elements),
    'vue.d.ts': vueTypings(elements),
    ...Object.fromEntries(
      elements.map((element) => [`entries/${element.tag.slice('eb-'.length)}.d.ts`, entryTypings(element)]),
    ),
  }
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`
