// The page of each element: the author's text (the widget's README), then tables from the manifest.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const widgets = join(root, 'packages/widgets/src')

/**
 * Writes a Markdown page for each element of the manifest.
 * @param {object} manifest custom-elements.json
 * @param {string} folder emptied first
 * @returns {string[]} paths of the pages
 */
export function writeElementPages(manifest, folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const elements = manifest.modules
    .flatMap((module) => module.declarations ?? [])
    .filter((declaration) => declaration.tagName)
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1))
  return elements.map((element) => {
    const path = join(folder, `${element.tagName}.md`)
    writeFileSync(path, elementPage(element, readmeOf(element.tagName)))
    return path
  })
}

/** @param {object} element a custom-element declaration of the manifest @param {string | undefined} readme */
export function elementPage(element, readme = `# ${element.tagName}\n\n${text(element.description)}\n`) {
  const front = `---\ntitle: ${element.tagName}\ngroup: Elements\n---`
  // A section by the author replaces the generated table.
  const further = tables(element).filter((table) => !readme.includes(`${table.split('\n', 1)[0]}\n`))
  return [front, withSession(element, readme.trim()), importOf(element), ...further].join('\n\n').concat('\n')
}

/** How a page with a bundler gets the element; the script tag brings all of them. */
const importOf = ({ tagName }) => {
  const name = tagName.slice('eb-'.length)
  return `## Import

The script tag has the element. With a bundler, register it:

\`\`\`js
import '@ebkit/elements/${name}'
\`\`\`

\`@ebkit/elements/pure/${name}\` has its definition, and registers nothing by itself.`
}

/** An example that makes calls waits in a template until example.js knows that somebody is signed in. */
const withSession = ({ connected }, readme) =>
  connected
    ? readme.replace(
        /(<div class="example">)\n([\s\S]*?)\n<\/div>(?=\n\n|$)/g,
        '$1<template>\n$2\n</template></div>',
      )
    : readme

function tables(element) {
  const fields = fieldsOf(element)
  const methods = (element.members ?? []).filter(({ kind }) => kind === 'method')
  const attributes = new Map((element.attributes ?? []).map((one) => [one.fieldName ?? one.name, one.name]))
  return [
    section('Properties', ['property', 'attribute', 'type', 'default', ''], fields, (field) => [
      field.onlyAttribute ? '–' : code(field.name),
      attributes.has(field.name) ? code(attributes.get(field.name)) : '–',
      code(field.type?.text),
      code(field.default),
      text(field.description),
    ]),
    section('Events', ['event', 'detail', ''], element.events, (event) => [
      code(event.name),
      code(detailOf(event)),
      text(event.description),
    ]),
    section('Methods', ['method', ''], methods, (method) => [
      code(signature(method)),
      text(method.description),
    ]),
    section('Keyboard', ['key', ''], Object.entries(element.keyboard ?? {}), ([key, what]) => [
      text(key),
      text(what),
    ]),
    section('Slots', ['slot', ''], element.slots, (slot) => [
      slot.name ? code(slot.name) : 'default',
      text(slot.description),
    ]),
    section('Parts', ['part', ''], element.cssParts, (part) => [code(part.name), text(part.description)]),
    section('Custom properties', ['property', 'default', ''], element.cssProperties, (property) => [
      code(property.name),
      code(property.default),
      text(property.description),
    ]),
  ].filter(Boolean)
}

/** Properties, then attributes without a property of ours, such as lang. */
function fieldsOf({ members = [], attributes = [] }) {
  const fields = members.filter(({ kind }) => kind === 'field')
  const names = new Set(fields.map(({ name }) => name))
  const others = attributes.filter(({ name, fieldName = name }) => !names.has(fieldName))
  return [...fields, ...others.map((attribute) => ({ ...attribute, onlyAttribute: true }))]
}

/** `{ level: Level }` of `CustomEvent<{ level: Level }>`; empty without a detail. */
function detailOf({ type }) {
  const detail = type?.text.replace(/^CustomEvent<(.*)>$/, '$1')
  return detail === 'null' ? undefined : detail
}

function section(title, heads, items, row) {
  if (!items?.length) return undefined
  const rows = items.map((item) => `| ${row(item).join(' | ')} |`)
  return [`## ${title}`, '', `| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows].join(
    '\n',
  )
}

function signature({ name, parameters = [] }) {
  return `${name}(${parameters.map((one) => (one.optional ? `${one.name}?` : one.name)).join(', ')})`
}

/**
 * Author's page of an element: eb-date-range has it in packages/widgets/src/date-range/README.md; one without a widget beside
 * its definition.
 *
 * @param {string} tagName
 * @returns {string | undefined} Markdown
 */
export function readmeOf(tagName) {
  const name = tagName.slice('eb-'.length)
  const places = [join(widgets, name, 'README.md'), join(root, 'packages/elements/src/pure', `${name}.md`)]
  const path = places.find((place) => existsSync(place))
  return path && readFileSync(path, 'utf8')
}

const cell = (value) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
const code = (value) => (value === undefined || value === '' ? '–' : `\`${cell(value)}\``)
// A description may mention <dialog>, which would become an element in a page.
const text = (value) => cell(value).replace(/<(?=[a-z/])/gi, '&lt;')
