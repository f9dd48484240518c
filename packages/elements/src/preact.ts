// Preact's public options. Only in the script-tag build: packages use the partner's React.
import { options } from 'preact'
// First: the compatibility layer sets the same options, and ours wrap them.
import 'preact/compat'
import { emitError } from './element/problems'

type Handler = (this: unknown, event: Event) => unknown

/** Each handler and its wrapper. */
const guarded = new WeakMap<Handler, Handler>()

/** Calls a handler. Its failure becomes `eb-error`, and does not reach the page's global error handlers. */
function guard(handle: Handler): Handler {
  let known = guarded.get(handle)
  if (!known) {
    known = function (event) {
      try {
        return handle.call(this, event)
      } catch (cause) {
        const { host } = (event.currentTarget as Node).getRootNode() as Partial<ShadowRoot>
        if (!host) throw cause
        emitError(host as HTMLElement, { code: 'handler-failed', message: String(cause), cause })
      }
    }
    guarded.set(handle, known)
  }
  return known
}

const before = options.vnode
options.vnode = (vnode) => {
  before?.(vnode)
  if (typeof vnode.type !== 'string') return
  const props = vnode.props as Record<string, unknown>
  for (const name in props)
    if (name.startsWith('on') && typeof props[name] === 'function')
      props[name] = guard(props[name] as Handler)
}
