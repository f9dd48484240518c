import type { PageAddress } from '@ebkit/widgets/environment'
import type { OpenPagesModel } from './openPages'

/** The query of an open page, as the address for its widgets. */
export function createPageAddress({ $pages, setQuery }: OpenPagesModel, path: string): PageAddress {
  const search = () => $pages.get().pages.find((page) => page.path === path)?.query ?? ''
  let known = search()
  return {
    search,
    replace(next) {
      known = next
      setQuery(path, next)
    },
    listen: (listener) =>
      $pages.listen(() => {
        const next = search()
        if (next === known) return
        known = next
        listener()
      }),
  }
}
