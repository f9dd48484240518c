/**
 * Calls a method of a component while React mounts it, which in strict mode is before its effects are cleaned up
 * once.
 * @param call once, with the first handle
 * @returns what it gives
 */
export function atMounting<Handle, Result>(
  handle: { current: Handle | null },
  call: (handle: Handle) => Result,
): Promise<Awaited<Result>> {
  return new Promise((resolve) => {
    let now = handle.current
    let isCalled = false
    const tell = () => {
      if (!now || isCalled) return
      isCalled = true
      resolve(call(now) as Awaited<Result>)
    }
    Object.defineProperty(handle, 'current', {
      get: () => now,
      set(next: Handle | null) {
        now = next
        tell()
      },
    })
    tell()
  })
}
