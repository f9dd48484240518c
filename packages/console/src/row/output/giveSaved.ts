import { type AddressAsker, reachableAddress } from '@ebkit/widgets/object-address'
import { giveFile } from '@ebkit/widgets/saving'

/** The name that a file has in its address. */
const nameOf = (saved: string) => {
  const last = saved.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/**
 * Gives a saved file to the person, by an address that is signed for the user and stands nowhere.
 *
 * @throws Error if there is no such file for this user
 */
export async function giveSaved(asker: AddressAsker, saved: string): Promise<void> {
  const address = await reachableAddress(asker, { saved })
  if (address === undefined) throw new Error('There is no address of this file for this user')
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`)
  giveFile({ name: nameOf(saved), content: await answer.blob() })
}
