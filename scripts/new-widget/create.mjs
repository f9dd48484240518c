import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root as home } from '../workspace/root.mjs'
import { addExport, addToCatalog } from './lists.mjs'

const template = (name) => readFileSync(new URL(`templates/${name}.txt`, import.meta.url), 'utf8')

/**
 * Writes a widget and adds it to the lists.
 * @param {string} root the repository
 * @param {string} name kebab-case, such as `date-range`
 * @returns {{ written: string[], changed: string[] }} paths
 * @throws {Error} with a message for the user: an invalid name, or an existing widget
 */
export function createWidget(root, name) {
  const names = namesOf(name)
  const files = Object.entries(filesOf(names)).map(([path, from]) => ({
    path: join(root, path),
    text: fill(template(from), names),
  }))
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new Error(`There is a ${name} already: ${taken.path}`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const result = { written: files.map(({ path }) => path), changed: enter(root, names) }
  format(root, [...result.written, ...result.changed])
  return result
}

/** Line breaks and the order of imports depend on the length and letters of the name, so the formatter runs. */
function format(root, paths) {
  const biome = join(home, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`biome has something to say about the new files:\n${stderr}`)
}

/**
 * The forms of a name. `element` is its identifier in code: `dateRange`, but `switchElement`, since `switch` is a
 * reserved word.
 * @returns {{ kebab: string, camel: string, pascal: string, tag: string, element: string }}
 */
export function namesOf(kebab) {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(kebab) || kebab.startsWith('eb-')) {
    throw new Error(
      `"${kebab}" is no name for a widget: small letters and hyphens, without eb-, such as date-range`,
    )
  }
  const pascal = kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())
  if (pascal in globalThis) {
    throw new Error(
      `"${kebab}" would hide ${pascal} of the language: take two words, such as ${kebab}-picker`,
    )
  }
  const camel = pascal[0].toLowerCase() + pascal.slice(1)
  return { kebab, pascal, camel, tag: `eb-${kebab}`, element: isReserved(camel) ? `${camel}Element` : camel }
}

/** Whether a module cannot declare a constant of that name. */
function isReserved(name) {
  try {
    new Function(`'use strict'; async () => { const ${name} = 0 }`)
    return false
  } catch {
    return true
  }
}

/** Path of each file, with its template. */
function filesOf({ kebab, camel, pascal }) {
  const widget = `packages/widgets/src/${kebab}`
  const element = 'packages/elements/src'
  return {
    [`${widget}/index.ts`]: 'index.ts',
    [`${widget}/${camel}Model.ts`]: 'model.ts',
    [`${widget}/${camel}Model.test.ts`]: 'model.test.ts',
    [`${widget}/${pascal}.tsx`]: 'View.tsx',
    [`${widget}/${pascal}.css`]: 'View.css',
    [`${widget}/${pascal}.test.tsx`]: 'View.test.tsx',
    [`${widget}/strings.ts`]: 'strings.ts',
    [`${widget}/README.md`]: 'README.md',
    [`${element}/pure/${kebab}.ts`]: 'element.ts',
    [`${element}/register/${kebab}.ts`]: 'register.ts',
    [`${element}/contract/specimens/${kebab}.ts`]: 'specimen.ts',
    [`packages/elements/e2e/records/eb-${kebab}.ts`]: 'record.ts',
  }
}

function fill(text, { kebab, camel, pascal, tag, element }) {
  return text
    .replaceAll('__kebab__', kebab)
    .replaceAll('__name__', camel)
    .replaceAll('__Name__', pascal)
    .replaceAll('__tag__', tag)
    .replaceAll('__element__', element)
}

function enter(root, names) {
  const edits = {
    'packages/widgets/src/index.ts': (text) => addExport(text, `export * from './${names.kebab}'`),
    'packages/elements/src/catalog.ts': (text) => addToCatalog(text, names),
  }
  return Object.entries(edits).map(([path, edit]) => {
    const full = join(root, path)
    writeFileSync(full, edit(readFileSync(full, 'utf8')))
    return full
  })
}
