import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import ts from 'typescript'
import { elementsFolder, run } from './definitions.mjs'
import { describeElements } from './describe.mjs'
import { filesOf } from './files.mjs'

let elements
let files

before(async () => {
  elements = await describeElements()
  files = filesOf(elements)
})

const elementOf = (tag) => elements.find((element) => element.tag === tag)

describe('generated from the definitions', () => {
  it('has every element of the catalogue, each with texts for people', () => {
    const catalog = readFileSync(join(elementsFolder, 'src', 'catalog.ts'), 'utf8')
    const tags = [...catalog.matchAll(/'(eb-[\w-]+)':/g)].map(([, tag]) => tag)
    assert.deepEqual(elements.map(({ tag }) => tag).sort(), tags.sort())
    for (const element of elements) {
      const described = [...element.properties, ...element.events, ...element.methods]
      assert.deepEqual(
        described.filter(({ description }) => !description).map(({ name }) => `${element.tag} ${name}`),
        [],
        'properties, events and methods without a doc comment',
      )
    }
  })

  it('takes types and texts from the props of the component', () => {
    const { properties, events, methods } = elementOf('eb-satisfaction')
    const level = properties.find(({ name }) => name === 'level')
    assert.equal(level.type, "'page' | 'system'")
    assert.equal(level.default, "'page'")
    assert.equal(properties.find(({ name }) => name === 'testHosts').attribute, 'test-hosts')
    assert.equal(events.find(({ name }) => name === 'eb-show').detail, "{ level: 'page' | 'system' }")
    const show = methods.find(({ name }) => name === 'show')
    assert.deepEqual(show.parameters, [{ name: 'level', type: "'page' | 'system'", optional: true }])
  })
})

describe('on a server', () => {
  it('contract 6 entries can be imported, and registering does nothing', async () => {
    assert.equal(typeof globalThis.HTMLElement, 'undefined')
    const { satisfaction, scope } = await run(`
      export * from './src/index'
      export * from './src/register/satisfaction'
      export * from './src/register/scope'`)
    satisfaction.register()
    scope.register()
    assert.equal(satisfaction.definition.tag, 'eb-satisfaction')
  })
})

describe('custom-elements.json', () => {
  it('has the shape of the manifest schema 2.1', () => {
    const manifest = JSON.parse(files['custom-elements.json'])
    assert.match(manifest.schemaVersion, /^\d+\.\d+\.\d+$/)
    for (const module of manifest.modules) {
      assert.equal(module.kind, 'javascript-module')
      assert.equal(typeof module.path, 'string')
      const [declaration] = module.declarations
      assert.equal(declaration.kind, 'class')
      assert.equal(declaration.customElement, true)
      checkNamed(declaration.attributes, ['name', 'type', 'description'])
      checkNamed(declaration.members, ['kind', 'name', 'description'])
      checkNamed(declaration.events, ['name', 'type', 'description'])
      for (const list of ['slots', 'cssParts', 'cssProperties'])
        checkNamed(declaration[list], ['name', 'description'])
      for (const member of declaration.members) assert.match(member.kind, /^(field|method)$/)
      for (const { type } of declaration.attributes) assert.equal(typeof type.text, 'string')
      const [definition] = module.exports
      assert.equal(definition.kind, 'custom-element-definition')
      assert.equal(definition.name, declaration.tagName)
      assert.equal(definition.declaration.name, declaration.name)
    }
  })

  it('has every element', () => {
    const manifest = JSON.parse(files['custom-elements.json'])
    const tags = manifest.modules.map(({ declarations }) => declarations[0].tagName)
    assert.deepEqual(tags.sort(), elements.map(({ tag }) => tag).sort())
  })

  it('names a field for the attribute of each property', () => {
    const manifest = JSON.parse(files['custom-elements.json'])
    for (const { declarations } of manifest.modules) {
      const fields = new Set(declarations[0].members.map(({ name }) => name))
      for (const { fieldName } of declarations[0].attributes)
        assert.ok(fieldName === undefined || fields.has(fieldName), fieldName)
    }
  })
})

function checkNamed(list, keys) {
  assert.ok(Array.isArray(list))
  for (const item of list) for (const key of keys) assert.ok(key in item, `${item.name} has no ${key}`)
}

describe('html-data.json', () => {
  it('has the shape of custom data for HTML, version 1.1', () => {
    const data = JSON.parse(files['html-data.json'])
    assert.equal(data.version, 1.1)
    for (const tag of data.tags) {
      assert.match(tag.name, /^eb-[a-z-]+$/)
      assert.equal(typeof tag.description, 'string')
      for (const { name, values } of tag.attributes) {
        assert.match(name, /^[a-z-]+$/)
        for (const value of values ?? []) assert.equal(typeof value.name, 'string')
      }
      const names = tag.attributes.map(({ name }) => name)
      assert.equal(new Set(names).size, names.length, 'no attribute twice')
    }
  })
})

/** What the typings use of Vue; scripts/pack checks templates with Vue itself. */
const stubs = {
  'vue-stub.d.ts':
    "declare module 'vue' { interface GlobalComponents {} interface HTMLAttributes { id?: string } interface ReservedProps { ref?: string } }",
  'vue/index.d.ts': 'export {}',
}

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
}

/** The library's and React's typings, which no check changes. */
const libraries = new Map()

/** A compiler that finds some files in memory. @param {Map<string, string>} kept path → text */
function compilerWith(kept, jsxImportSource) {
  const host = ts.createCompilerHost({ ...options, jsxImportSource })
  const { readFile, fileExists } = host
  host.readFile = (path) => kept.get(path) ?? readFile(path)
  host.fileExists = (path) => kept.has(path) || fileExists(path)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (path, ...rest) => {
    if (kept.has(path)) return ts.createSourceFile(path, kept.get(path), rest[0])
    if (!libraries.has(path)) libraries.set(path, getSourceFile(path, ...rest))
    return libraries.get(path)
  }
  return host
}

/**
 * Type-checks sources, each a module of its own, beside the generated typings.
 * @param {Record<string, string>} sources by a name
 * @returns {Record<string, string[]>} what is wrong with each, with its line
 */
function errorsIn(sources, { jsxImportSource = 'react', types = [] } = {}) {
  const folder = join(elementsFolder, 'dist')
  const at = (name) => join(folder, name)
  const pathOf = (name) => at(`.check-${name}.tsx`)
  const typings = ['elements', ...types].map((name) => `${name}.d.ts`)
  const kept = new Map(Object.entries({ ...files, ...stubs }).map(([name, text]) => [at(name), text]))
  for (const [name, source] of Object.entries(sources)) kept.set(pathOf(name), `${source}\nexport {}`)
  const roots = [...Object.keys(sources).map(pathOf), ...typings.map(at)]
  const program = ts.createProgram(
    roots,
    { ...options, jsxImportSource },
    compilerWith(kept, jsxImportSource),
  )
  const messages = (path) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(path)).map((one) => {
      const { line } = one.file.getLineAndCharacterOfPosition(one.start)
      return `${line + 1}: ${ts.flattenDiagnosticMessageText(one.messageText, '\n')}`
    })
  for (const path of typings.map(at)) assert.deepEqual(messages(path), [], path)
  return Object.fromEntries(Object.keys(sources).map((name) => [name, messages(pathOf(name))]))
}

const handler = 'oneb-submit={(event: CustomEvent<{ nothing: 1 }>) => event}'
const tagsInJsx = (className) => ({
  right: `export const view = (
    <eb-scope hotelId="1" lang="zh-CN" theme="dark">
      <eb-satisfaction pageKey="/orders" level="system" manual testHosts={['localhost']} ${className}="a" data-theme="dark"
        oneb-submit={(event) => { event.detail.url.length }}
        ref={(element) => { element?.show('page') }} />
      <eb-select options='[{"value":"hz"}]' /> <eb-number-input min="1" max={9} />
    </eb-scope>)`,
  attribute: 'export const view = <eb-satisfaction pageKye="/orders" />',
  value: 'export const view = <eb-satisfaction level="galaxy" />',
  detail: `export const view = <eb-satisfaction ${handler} />`,
  tag: 'export const view = <eb-satisfactoin />',
})

describe('typings', () => {
  it('know the elements in the DOM', () => {
    const { right, value, method } = errorsIn({
      right: `
      const element = document.createElement('eb-satisfaction')
      element.level = 'system'
      element.show('page')
      element.addEventListener('eb-submit', (event) => event.detail.score.toFixed())
      element.addEventListener('click', (event) => event.clientX)`,
      value: `document.createElement('eb-satisfaction').level = 'galaxy'`,
      method: `document.createElement('eb-satisfaction').shwo()`,
    })
    assert.deepEqual(right, [])
    assert.match(value[0], /galaxy/)
    assert.match(method[0], /shwo/)
  })

  for (const [runtime, className] of [
    ['react', 'className'],
    ['preact', 'class'],
  ]) {
    let found
    before(() => {
      found = errorsIn(tagsInJsx(className), { jsxImportSource: runtime, types: [runtime] })
    })

    it(`know the tags in JSX of ${runtime}`, () => {
      assert.deepEqual(found.right, [])
    })

    it(`refuse in JSX of ${runtime} an unknown attribute, a wrong value, a wrong event detail`, () => {
      assert.match(found.attribute[0], /pageKye/)
      assert.match(found.value[0], /galaxy/)
      assert.notDeepEqual(found.detail, [])
      assert.match(found.tag[0], /eb-satisfactoin/)
    })
  }

  it('know the tags in templates of Vue 3', () => {
    const { props: errors } = errorsIn(
      {
        props: `
      import type { GlobalComponents } from 'vue'
      type Props = InstanceType<GlobalComponents['eb-satisfaction']>['$props']
      export const props: Props = { pageKey: '/orders', onEbSubmit: (event) => event.detail.url }
      export const everywhere: Props = { hotelId: '100101', ebCloak: '' }
      export const wrong: Props = { pageKye: '/orders' }
      type Tabs = InstanceType<GlobalComponents['eb-tabs']>['$props']
      export const tabs: Tabs = { modelValue: 'a', 'onUpdate:modelValue': (value) => value.trim() }
      export const openBy = (ref: InstanceType<GlobalComponents['eb-satisfaction']>) => [ref.show(), ref.close()]`,
      },
      { types: ['vue-stub', 'vue'] },
    )
    assert.equal(errors.length, 2)
    assert.match(errors[0], /pageKye/)
    assert.match(errors[1], /'close' does not exist/, 'a ref has the methods of the element, and no others')
  })
})
