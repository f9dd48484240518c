// Converts a browserify file to a module that runs in slices: its modules are declared side by side, which browsers
// parse once instead of twice, and run a few at a time.
import { createContext, runInContext } from 'node:vm'
import { parseAst } from 'rollup/parseAst'

/** Milliseconds of one slice: short enough for the page to stay responsive. */
const slice = 5

/** Browserify's call: the function that runs modules by number, and the modules. */
function findParts(code) {
  let found
  const look = (node) => {
    if (found || typeof node?.type !== 'string') return
    const [modules, cache, entries] = node.type === 'CallExpression' ? node.arguments : []
    if (modules?.type === 'ObjectExpression' && cache && entries?.elements?.length === 1) found = node
    else for (const value of Object.values(node)) [value].flat().forEach(look)
  }
  look(parseAst(code))
  if (!found) throw new Error('scripts/build/inSlices.mjs finds no modules of browserify')
  const text = ({ start, end }) => code.slice(start, end)
  const [modules, , entries] = found.arguments
  return { run: text(found.callee), modules: text(modules), entry: text(entries.elements[0]) }
}

/** Globals that browser files read during evaluation. */
const browser = `
var window = globalThis, self = globalThis, navigator = { userAgent: '' }, location = { protocol: 'https:' }
var document = { documentElement: { style: {} }, createElement: () => ({}) }
function XMLHttpRequest() { this.open = () => {} }
`

/**
 * The numbers of all modules that the entry runs, in the order in which they finish without slices, each after its
 * dependencies.
 */
function orderOf({ run, modules, entry }) {
  const context = createContext({ order: [] })
  runInContext(browser, context)
  runInContext(
    `'use strict'
    const modules = ${modules}
    const cache = {}
    for (const [id, [body, names]] of Object.entries(modules))
      modules[id] = [function (...given) {
        body.apply(this, given)
        // a module that is the same as another one runs the other's body
        if (cache[id] === given[1]) order.push(id)
      }, names]
    ;(${run})(modules, cache, [${entry}])`,
    context,
  )
  return runInContext('order', context)
}

/**
 * A module that exports \`prepare()\`, which runs the modules and resolves to the entry's exports. Uses the browser's
 * own timers and promises, whatever the page has replaced.
 *
 * @param {string} code
 * @param {string} shadows declarations before the modules
 */
export function inSlices(code, shadows) {
  const parts = findParts(code)
  return `${shadows}
const modules=${parts.modules}
const get=(${parts.run})(modules,{},[])
const order=[${orderOf(parts)}]
async function run(){
const {port1,port2}=new MessageChannel()
const Native=(async()=>{})().constructor
let end=performance.now()+${slice}
for(const id of order){
get(id)
if(performance.now()<end)continue
await new Native(done=>{port1.onmessage=done;port2.postMessage(0)})
end=performance.now()+${slice}
}
port1.close()
return get(${parts.entry})
}
let running
export const prepare=()=>running??=run()
`
}
