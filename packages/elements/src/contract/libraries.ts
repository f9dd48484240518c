// Real libraries of old pages from npm, loaded as a page loads them: by script and link tags.

const modules = '/node_modules/'

/** Loads jQuery 1.12. */
// biome-ignore lint/suspicious/noExplicitAny: libraries without types
export async function jQuery(): Promise<any> {
  await script('jquery/dist/jquery.js', 'jQuery')
  return global('jQuery')
}

/** Loads Bootstrap 3's scripts. */
export async function bootstrap(): Promise<void> {
  await jQuery()
  await script('bootstrap/dist/js/bootstrap.js')
}

/** Loads jQuery UI. */
export async function jQueryUi(): Promise<void> {
  await jQuery()
  await script('jquery-ui-dist/jquery-ui.js')
}

/** Loads Vue 2 with its compiler. */
// biome-ignore lint/suspicious/noExplicitAny: libraries without types
export async function vue(): Promise<any> {
  await script('vue/dist/vue.js', 'Vue')
  return global('Vue')
}

const global = (name: string) => (window as unknown as Record<string, unknown>)[name]
const loaded = new Map<string, Promise<void>>()

function script(path: string, present?: string): Promise<void> {
  const known = loaded.get(path)
  if (known) return known
  if (present && global(present)) return Promise.resolve()
  const element = document.createElement('script')
  element.src = modules + path
  const loading = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`${path} did not load`))
  })
  loaded.set(path, loading)
  document.head.append(element)
  return loading
}

/** Links a style sheet of a library; the returned function removes it. */
export async function styleSheet(path: string): Promise<() => void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = modules + path
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`${path} did not load`))
  })
  document.head.append(link)
  await loading
  return () => link.remove()
}
