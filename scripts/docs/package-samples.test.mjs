import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { root } from '../workspace/root.mjs'
import { packageGroups, publicPackages } from './packages.mjs'

const packages = publicPackages().filter(({ group }) => group === packageGroups[0])

/** Code of an introduction that TypeScript reads. */
const samplesOf = ({ introduction }) =>
  [...introduction.matchAll(/```(?:js|tsx?)\n([\s\S]*?)\n```/g)].map(([, code]) => code)

/** What is wrong with sources that stand in memory, beside the entry of their package. */
function errorsIn(sources) {
  const path = join(root, 'tsconfig.base.json')
  const { compilerOptions } = ts.readConfigFile(path, ts.sys.readFile).config
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root)
  const settings = {
    ...options,
    composite: false,
    declarationMap: false,
    noEmit: true,
    emitDeclarationOnly: false,
    noUnusedLocals: false,
  }
  const host = ts.createCompilerHost(settings)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (file) => sources.get(file) ?? readFile.call(host, file)
  host.fileExists = (file) => sources.has(file) || fileExists.call(host, file)
  host.getSourceFile = (file, ...rest) =>
    sources.has(file)
      ? ts.createSourceFile(file, sources.get(file), rest[0], true)
      : getSourceFile.call(host, file, ...rest)
  const styles = join(root, 'packages/ui/src/css.d.ts')
  const program = ts.createProgram([...sources.keys(), styles], settings, host)
  return [...sources.keys()].flatMap((file) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  )
}

describe('the introduction of each package', () => {
  for (const pack of packages)
    it(`${pack.name} has an example`, () => {
      assert.ok(samplesOf(pack).length > 0)
    })

  it('has examples whose types fit', () => {
    const sources = new Map(
      packages.flatMap((pack) =>
        samplesOf(pack).map((code, index) => [
          pack.entry.replace(/index\.ts$/, `.sample-${index}.tsx`),
          `${code}\nexport {}`,
        ]),
      ),
    )
    assert.deepEqual(errorsIn(sources), [])
    const [[file, code]] = sources
    assert.notDeepEqual(errorsIn(new Map([[file, `${code}\nimport '@ebkit/elements/date-rang'`]])), [])
  })
})
