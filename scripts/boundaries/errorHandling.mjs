// Finds unhandled failures with TypeScript's own parser: later chunks loaded without the helper, promises whose failure
// counts as their end, empty catch blocks, and observers whose loops the page would hear of.
import ts from 'typescript'

/** The helpers that load later chunks, with a time limit, one kind of error, and a way to retry. */
const loaders = ['loadChunk', 'laterPart', 'laterControls']

/**
 * @param {string} fileName
 * @param {string} text
 * @returns {{ line: number, problem: string }[]}
 */
export function unheardFailures(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    const problem = problemOf(node, source) ?? loopOf(node, fileName)
    if (problem) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, problem })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function problemOf(node, source) {
  if (ts.isCatchClause(node) && isSilent(node.block, source))
    return 'an empty catch says nothing: why may it?'
  if (!ts.isCallExpression(node)) return undefined
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword && !isGivenToLoader(node))
    return `import() belongs into ${loaders[0]}(() => import(…)) or ${loaders[1]}(() => import(…))`
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
  const [first, second] = node.arguments
  if (method === 'then' && second && first.getText(source) === second.getText(source))
    return '.then(f, f) takes a failure for success'
  const onFailure = method === 'catch' ? first : method === 'then' ? second : undefined
  if (onFailure && isFunction(onFailure) && isSilent(onFailure.body, source))
    return `.${method} swallows a failure: why may it?`
  return undefined
}

/** What changes the layout within an observation makes the browser report an error to the page. */
function loopOf(node, fileName) {
  const isObserver = ts.isNewExpression(node) && node.expression.getText() === 'ResizeObserver'
  if (isObserver && !fileName.endsWith('observeSize.ts')) return 'new ResizeObserver belongs into observeSize'
  return undefined
}

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** A block with neither statement nor comment. */
const isSilent = (body, source) => ts.isBlock(body) && /^\{\s*\}$/.test(body.getText(source))

/** Whether a function passed to a loader contains only an import. */
function isGivenToLoader(node) {
  const load = node.parent
  if (!ts.isArrowFunction(load) || load.body !== node) return false
  const call = load.parent
  return (
    ts.isCallExpression(call) &&
    call.arguments[0] === load &&
    ts.isIdentifier(call.expression) &&
    loaders.includes(call.expression.text)
  )
}
