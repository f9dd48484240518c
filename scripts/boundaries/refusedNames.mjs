import ts from 'typescript'

/** Names that were replaced because a reader has to guess what they mean, and what is said instead. */
const refused = new Map([
  ['Work', 'the term of the glossary: context, queue or state'],
  ['Working', 'the term of the glossary: context, queue or state'],
  ['Workshop', 'dependencies or context'],
  ['World', 'a fixture'],
  ['openWorld', 'a fixture: openFixture'],
  ['gathering', 'loadProgress'],
  ['gathered', 'loaded'],
  ['stopGathering', 'stopLoading'],
  ['judge', 'check'],
  ['judged', 'checked, or what it holds: results'],
  ['told', 'reported, announced, or what it holds'],
  ['wishes', 'pendingRequestKeys'],
])

/** Test fixtures are called so (`listFixture`), and measurements are in `bench`. */
const bench = /[a-z]Bench$/

/**
 * The refused names that a file declares or uses as identifiers. Comments, texts and parts of longer names do not count.
 * @param {string} fileName
 * @param {string} text
 * @returns {{ line: number, problem: string }[]}
 */
export function refusedNames(fileName, text) {
  if (![...refused.keys(), 'Bench'].some((name) => text.includes(name))) return []
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const found = []
  const visit = (node) => {
    const better = ts.isIdentifier(node) && (refused.get(node.text) ?? (bench.test(node.text) && 'a fixture'))
    if (better) {
      const line = source.getLineAndCharacterOfPosition(node.end).line + 1
      found.push({ line, problem: `${node.text} says too little: ${better}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
