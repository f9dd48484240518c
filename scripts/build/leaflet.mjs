// Leaflet assigns a text as HTML while it is evaluated, to see whether the browser knows SVG. A page that requires
// trusted types refuses that, and had no map. All our browsers know it; a node says so as well.
const specifier = 'leaflet/dist/leaflet-src.esm.js'
const assignment = "div.innerHTML = '<svg/>';"
const node = "div.appendChild(svgCreate('svg'));"

/**
 * @param {string} code Leaflet's module
 * @returns {string} the same without that assignment
 * @throws {Error} where a new version has it not exactly once
 */
export function withoutMarkup(code) {
  if (code.split(assignment).length !== 2)
    throw new Error(`scripts/build/leaflet.mjs finds this not once in ${specifier}: ${assignment}`)
  return code.replace(assignment, () => node)
}

/** Rollup plugin. */
export const leafletWithoutMarkup = () => ({
  name: 'leaflet',
  transform(code, id) {
    return id.replaceAll('\\', '/').endsWith(specifier) ? { code: withoutMarkup(code), map: null } : undefined
  },
})
