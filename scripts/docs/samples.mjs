// The HTML samples of the element pages: what the playground offers.
const SAMPLE = /^```html\n([\s\S]*?)\n```$/gm

/**
 * Samples of one element's page, in order; those that show no element of ours have no name.
 *
 * @param {string} tag
 * @param {string} page Markdown
 * @returns {{ name?: string, html: string }[]} `eb-switch`, then `eb-switch-2` …
 */
export function samplesOf(tag, page) {
  let count = 0
  return [...page.matchAll(SAMPLE)].map(([, html]) => {
    if (!/<eb-/.test(html)) return { html }
    count += 1
    return { name: count === 1 ? tag : `${tag}-${count}`, html }
  })
}
