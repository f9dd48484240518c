import { getSession } from '@ebkit/core/session'
import { useState } from 'react'
import { type Arrangement, plainArrangement, readArrangement } from './arrangement'

const keyOf = (userId: string) => `ebkit.console.panels.${userId}`

export interface KeptArrangement {
  arrangement: Arrangement
  keep(changes: Partial<Arrangement>): void
  /** Shows all panels again, as the definition has them. */
  reset(): void
}

/** How a user has arranged the home page, kept in this browser like the favourites. */
export function useArrangement(userId: string): KeptArrangement {
  const [arrangement, setArrangement] = useState(() =>
    readArrangement(getSession().storage.get(keyOf(userId))),
  )
  return {
    arrangement,
    keep(changes) {
      const next = { ...arrangement, ...changes }
      getSession().storage.set(keyOf(userId), JSON.stringify(next))
      setArrangement(next)
    },
    reset() {
      getSession().storage.remove(keyOf(userId))
      setArrangement(plainArrangement)
    },
  }
}
