import { NativePromise } from '@ebkit/core/promise'

/** What the component of an element offers, once it has rendered. */
export type Handle = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>

interface Call {
  name: string
  args: unknown[]
  resolve: (result: unknown) => void
}

/** Calls of an element's methods: passed on to its component, or kept until there is one. */
export class Methods {
  /** Given to the component as `handle`. */
  readonly handle: { current: Handle | null } = { current: null }
  #queue: Call[] = []
  readonly #owner: { report(code: string, message: string, cause: unknown): void }

  constructor(owner: { report(code: string, message: string, cause: unknown): void }) {
    this.#owner = owner
  }

  /** The method's result; a promise of it while the element has not rendered. Failures are reported, never thrown. */
  call(name: string, args: unknown[]): unknown {
    const { current: handle } = this.handle
    if (handle) return this.#run(handle, name, args)
    return new NativePromise((resolve) => this.#queue.push({ name, args, resolve }))
  }

  /** Makes the calls that had to wait. */
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
