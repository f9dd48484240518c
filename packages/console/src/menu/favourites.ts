import { getSession } from '@ebkit/core/session'
import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { useMemo } from 'react'

const keyOf = (userId: string) => `ebkit.console.favourites.${userId}`

function read(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(getSession().storage.get(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // Foreign content in storage: no favourites.
    return []
  }
}

/** The favourites in this window, by user, shared by the menu and the home page. */
const $marked = map<Readonly<Record<string, readonly string[]>>>({})

/** The addresses of the pages that a user marked, kept in this browser, and a function that marks or unmarks one. */
export function useFavourites(userId: string): [readonly string[], (address: string) => void] {
  const marked = useStore($marked)[userId]
  const favourites = useMemo(() => marked ?? read(userId), [marked, userId])
  const toggle = (address: string) => {
    const next = favourites.includes(address)
      ? favourites.filter((one) => one !== address)
      : [...favourites, address]
    getSession().storage.set(keyOf(userId), JSON.stringify(next))
    $marked.setKey(userId, next)
  }
  return [favourites, toggle]
}
