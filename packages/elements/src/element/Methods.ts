import { NativePromise } from '@ebkit/core/promise'

/** The handle of an element's component, available once it has rendered. */
export type Handle = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>

interface Call {
  name: string
  args: unknown[]
  resolve: (result: unknown) => void
}

/** Calls of an element's methods: forwarded to its component, or queued until it exists. */
export class Methods {
  /** Passed to the component as `handle`. */
  readonly handle: { current: Handle | null }
  #queue: Call[] = []
  readonly #owner: { report(code: string, message: string, cause: unknown): void }

  constructor(owner: { report(code: string, message: string, cause: unknown): void }) {
    this.#owner = owner
    let current: Handle | null = null
    this.handle = {
      get current() {
        return current
      },
      // A component that loads its main part later has its handle after it was first drawn.
      set current(given) {
        current = given
        if (given) queueMicrotask(flush)
      },
    }
    const flush = () => this.flush()
  }

  /** The method's result, or a promise of it before the element has rendered. Failures are reported, never thrown. */
  call(name: string, args: unknown[]): unknown {
    const { current: handle } = this.handle
    if (handle) return this.#run(handle, name, args)
    return new NativePromise((resolve) => this.#queue.push({ name, args, resolve }))
  }

  /** Makes the queued calls. */
  flush(): void {
    const { current: handle } = this.handle
    if (!handle) return
    for (const { name, args, resolve } of this.#queue.splice(0)) resolve(this.#run(handle, name, args))
  }

  #run(handle: Handle, name: string, args: unknown[]): unknown {
    const fail = (cause: unknown) => this.#owner.report('method-failed', `${name}(): ${cause}`, cause)
    try {
      const result = handle[name]?.(...args)
      return result instanceof NativePromise ? result.catch(fail) : result
    } catch (cause) {
      fail(cause)
    }
  }
}
