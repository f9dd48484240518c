/**
 * What the playground shows. Without `html` it is an example by its name.
 *
 * @typedef {{ example: string, html?: string, theme: string, lang: string, dir: string, width: string }} Setting
 */

/** What each choice offers, the first if the address says nothing. */
export const choices = {
  theme: ['page', 'light', 'dark'],
  lang: ['en', 'zh-CN'],
  dir: ['ltr', 'rtl'],
  width: ['full', '768', '390'],
}

/** Shows what it is without a session, and before anything is pressed. */
const shownFirst = 'eb-date-range'

/**
 * Reads an address such as `#example=eb-switch&lang=zh-CN`. What it does not know is left out.
 *
 * @param {string} hash
 * @param {string[]} examples names that exist
 * @returns {Setting}
 */
export function readAddress(hash, examples) {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const chosen = Object.entries(choices).map(([name, values]) => [
    name,
    values.includes(given.get(name)) ? given.get(name) : values[0],
  ])
  const example = [given.get('example'), shownFirst].find((name) => examples.includes(name)) ?? examples[0]
  const html = given.get('html') ?? undefined
  return { ...Object.fromEntries(chosen), example, ...(html !== undefined && { html }) }
}

/** The address of a setting, as short as it can be. @param {Setting} setting */
export function writeAddress({ html, example, ...chosen }) {
  const given = new URLSearchParams(html === undefined ? { example } : { html })
  for (const [name, values] of Object.entries(choices))
    if (chosen[name] !== values[0]) given.set(name, chosen[name])
  return `#${given}`
}
