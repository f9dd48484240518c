/**
 * The forms of the partner's pages, as a server of those years makes and takes them: values written into the
 * markup, and application/x-www-form-urlencoded that comes back.
 */

/** What the form of a new group-buying activity starts with. */
export const promotionDefaults = {
  name: '双十二西湖游船两人团',
  starts: '2026-12-10 00:00',
  ends: '2026-12-14 23:59',
  people: '2',
  products: '',
  gift: '',
  giftName: '',
  price: '',
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text) => text.replace(/[&<>"']/g, (character) => entities[character])

/**
 * Writes values into the places `{{name}}` of a page.
 * @param {string} html
 * @param {Record<string, string>} defaults names, and what stands there when the query says nothing
 * @param {URLSearchParams} query a name that comes several times gives one text with commas
 */
export const filledForm = (html, defaults, query) =>
  html.replace(/\{\{(\w+)\}\}/g, (_, name) =>
    escaped(query.has(name) ? query.getAll(name).join(',') : (defaults[name] ?? '')),
  )

/**
 * What arrived, as rows of a table, in the order in which it stood in the body.
 * @param {string} body application/x-www-form-urlencoded
 * @returns {{ rows: string, editAgain: string }} HTML; editAgain: a link to the form, filled with it
 */
export const receivedRows = (body) => {
  const entries = new URLSearchParams(body)
  const rows = [...entries].map(
    ([name, value]) => `<tr><td><code>${escaped(name)}</code></td><td>${escaped(value)}</td></tr>`,
  )
  const address = escaped(`/promotion?${entries}`)
  return {
    rows: rows.join('\n'),
    editAgain: `<a class="btn btn-primary" id="edit" href="${address}" data-en="Edit again">继续编辑</a>`,
  }
}
