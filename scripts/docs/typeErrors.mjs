import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/root.mjs'

/**
 * What TypeScript finds in sources that stand in memory.
 *
 * @param {Map<string, string>} sources path → text
 * @param {import('typescript').CompilerOptions} [own] in place of the repository's
 * @returns {string[]} path and message
 */
export function errorsIn(sources, own = {}) {
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
    ...own,
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
