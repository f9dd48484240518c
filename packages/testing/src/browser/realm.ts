/** A separate page in a frame, in which modules are evaluated again. */
export interface Realm {
  readonly window: Window & typeof globalThis
  readonly document: Document
  /** Messages of `console.warn` in the frame. */
  readonly warnings: string[]
  /** Imports a module by its path from the repository's root, without `.ts`. */
  load<Module>(path: string): Promise<Module>
  /** Evaluates code in the frame. */
  run(script: string): unknown
}

const frames: HTMLIFrameElement[] = []

/** Opens a page with this HTML in its body. */
export async function openRealm(html = ''): Promise<Realm> {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><html lang="en"><body>${html}</body></html>`
  frames.push(frame)
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const window = frame.contentWindow as Window & typeof globalThis
  const warnings: string[] = []
  const { console } = window as unknown as { console: Console }
  console.warn = (...values: unknown[]) => void warnings.push(values.join(' '))
  const run = (script: string) => (window as unknown as { eval(text: string): unknown }).eval(script)
  return {
    window,
    document: window.document,
    warnings,
    run,
    load: <Module>(path: string) => run(`import('/${path}.ts')`) as Promise<Module>,
  }
}

/** Removes all frames. */
export function closeRealms(): void {
  for (const frame of frames.splice(0)) frame.remove()
}
