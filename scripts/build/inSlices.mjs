// A file of browserify, made a module that is not evaluated in one go: its modules stand side by side, which browsers read
// once and not twice, and are run a few at a time.
import { createContext, runInContext } from 'node:vm'
import { parseAst } from 'rollup/parseAst'

/** Milliseconds of one slice: what a page does not notice. */
const slice = 5

/** Browserify's call: what runs modules by their number, and the modules. */
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

/** What files for browsers ask for while they are evaluated. */
const browser = `
var window = globalThis, self = globalThis, navigator = { userAgent: '' }, location = { protocol: 'https:' }
var document = { documentElement: { style: {} }, createElement: () => ({}) }
function XMLHttpRequest() { this.open = () => {} }
`

/** The numbers of all modules that the entry runs, each after those that it needs, as they end without slices. */
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
 * A module that exports \`prepare()\`: it runs the modules and resolves with what the entry exports. Timers and promises
 * are the browser's own, whatever the page has made of its globals.
 *
 * @param {string} code
 * @param {string} shadows declarations before all
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
