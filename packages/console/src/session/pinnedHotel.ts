import { getSession } from '@ebkit/core/session'

/** The storage key of this tab's hotel. Session storage belongs to the tab, and survives a reload. */
const storageKey = 'ebkit.console.hotel'

interface Pin {
  userId: string
  hotelId: string
}

/** Sets this tab's hotel; other tabs keep theirs. */
export function pinHotel(userId: string, hotelId: string): void {
  getSession().configure({ hotelId })
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, hotelId } satisfies Pin))
  } catch {
    // storage is blocked: set until the page is left
  }
}

/** After a reload: restores this tab's hotel, if the same user is still signed in and still works there. */
export async function restorePinnedHotel(): Promise<void> {
  const pin = readPin()
  if (!pin) return
  const identity = await getSession().identify()
  const allowed =
    identity?.userId === pin.userId && identity.hotels.some(({ hotelId }) => hotelId === pin.hotelId)
  if (allowed) getSession().configure({ hotelId: pin.hotelId })
}

function readPin(): Pin | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
