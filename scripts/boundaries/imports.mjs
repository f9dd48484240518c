// Finds the imports of a source file with TypeScript's own parser, so that comments and strings never count.
import ts from 'typescript'

/**
 * @typedef {{ specifier: string, typeOnly: boolean, line: number }} Import
 * @param {string} fileName
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const found = []
  const add = (literal, typeOnly) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return
    const line = source.getLineAndCharacterOfPosition(literal.pos).line + 1
    found.push({ specifier: literal.text, typeOnly, line })
  }
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnlyImport(node))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node)) add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isTypeOnlyImport(node) {
  const clause = node.importClause
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}
