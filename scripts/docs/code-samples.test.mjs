import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { transform } from 'lightningcss'
import { compileScript, compileTemplate, parse } from 'vue3/compiler-sfc'
import { parseDocument } from 'yaml'
import { root } from '../workspace/root.mjs'
import { documentedSamples } from './documented.mjs'
import { runExample } from './example-values.mjs'
import { isDeclared, isUsed, partners, variablesOf } from './sampleNames.mjs'
import { errorsIn } from './typeErrors.mjs'

/** Modules of a Vue project that are not installed here. */
const vueProject = `declare module '*.vue' {
  const component: import('vue').Component
  export default component
}
declare module '@vitejs/plugin-vue' {
  interface Options {
    template?: { compilerOptions?: import('vue/compiler-sfc').CompilerOptions }
  }
  export default function vue(options?: Options): import('vite').PluginOption
}
`

/** A component of Vue with its script: TypeScript reads that. */
const scriptOf = (sample) => {
  const { script, scriptSetup } = parse(sample.code).descriptor
  const { content } = scriptSetup ?? script ?? {}
  return content ? [{ ...sample, code: content }] : []
}
const isComponent = ({ code }) => code.includes('<template>')

/** What samples take from the page around them: ours with its types. */
const around = `/// <reference types="@ebkit/elements/react" />
import type { EB as Loader } from '@ebkit/loader'
declare global {
  const EB: Loader
  interface ParentNode {
    querySelector(selectors: \`#\${string}\`): any
    querySelectorAll(selectors: 'eb-data-list, eb-data-form'): any
  }
  interface DocumentEventMap {
    'eb-error': CustomEvent<{ code: string; message: string }>
  }
}
`

/** A sample as a module of its own. Types of fields are texts in JavaScript. */
function moduleOf({ page, code: written }) {
  const code = written.replace(/\btype: '\w+'/g, '$& as const')
  const elements = variablesOf(page).map(({ name, tag }) => [name, `HTMLElementTagNameMap['${tag}']`])
  const outside = new Map([...partners.map((name) => [name, 'any']), ...elements])
  const declared = [...outside].filter(([name]) => isUsed(name, code) && !isDeclared(name, code))
  return [...declared.map(([name, type]) => `declare const ${name}: ${type}`), code, 'export {}'].join('\n')
}

/** Every sample of this guide is taken from an example that runs (samples.test.mjs). */
const isFromExample = ({ page }) => page === 'docs/guides/frameworks.md'

describe('code of the guides and of the pages of elements', () => {
  const templates = documentedSamples(['vue']).filter((sample) => !isFromExample(sample))
  const samples = [
    ...documentedSamples(['js', 'ts', 'tsx', 'jsx']).filter((sample) => !isFromExample(sample)),
    ...templates.filter(isComponent).flatMap(scriptOf),
  ]

  before(() => {
    // The typings are generated from the definitions.
    if (!existsSync(join(root, 'packages/elements/dist/react.d.ts')))
      execFileSync(process.execPath, ['scripts/generate-elements.mjs'], { cwd: root })
  })

  it('fits the types of what we publish', () => {
    assert.ok(samples.length > 50, String(samples.length))
    const folder = join(root, 'packages/elements/src')
    const sources = new Map([
      [join(folder, '.around.d.ts'), around],
      [join(folder, '.vueProject.d.ts'), vueProject],
      ...samples.map((sample, index) => [join(folder, `.sample-${index}.tsx`), moduleOf(sample)]),
    ])
    // A partner's JavaScript knows no types.
    const found = errorsIn(sources, {
      strict: false,
      exactOptionalPropertyTypes: false,
      noUnusedParameters: false,
      noUncheckedIndexedAccess: false,
      // Samples are for Vue 3; the package of that name is Vue 2 here.
      paths: {
        vue: [join(root, 'node_modules/vue3/dist/vue.d.ts')],
        'vue/compiler-sfc': [join(root, 'node_modules/vue3/compiler-sfc/index.d.ts')],
      },
    })
    const named = found.map((error) =>
      error.replace(/^.*\.sample-(\d+)\.tsx/, (_, index) => samples[index].title),
    )
    assert.deepEqual(named, [])
    const wrong =
      "declare const picker: HTMLElementTagNameMap['eb-product-picker']\nvoid picker.pikc()\nexport {}"
    sources.set(join(folder, '.sample-0.tsx'), wrong)
    assert.notDeepEqual(errorsIn(sources), [])
  })

  it('in templates of Vue compiles', () => {
    assert.ok(templates.some(isComponent) && !templates.every(isComponent))
    const isCustomElement = (tag) => tag.startsWith('eb-')
    for (const sample of templates.filter(isComponent)) {
      const { descriptor, errors } = parse(sample.code)
      assert.deepEqual(errors, [], sample.title)
      const templateOptions = { compilerOptions: { isCustomElement } }
      const { content } = compileScript(descriptor, { id: 'sample', inlineTemplate: true, templateOptions })
      assert.match(content, /"eb-/, sample.title)
    }
    for (const { code, title } of templates.filter((sample) => !isComponent(sample)))
      assert.deepEqual(compileTemplate({ source: code, filename: title, id: title }).errors, [], title)
  })

  it('as JSON is JSON', () => {
    for (const { code, title } of documentedSamples(['json']))
      assert.doesNotThrow(() => JSON.parse(code), title)
  })

  it('of @ebkit/rules runs, and does what its comments say', async () => {
    const ours = documentedSamples(['js']).filter(({ code }) => code.includes("from '@ebkit/rules'"))
    assert.ok(ours.length > 3, String(ours.length))
    const given = "const typed = 'a'\nconst rows = [{ name: 'a', price: 120 }]\n"
    for (const { code, title } of ours)
      await assert.doesNotReject(runExample(`${given}${code}`, join(root, 'packages/widgets/src')), title)
  })

  it('as CSS has rules and properties that a parser knows', () => {
    const samples = documentedSamples(['css'])
    assert.ok(samples.length > 3)
    const warningsOf = (code) =>
      transform({ filename: 'sample.css', code: Buffer.from(code), errorRecovery: false }).warnings
    for (const { code, title } of samples) assert.deepEqual(warningsOf(code), [], title)
    assert.throws(() => warningsOf('.a { color: red'.concat('; } }')))
  })

  it('as YAML, HTTP or a shell script can be read', () => {
    for (const { code, title } of documentedSamples(['yaml']))
      assert.deepEqual(parseDocument(code).errors, [], title)
    for (const { code, title } of documentedSamples(['http']))
      assert.doesNotThrow(
        () => new Headers(code.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2))),
        title,
      )
    const shell = documentedSamples(['sh', 'bash'])
    assert.ok(shell.length > 4)
    for (const { code, title } of shell)
      assert.doesNotThrow(() => execFileSync('bash', ['-n', '-c', code], { stdio: 'pipe' }), title)
  })
})
