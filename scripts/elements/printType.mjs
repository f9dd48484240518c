import ts from 'typescript'

const { TypeFlags } = ts
const deepest = 6

/**
 * Writes a type so that it means the same without our sources: types of ours are written out, those of the language and
 * the browser (Date, File …) keep their names.
 */
export function printType(checker, type, depth = 0) {
  const print = (part) => printType(checker, part, depth + 1)
  if (type.flags & TypeFlags.Boolean) return 'boolean'
  if (type.isStringLiteral()) return `'${type.value}'`
  if (type.isUnion()) return printUnion(type, print)
  if (checker.isArrayType(type)) return printArray(checker, type, print)
  if (!(type.flags & TypeFlags.Object) || depth > deepest || isOfLibrary(type))
    return checker.typeToString(type)
  const [call] = type.getCallSignatures()
  if (call) return printFunction(checker, call, print)
  return printObject(checker, type, print)
}

function printUnion(type, print) {
  const names = new Set(type.types.filter((part) => !(part.flags & TypeFlags.BooleanLiteral)).map(print))
  if (type.types.some((part) => part.flags & TypeFlags.BooleanLiteral)) names.add('boolean')
  // `undefined` and `null` last, as people write them.
  const last = ['null', 'undefined']
  return [...names].sort((one, other) => last.indexOf(one) - last.indexOf(other)).join(' | ')
}

function printArray(checker, type, print) {
  const [element] = checker.getTypeArguments(type)
  const text = print(element)
  const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''
  return `${readonly}${/[|&=]/.test(text) ? `(${text})` : text}[]`
}

function printFunction(checker, signature, print) {
  const parameters = signature.getParameters().map((parameter) => {
    const optional = parameter.valueDeclaration && checker.isOptionalParameter(parameter.valueDeclaration)
    return `${parameter.name}${optional ? '?' : ''}: ${print(checker.getTypeOfSymbol(parameter))}`
  })
  return `(${parameters.join(', ')}) => ${print(signature.getReturnType())}`
}

function printObject(checker, type, print) {
  const index = checker.getIndexInfosOfType(type)[0]
  if (index) return `Record<${print(index.keyType)}, ${print(index.type)}>`
  const members = type.getProperties().map((property) => {
    const optional = property.flags & ts.SymbolFlags.Optional
    const own = checker.getTypeOfSymbol(property)
    return `${property.name}${optional ? '?' : ''}: ${print(optional ? checker.getNonNullableType(own) : own)}`
  })
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}'
}

function isOfLibrary(type) {
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName
  return Boolean(file && /\/(typescript\/lib|node_modules)\//.test(file))
}
