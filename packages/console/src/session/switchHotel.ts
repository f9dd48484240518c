import { getSession } from '@ebkit/core/session'

/** The storage key of this tab's hotel. Session storage belongs to the tab, and survives a reload. */
const storageKey = 'ebkit.console.hotel'

interface ChosenHotel {
  userId: string
  hotelId: string
}

/** What the page had set before a hotel was chosen in this tab. */
let before: { readonly hotelId: string | undefined } | undefined

/** Switches this tab to a hotel; other tabs keep theirs. */
export function switchHotel(userId: string, hotelId: string): void {
  choose(hotelId)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, hotelId } satisfies ChosenHotel))
  } catch {
    // storage is blocked: the choice holds until the page is left
  }
}

/** After a reload: restores this tab's hotel, if the same user is still signed in and still works there. */
export async function restoreHotel(): Promise<void> {
  const chosen = readChosen()
  if (!chosen) return
  const identity = await getSession().identify()
  const allowed =
    identity?.userId === chosen.userId && identity.hotels.some(({ hotelId }) => hotelId === chosen.hotelId)
  if (allowed) choose(chosen.hotelId)
}

/** Undoes the choice of this tab: the user's default hotel applies again, or the one that the page has set. */
export function forgetHotel(): void {
  if (before) getSession().configure(before)
  before = undefined
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // storage is blocked: nothing was kept
  }
}

function choose(hotelId: string): void {
  const session = getSession()
  before ??= { hotelId: session.$configuration.get().hotelId }
  session.configure({ hotelId })
}

function readChosen(): ChosenHotel | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
