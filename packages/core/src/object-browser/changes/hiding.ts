import { isServiceError } from '../../errors/ServiceError'
import { NativePromise } from '../../promise/nativePromise'
import { aclOf, setAcl } from '../store/changeObjects'
import { type Run, SomeFailed, type Step } from './steps'

/** Number of parallel requests, as each object needs its own. */
const parallel = 4

/** A public object, and its ACL. */
export interface OpenKey {
  readonly key: string
  readonly acl: string
}

/**
 * Makes objects private.
 * @param open gets those that were not: what was hidden before is not shown when this is taken back. Nothing where
 * credentials may not ask
 */
export function hideKeys(open: OpenKey[]): Step {
  let mayAsk = true
  const before = async ({ store, signal }: Run, key: string) => {
    try {
      return mayAsk ? await aclOf(store, key, signal) : undefined
    } catch (error) {
      if (!isServiceError(error, 'http') || error.status !== 403) throw error
      mayAsk = false
      return undefined
    }
  }
  return async (run, keys) => {
    const { left, error } = await some(run, keys, async (key) => {
      const acl = await before(run, key)
      if (acl === 'private') return
      await setAcl(run.store, key, 'private', run.signal)
      if (acl) open.push({ key, acl })
    })
    if (left.length > 0) throw new SomeFailed(new Set(left), error)
  }
}

/** Restores the previous ACLs; returns the objects that failed, and why. */
export async function showKeys(run: Run, keys: readonly OpenKey[]) {
  const acls = new Map(keys.map(({ key, acl }) => [key, acl]))
  const { left, error } = await some(run, [...acls.keys()], (key) =>
    setAcl(run.store, key, acls.get(key) ?? '', run.signal),
  )
  const isLeft = new Set(left)
  return { left: keys.filter(({ key }) => isLeft.has(key)), error: run.signal.aborted ? undefined : error }
}

/** Each object needs its own request: several run in parallel. */
async function some({ signal, reached }: Run, keys: readonly string[], act: (key: string) => Promise<void>) {
  const left: string[] = []
  let error: unknown
  const rest = [...keys]
  const work = async () => {
    for (let key = rest.shift(); key !== undefined; key = rest.shift())
      try {
        if (signal.aborted) throw signal.reason
        await act(key)
        reached(1)
      } catch (cause) {
        // Another user has deleted it meanwhile: it is not public either.
        if (isServiceError(cause, 'http') && cause.status === 404) continue
        left.push(key)
        error ??= cause
      }
  }
  await NativePromise.all(Array.from({ length: parallel }, work))
  return { left, error }
}
