// Types and doc comments of the components' props, through the TypeScript checker, so that nothing is written twice.
import { join } from 'node:path'
import ts from 'typescript'
import { elementsFolder, sourceOf } from './definitions.mjs'
import { printType } from './printType.mjs'

/**
 * @typedef {{ type: string, doc: string, optional: boolean }} Described
 * @typedef {{ name: string, type: string, optional: boolean }} Parameter
 * @typedef {Described & { parameters: Parameter[], returns: string }} DescribedFunction
 */

/**
 * Opens the sources of the elements.
 *
 * @returns {{ propsOf(tag: string, name: string): Props }}
 */
export function openTypes() {
  const path = join(elementsFolder, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, elementsFolder)
  const program = ts.createProgram(fileNames, {
    ...options,
    noEmit: true,
    composite: false,
    incremental: false,
  })
  const checker = program.getTypeChecker()
  const sourceFileOf = (tag) => program.getSourceFile(sourceOf(tag))
  return {
    propsOf: (tag, name) => new Props(checker, propsType(checker, sourceFileOf(tag), name)),
  }
}

/** The type argument of `export const name = defineElement<Props>(…)`, else the interface `<Name>Props` beside it. */
function propsType(checker, source, name) {
  const wanted = `${name[0].toUpperCase()}${name.slice(1)}Props`
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name: variable, initializer } of statement.declarationList.declarations)
        if (variable.getText() === name && ts.isCallExpression(initializer) && initializer.typeArguments)
          return checker.getTypeFromTypeNode(initializer.typeArguments[0])
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === wanted)
      return checker.getTypeAtLocation(statement.name)
  }
  throw new Error(`${source.fileName}: no type of the props of ${name}`)
}

/** The props of one component. */
class Props {
  #checker
  #type

  constructor(checker, type) {
    this.#checker = checker
    this.#type = type
  }

  /** @returns {Described} a property, with the type that can be assigned */
  property(name) {
    return this.#describe(this.#symbol(this.#type, name))
  }

  /** @returns {DescribedFunction} a callback */
  callback(name) {
    return this.#describeFunction(this.#symbol(this.#type, name))
  }

  /** @returns {DescribedFunction | undefined} a method of the component's handle */
  method(name) {
    const handle = this.#type.getProperty('handle')
    if (!handle) return undefined
    const reference = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(handle))
    const current = this.#checker.getTypeOfSymbol(reference.getProperty('current'))
    const method = this.#checker.getNonNullableType(current).getProperty(name)
    return method && this.#describeFunction(method)
  }

  #symbol(type, name) {
    const symbol = type.getProperty(name)
    if (!symbol) throw new Error(`The props have no ${name}`)
    return symbol
  }

  #describe(symbol) {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol))
    return { type: printType(this.#checker, type), doc: this.#doc(symbol), optional: isOptional(symbol) }
  }

  #describeFunction(symbol) {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol))
    const [signature] = type.getCallSignatures()
    const parameters = signature.getParameters().map((parameter) => ({
      name: parameter.name,
      type: printType(
        this.#checker,
        this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(parameter)),
      ),
      optional: Boolean(
        parameter.valueDeclaration && this.#checker.isOptionalParameter(parameter.valueDeclaration),
      ),
    }))
    return {
      ...this.#describe(symbol),
      parameters,
      returns: printType(this.#checker, signature.getReturnType()),
    }
  }

  #doc(symbol) {
    return commentOf(this.#checker, symbol)
  }
}

/** The doc comment of a symbol, on one line. */
const commentOf = (checker, symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()

const isOptional = (symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional)
