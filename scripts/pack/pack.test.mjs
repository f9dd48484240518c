import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { build } from 'esbuild'
import { publint } from 'publint'
import ts from 'typescript'
import { buildPackages } from '../build/main.mjs'
import { minifyStyles } from '../build/targets.mjs'
import { root } from '../workspace/root.mjs'
import { sizeOfImport } from './importSizes.mjs'
import { packAll, packed } from './pack.mjs'
import { importableEntries, renderOnServer } from './server/onServer.mjs'
import { publishedManifest } from './stage.mjs'
import { refusedLines, wrongTypes } from './types.mjs'

const page = `
import { createRoot } from 'react-dom/client'
import '@ebkit/elements/product-picker'
import { ProductPicker } from '@ebkit/widgets/product-picker'
export const picker = <ProductPicker selection={[]} />
createRoot(document.body).render(<eb-product-picker name="products" oneb-change={(event) => event.detail.value} />)
`

const filesIn = (folder, name) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))

/** Entry and name of the component that each element shows. */
const componentsOfElements = () =>
  filesIn(join(root, 'packages/elements/src/pure'), /^[a-z-]+\.ts$/).flatMap((path) => {
    const [, component] = /component: (\w+)/.exec(readFileSync(path, 'utf8')) ?? []
    return component ? [[basename(path, '.ts'), component]] : []
  })

/** Rows of the README's table. */
const importSizesOf = (readme) =>
  [...readme.matchAll(/^\| `@ebkit\/widgets\/([a-z-]+)` \| ([\d.]+) \|$/gm)].map(([, key, kib]) => [
    key,
    Number(kib),
  ])

describe('packed packages', () => {
  let folder
  let tarballs
  const installed = (...parts) => join(folder, 'node_modules', ...parts)

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eb-packed-'))
    assert.ok(await buildPackages(), 'packages are built')
    tarballs = packAll(join(folder, 'tarballs'))
    for (const tarball of tarballs) install(tarball)
    // Their dependencies come from the workspace.
    for (const name of dependenciesOf(packed)) link(name)
    link('vue', 'vue3')
  })
  after(() => rmSync(folder, { recursive: true }))

  function install(tarball) {
    const [, name] = /ebkit-([a-z]+)-\d/.exec(tarball)
    mkdirSync(installed('@ebkit', name), { recursive: true })
    execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', installed('@ebkit', name)])
  }

  const manifestOf = (name) => JSON.parse(readFileSync(installed('@ebkit', name, 'package.json'), 'utf8'))

  function dependenciesOf(names) {
    const all = names.flatMap((name) => {
      const { dependencies, peerDependencies } = manifestOf(name)
      return Object.keys({ ...dependencies, ...peerDependencies })
    })
    return [...new Set([...all, '@types/react', '@types/react-dom', 'csstype'])].filter(
      (name) => !name.startsWith('@ebkit/'),
    )
  }

  function link(name, source = name) {
    mkdirSync(join(installed(name), '..'), { recursive: true })
    symlinkSync(join(root, 'node_modules', source), installed(name))
  }

  it('contain no reference to sources, name each other by version, and contain nothing of this machine', () => {
    for (const name of packed) {
      const manifest = manifestOf(name)
      assert.doesNotMatch(JSON.stringify(manifest), /src\/|"source"|workspace:|file:/, name)
      for (const [dependency, version] of Object.entries(manifest.dependencies ?? {}))
        assert.match(version, /^\d+\.\d+\.\d+$/, dependency)
      const files = readdirSync(installed('@ebkit', name), { recursive: true, withFileTypes: true })
      for (const file of files.filter((each) => each.isFile())) {
        assert.doesNotMatch(file.name, /(?<!\.d)\.tsx?$|\.css$|\.test\./, file.name)
        assert.ok(
          !readFileSync(join(file.parentPath ?? file.path, file.name), 'utf8').includes(root),
          file.name,
        )
      }
    }
  })

  it('contain every style sheet as text', () => {
    for (const name of ['ui', 'widgets']) {
      const source = join(root, 'packages', name, 'src')
      const sheets = filesIn(source, /(?<!testing.*)\.css$/)
      assert.ok(sheets.length > 10, name)
      const scripts = filesIn(installed('@ebkit', name), /\.js$/).map((path) => readFileSync(path, 'utf8'))
      for (const path of sheets) {
        const parts = minifyStyles(readFileSync(path, 'utf8'), path).split(/["'`\\\n]/)
        const longest = parts.sort((one, other) => other.length - one.length)[0]
        assert.ok(longest.length > 20, path)
        assert.ok(
          scripts.some((script) => script.includes(longest)),
          path,
        )
      }
    }
  })

  it('every entry can be imported on a server, and every widget renders there: no DOM, nothing registered, nothing left', () => {
    const entries = packed.flatMap((name) => importableEntries(manifestOf(name)))
    assert.ok(entries.length > 250, String(entries.length))
    const rendered = renderOnServer(folder, entries)
    const tags = entries.flatMap((entry) => /\/pure\/(.+)/.exec(entry)?.[1] ?? []).map((name) => `eb-${name}`)
    // eb-scope has no view.
    assert.deepEqual(Object.keys(rendered).sort(), tags.filter((tag) => tag !== 'eb-scope').sort())
    assert.match(rendered['eb-switch'], /<input [^>]*role="switch"/)
    assert.match(rendered['eb-data-list'], /eb-skeleton/)
  })

  it('are bundled into a page of React 19 without a warning', async () => {
    const { warnings, outputFiles, metafile } = await build({
      stdin: { contents: page, loader: 'tsx', resolveDir: folder },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      splitting: true,
      outdir: join(folder, 'out'),
      jsx: 'automatic',
      logLevel: 'silent',
    })
    assert.deepEqual(warnings, [])
    assert.ok(outputFiles.some(({ text }) => text.includes('eb-product-picker')))
    const sources = Object.keys(metafile.inputs).filter((path) => /packages\/[a-z]+\/(src|dist)/.test(path))
    assert.deepEqual(sources, [], 'nothing comes from this repository')
  })

  it('one import of a widget brings no more than the script tag loads for its element, and no ali-oss', async () => {
    const listed = new Map(importSizesOf(readFileSync(join(root, 'packages/widgets/README.md'), 'utf8')))
    const pages = new Map(
      JSON.parse(readFileSync(join(root, 'docs/sizes.json'), 'utf8')).map((page) => [page.name, page]),
    )
    let count = 0
    for (const [key, component] of componentsOfElements()) {
      const page = pages.get(`eb-${key}`)
      const { kib, inputs } = await sizeOfImport(
        folder,
        `export { ${component} } from '@ebkit/widgets/${key}'`,
      )
      const own = page.atRest - pages.get('eb').atRest
      assert.ok(kib <= 1.05 * own, `${key}: ${kib.toFixed(1)} KiB, the element ${own.toFixed(1)}`)
      assert.deepEqual(
        inputs.filter((path) => path.includes('/ali-oss/')),
        [],
        key,
      )
      if (!listed.has(key)) continue
      count += 1
      assert.ok(Math.abs(kib - listed.get(key)) <= 0.5, `README of widgets: ${key} is ${kib.toFixed(1)} KiB`)
    }
    assert.equal(count, listed.size)
    assert.ok(count > 5)
  })

  it("have valid types for Node's module resolution", () => {
    const file = join(folder, 'page.mts')
    const text = `import '@ebkit/elements/product-picker'
      import { ProductPicker } from '@ebkit/widgets'
      const element = document.createElement('eb-product-picker')
      element.addEventListener('eb-change', ({ detail }) => detail.value.map(({ ticketProductId }) => ticketProductId))
      export const key: string | undefined = (await element.pick({ max: 2 }))?.[0]?.productType
      export { ProductPicker }`
    const options = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true,
      types: [],
    }
    const host = ts.createCompilerHost(options)
    const { getSourceFile, fileExists } = host
    host.fileExists = (name) => name === file || fileExists(name)
    host.getSourceFile = (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, rest[0]) : getSourceFile(name, ...rest)
    const program = ts.createProgram([file], options, host)
    const problems = ts
      .getPreEmitDiagnostics(program)
      .filter(({ file: at }) => !at || at.fileName.includes('@ebkit') || at.fileName === file)
      .map(
        ({ file: at, messageText }) =>
          `${at?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      )
    assert.deepEqual(problems, [])
  })

  it('give our tags strict types in TSX and in templates of Vue, by the import of an element alone', () => {
    assert.deepEqual(refusedLines(folder), [
      'Refused.vue(6)',
      'Refused.vue(7)',
      'Refused.vue(8)',
      'refused.tsx(3)',
      'refused.tsx(4)',
      'refused.tsx(5)',
      'refused.tsx(6)',
    ])
  })

  it('have a README, and the licence of the repository', () => {
    const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const name of packed) {
      assert.match(
        readFileSync(installed('@ebkit', name, 'README.md'), 'utf8'),
        new RegExp(`^# @ebkit/${name}\n`),
      )
      assert.equal(manifestOf(name).license, license, name)
    }
  })

  it('publint finds nothing', async () => {
    for (const name of packed) {
      const { messages } = await publint({ pkgDir: installed('@ebkit', name), strict: true, pack: false })
      assert.deepEqual(messages, [], name)
    }
  })

  // Minutes for all packages.
  it('arethetypeswrong finds nothing', { skip: !process.env.EB_SOAK }, async () => {
    for (const tarball of tarballs) assert.deepEqual(await wrongTypes(tarball), [], tarball)
  })

  it('npm would publish them', { skip: !process.env.EB_SOAK }, () => {
    for (const tarball of tarballs)
      execFileSync('npm', ['publish', '--dry-run', '--access', 'restricted', tarball], { stdio: 'pipe' })
  })

  it('package.json is published without source entries', () => {
    const manifest = publishedManifest({
      name: 'some',
      sideEffects: ['./src/register/*', './dist/register/*'],
      exports: {
        '.': { source: './src/index.ts', default: './dist/index.js' },
        './data.json': './dist/data.json',
      },
      imports: { '#some': './src/some.ts' },
    })
    assert.deepEqual(manifest, {
      name: 'some',
      sideEffects: ['./dist/register/*'],
      exports: { '.': { default: './dist/index.js' }, './data.json': './dist/data.json' },
    })
  })
})
