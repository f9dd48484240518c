import { IndexEvent } from 'typedoc'

/** What has no name of its own is found by what it belongs to: TypeDoc calls it `__type` and `__call`. */
export function leaveOutNameless(app) {
  app.renderer.on(IndexEvent.PREPARE_INDEX, (event) => {
    for (let index = event.searchResults.length - 1; index >= 0; index--)
      if (isNameless(event.searchResults[index])) event.removeResult(index)
  })
}

const isNameless = (reflection) =>
  reflection
    .getFullName()
    .split('.')
    .some((part) => /^__(type|call|index)$/.test(part))
