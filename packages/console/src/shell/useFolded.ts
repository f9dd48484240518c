import { getSession } from '@ebkit/core/session'
import { useEffect, useState } from 'react'

const storageKey = 'ebkit.console.menu'
/** In windows as narrow as this the menu is folded, whatever the user chose. */
const narrow = '(max-width: 1279px)'

/** Whether the menu is folded: by choice, kept in this browser, or for lack of space. */
export function useFolded() {
  const [isChosen, setChosen] = useState(() => getSession().storage.get(storageKey) === 'folded')
  const [isNarrow, setNarrow] = useState(() => matchMedia(narrow).matches)
  useEffect(() => {
    const query = matchMedia(narrow)
    const follow = () => setNarrow(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const toggleFolded = () => {
    getSession().storage.set(storageKey, isChosen ? 'open' : 'folded')
    setChosen(!isChosen)
  }
  return { isFolded: isChosen || isNarrow, ...(isNarrow ? {} : { toggleFolded }) }
}
