import ts from 'typescript'

const { TypeFlags } = ts
const deepest = 8

/**
 * Prints a type so that it is valid without our sources: our own types are expanded, those of the language and the
 * browser (Date, File …) keep their names. A recursive type becomes `unknown`, because it has no finite expansion.
 */
export function printType(checker, type, around = []) {
  if (around.some((outer) => outer === type || isSameInterface(outer, type))) return 'unknown'
  const isList = checker.isArrayType(type) // of recursive items it is still a list
  const print = (part) => printType(checker, part, isList ? around : [...around, type])
  if (type.flags & TypeFlags.Boolean) return 'boolean'
  if (type.isStringLiteral()) return `'${type.value}'`
  if (type.isUnion()) return printUnion(type, print)
  if (isList) return printArray(checker, type, print)
  if (checker.isTupleType(type)) return printTuple(checker, type, print)
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection)) || isName(type) || around.length > deepest)
    return checker.typeToString(type)
  if (isOfLibrary(type)) return printLibrary(checker, type, print)
  const [call] = type.getCallSignatures()
  if (call) return printFunction(checker, call, print)
  return printObject(checker, type, print)
}

/** The checker may represent one interface by several objects. */
const isSameInterface = (one, other) =>
  Boolean(one.symbol) &&
  one.symbol === other.symbol &&
  Boolean(one.symbol.flags & ts.SymbolFlags.Interface) &&
  !isOfLibrary(one)

function printUnion(type, print) {
  // A function type within a union needs parentheses.
  const printPart = (part) => (part.getCallSignatures().length > 0 ? `(${print(part)})` : print(part))
  const names = new Set(type.types.filter((part) => !(part.flags & TypeFlags.BooleanLiteral)).map(printPart))
  if (type.types.some((part) => part.flags & TypeFlags.BooleanLiteral)) names.add('boolean')
  // `undefined` and `null` come last, by convention.
  const last = ['null', 'undefined']
  return [...names].sort((one, other) => last.indexOf(one) - last.indexOf(other)).join(' | ')
}

function printArray(checker, type, print) {
  const [element] = checker.getTypeArguments(type)
  const text = print(element)
  const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''
  return `${readonly}${/[|&=]/.test(text) ? `(${text})` : text}[]`
}

function printTuple(checker, type, print) {
  const parts = checker.getTypeArguments(type).map(print).join(', ')
  return `${type.target.readonly ? 'readonly ' : ''}[${parts}]`
}

function printFunction(checker, signature, print) {
  const parameters = signature.getParameters().map((parameter) => {
    const optional = parameter.valueDeclaration && checker.isOptionalParameter(parameter.valueDeclaration)
    return `${parameter.name}${optional ? '?' : ''}: ${print(checker.getTypeOfSymbol(parameter))}`
  })
  return `(${parameters.join(', ')}) => ${print(signature.getReturnType())}`
}

function printObject(checker, type, print) {
  const [index] = checker.getIndexInfosOfType(type)
  if (index && type.getProperties().length === 0)
    return `Record<${print(index.keyType)}, ${print(index.type)}>`
  const members = type.getProperties().map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional
    const own = checker.getTypeOfSymbol(property)
    return `${property.name}${optional ? '?' : ''}: ${print(optional ? checker.getNonNullableType(own) : own)}`
  })
  if (index) members.push(`[key: ${print(index.keyType)}]: ${print(index.type)}`)
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}'
}

/** `string & {}`: any text, besides the names that an editor suggests. */
const isName = (type) =>
  type.isIntersection() &&
  type.types.some((part) => part.flags & (TypeFlags.StringLike | TypeFlags.NumberLike))

/** `Promise<…>`: its type argument may be ours. */
function printLibrary(checker, type, print) {
  const parameters = type.target?.typeParameters?.length ?? 0
  const parts = checker.getTypeArguments(type).slice(0, parameters)
  return parts.length > 0 ? `${type.symbol.name}<${parts.map(print).join(', ')}>` : checker.typeToString(type)
}

/** Named types of the language; mapped types (Omit, Readonly …) of our types are expanded. */
function isOfLibrary(type) {
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName
  return Boolean(
    !type.symbol?.name.startsWith('__') && file && /\/(typescript\/lib|node_modules)\//.test(file),
  )
}
