import { getSession } from '@ebkit/core/session'
import { useState } from 'react'

const keyOf = (userId: string) => `ebkit.console.favourites.${userId}`

function read(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(getSession().storage.get(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // Somebody else wrote there: none.
    return []
  }
}

/** The addresses of the pages that a user marked, kept in this browser, and a function that marks or unmarks one. */
export function useFavourites(userId: string): [readonly string[], (address: string) => void] {
  const [favourites, setFavourites] = useState(() => read(userId))
  const toggle = (address: string) => {
    const next = favourites.includes(address)
      ? favourites.filter((one) => one !== address)
      : [...favourites, address]
    getSession().storage.set(keyOf(userId), JSON.stringify(next))
    setFavourites(next)
  }
  return [favourites, toggle]
}
