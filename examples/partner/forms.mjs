/**
 * The forms of the partner's pages, as a server of those years makes and takes them: values written into the
 * markup, and application/x-www-form-urlencoded that comes back.
 */

import { choicesIn, packageIn } from '../forms/package.mjs'

/** What the form of a new group-buying activity starts with. */
const promotionDefaults = {
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

/** What a new refund request starts with. */
const refundDefaults = { order: 'SC202611200817', reason: '', photos: '', proof: '' }

/** What a new room starts with. */
const roomDefaults = { name: '湖景大床房', cover: '', pictures: '' }

/** What the query says, else what a new form starts with. */
const filledFrom = (defaults) => (query) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      query.has(name) ? query.getAll(name).join(',') : value,
    ]),
  )

/** Values of the group-buying form. */
export const promotionValues = filledFrom(promotionDefaults)

/** Values of the refund form: of attachments their keys in the store. */
export const refundValues = filledFrom(refundDefaults)

/** Values of the form of a room's pictures: of images their addresses. */
export const roomValues = filledFrom(roomDefaults)

/** Values of the package form, and as JSON what can be chosen in it: `roomsZh`, `roomsEn` …, or all as `choices`. */
export const packageValues = (query) => {
  const choices = { zh: choicesIn('zh'), en: choicesIn('en') }
  const lists = Object.keys(choices.zh).flatMap((name) => [
    [`${name}Zh`, JSON.stringify(choices.zh[name])],
    [`${name}En`, JSON.stringify(choices.en[name])],
  ])
  return { ...packageIn(query), ...Object.fromEntries(lists), choices: JSON.stringify(choices) }
}

/**
 * Writes values into the places `{{name}}` of a page.
 * @param {string} html
 * @param {Record<string, string>} values
 */
export const filledForm = (html, values) =>
  html.replace(/\{\{(\w+)\}\}/g, (place, name) => escaped(values[name] ?? place))

/**
 * What a script posted, as pairs; undefined: it cannot be read.
 * @param {string} body
 * @param {string} [type] its content type
 */
export const receivedEntries = (body, type = '') => {
  if (!type.startsWith('application/json')) return [...new URLSearchParams(body)]
  try {
    return Object.entries(JSON.parse(body))
  } catch {
    return undefined // not JSON
  }
}

/**
 * What arrived, as rows of a table, in the order in which it stood in the body.
 * @param {string} body application/x-www-form-urlencoded
 * @param {string} pathname of the form
 * @returns {{ rows: string, links: string }} HTML; links: to the form, filled with it and as new
 */
export const receivedRows = (body, pathname) => {
  const entries = new URLSearchParams(body)
  const rows = [...entries].map(
    ([name, value]) => `<tr><td><code>${escaped(name)}</code></td><td>${escaped(value)}</td></tr>`,
  )
  const address = escaped(`${pathname}?${entries}`)
  const links = [
    `<a class="btn btn-primary" id="edit" href="${address}" data-en="Edit again">继续编辑</a>`,
    `<a class="btn btn-default" href="${pathname}" data-en="New form">再填一张</a>`,
  ]
  return { rows: rows.join('\n'), links: links.join(' ') }
}
