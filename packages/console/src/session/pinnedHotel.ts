import { getSession } from '@ebkit/core/session'

/** Where this tab keeps the hotel its person chose. Session storage is the tab's own, and survives a reload. */
const storageKey = 'ebkit.console.hotel'

interface Pin {
  userId: string
  hotelId: string
}

/** Pins this tab to a hotel; other tabs keep theirs. */
export function pinHotel(userId: string, hotelId: string): void {
  getSession().configure({ hotelId })
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, hotelId } satisfies Pin))
  } catch {
    // storage is blocked: pinned until the page is left
  }
}

/** After a reload: pins this tab again, if the same person is still signed in and still works there. */
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
