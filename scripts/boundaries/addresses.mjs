// Where source code gives an address to something that a browser follows or runs: links, frames, windows, scripts.
import ts from 'typescript'

const framed = new Set(['iframe', 'embed', 'object', 'script', 'form'])
/** Attributes of any element, and those of the elements above. */
const linked = new Set(['href', 'xlinkHref', 'formAction'])
const loaded = new Set(['src', 'srcDoc', 'data', 'action'])

/**
 * The addresses in a file of which the file itself does not show that they may be followed: it has no literal for them, none
 * that begins with `#` or a path, and does not ask `safeAddress`.
 *
 * @param {string} text of the file
 * @returns {string[]} expressions, in their order
 */
export function uncheckedAddresses(text) {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = []
  const visit = (node) => {
    const address = addressOf(node)
    if (address && !isHarmless(address, source)) found.push(address.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The expression of an address that a node gives away. */
function addressOf(node) {
  if (ts.isJsxAttribute(node)) return ofAttribute(node)
  if (ts.isPropertyAssignment(node) && linked.has(node.name.getText())) return node.initializer
  if (ts.isShorthandPropertyAssignment(node) && linked.has(node.name.text)) return node.name
  if (ts.isCallExpression(node)) return ofCall(node)
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  if (isAssignment && /(\.(href|src)|\blocation)$/.test(node.left.getText())) return node.right
  return undefined
}

function ofAttribute({ name, initializer, parent }) {
  const tag = parent.parent.tagName.getText()
  const attribute = name.getText()
  if (!linked.has(attribute) && !(framed.has(tag) && loaded.has(attribute))) return undefined
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
}

function ofCall({ expression, arguments: [first, second] }) {
  const callee = expression.getText()
  if (/\blocation\??\.(assign|replace)$/.test(callee) || /(window|globalThis)\??\.open$/.test(callee))
    return first
  // the global one; functions of that name have no target
  if (callee === 'open' && second && /^'_/.test(second.getText())) return first
  if (/\.setAttribute$/.test(callee) && /^'(href|src)'$/.test(first?.getText() ?? '')) return second
  return undefined
}

const isOwnPath = (text) => /^(#|tel:|about:blank$|\/(?![/\\]))/.test(text)

function isHarmless(node, source) {
  if (ts.isParenthesizedExpression(node)) return isHarmless(node.expression, source)
  if (ts.isStringLiteralLike(node)) return !/^\s*(javascript|data|vbscript):/i.test(node.text)
  if (ts.isTemplateExpression(node)) return isOwnPath(node.head.text)
  if (ts.isConditionalExpression(node))
    return isHarmless(node.whenTrue, source) && isHarmless(node.whenFalse, source)
  if (ts.isBinaryExpression(node) && /^(\?\?|\|\|)$/.test(node.operatorToken.getText()))
    return isHarmless(node.left, source) && isHarmless(node.right, source)
  if (ts.isCallExpression(node)) return /^(safeAddress|URL\.createObjectURL)$/.test(node.expression.getText())
  if (ts.isIdentifier(node)) return node.text === 'undefined' || isChecked(node.text, source)
  return false
}

/** Whether everything of a name in a file is a constant that is harmless itself. */
function isChecked(name, source) {
  const values = []
  const visit = (node) => {
    const isNamed = 'name' in node && node.name && ts.isIdentifier(node.name) && node.name.text === name
    if (isNamed && ts.isVariableDeclaration(node)) values.push(node.initializer)
    // a parameter or a part of an object comes from elsewhere
    else if (isNamed && (ts.isParameter(node) || ts.isBindingElement(node))) values.push(undefined)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return values.length > 0 && values.every((value) => value && isHarmless(value, source))
}
