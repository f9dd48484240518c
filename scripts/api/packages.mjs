// What a package exports, as text: one line for what a caller can name, so that a change of the interface is seen in a diff.
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../workspace/root.mjs'
import { inLines } from './inLines.mjs'

const { SymbolFlags, TypeFormatFlags } = ts
const format =
  TypeFormatFlags.NoTruncation |
  TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  TypeFormatFlags.WriteArrowStyleSignature

/**
 * @param {string[]} names folders of packages
 * @returns {Record<string, string>} the report of each, by its folder
 */
export function packageReports(names) {
  const entryOf = (name) => join(root, 'packages', name, 'src/index.ts')
  const styles = join(root, 'packages/ui/src/css.d.ts')
  const program = ts.createProgram([...names.map(entryOf), styles], options())
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    names.map((name) => [name, reportOf(checker, program.getSourceFile(entryOf(name)))]),
  )
}

function options() {
  const { compilerOptions } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config
  const { options: read } = ts.convertCompilerOptionsFromJson(compilerOptions, root)
  return {
    ...read,
    composite: false,
    declaration: false,
    declarationMap: false,
    emitDeclarationOnly: false,
    noEmit: true,
    // Otherwise the parts of a union stand in the order in which the compiler meets them.
    stableTypeOrdering: true,
  }
}

/** Everything that a module exports, by name. */
export function reportOf(checker, source) {
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source))
  return names
    .map((symbol) => [
      symbol.name,
      symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, symbol]) => linesOf(checker, name, symbol))
    .map((line) => inLines(line.replaceAll(`${root}/`, '')))
    .join('\n')
    .concat('\n')
}

function linesOf(checker, name, symbol) {
  const print = (type, flags = 0) => checker.typeToString(type, undefined, format | flags)
  const { flags } = symbol
  const lines = []
  if (flags & SymbolFlags.Class) {
    const type = checker.getTypeOfSymbol(symbol)
    lines.push(`class ${name}`)
    for (const each of type.getConstructSignatures())
      lines.push(`  new ${checker.signatureToString(each, undefined, format)}`)
    lines.push(...members(checker, checker.getDeclaredTypeOfSymbol(symbol)))
  } else if (flags & SymbolFlags.Interface) {
    lines.push(
      `interface ${name}${parametersOf(symbol)}`,
      ...members(checker, checker.getDeclaredTypeOfSymbol(symbol)),
    )
  } else if (flags & SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    lines.push(`type ${name}${parametersOf(symbol)} = ${print(type, TypeFormatFlags.InTypeAlias)}`)
  }
  // A name may stand for a type and for a value.
  if (flags & SymbolFlags.Function)
    for (const each of checker.getTypeOfSymbol(symbol).getCallSignatures())
      lines.push(
        `function ${name}${checker.signatureToString(each, undefined, format & ~TypeFormatFlags.WriteArrowStyleSignature)}`,
      )
  else if (flags & SymbolFlags.Variable)
    lines.push(`const ${name}: ${print(checker.getTypeOfSymbol(symbol))}`)
  return lines
}

/** `<Value, Row = object>` as it is written. */
function parametersOf(symbol) {
  const written = symbol.declarations?.find((one) => one.typeParameters)?.typeParameters
  return written ? `<${written.map((one) => one.getText()).join(', ')}>` : ''
}

const isPrivate = (symbol) =>
  symbol.declarations?.some(
    (one) =>
      (one.name && ts.isPrivateIdentifier(one.name)) ||
      ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Private,
  )

/** Properties and methods, inherited ones of ours included; those of the language and the browser are known. */
function members(checker, type) {
  const own = type.getProperties().filter((symbol) => !isPrivate(symbol) && !isOfLibrary(symbol))
  const calls = type.getCallSignatures().map((each) => checker.signatureToString(each, undefined, format))
  const index = checker
    .getIndexInfosOfType(type)
    .map(
      ({ keyType, type: value }) =>
        `[key: ${checker.typeToString(keyType)}]: ${checker.typeToString(value, undefined, format)}`,
    )
  const named = own
    .map((symbol) => {
      const isOptional = symbol.flags & SymbolFlags.Optional
      const given = checker.getTypeOfSymbol(symbol)
      const printed = checker.typeToString(
        isOptional ? withoutUndefined(checker, given) : given,
        undefined,
        format,
      )
      return `${symbol.name}${isOptional ? '?' : ''}: ${printed}`
    })
    .sort()
  return [...calls, ...index, ...named].map((line) => `  ${line}`)
}

/** A nullable type keeps its null. */
const withoutUndefined = (checker, type) =>
  type.flags & ts.TypeFlags.Unknown ||
  (type.isUnion() && type.types.some((one) => one.flags & ts.TypeFlags.Null))
    ? type
    : checker.getNonNullableType(type)

const isOfLibrary = (symbol) =>
  symbol.declarations?.every((one) => one.getSourceFile().fileName.includes('/node_modules/')) ?? false
