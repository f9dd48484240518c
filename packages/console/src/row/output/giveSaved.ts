import { nameOfAddress } from '@ebkit/core/files'
import { type AddressAsker, reachableAddress } from '@ebkit/widgets/object-address'
import { giveFile } from '@ebkit/widgets/saving'

/**
 * Gives a saved file to the user, by an address that is signed for the user and not stored anywhere.
 *
 * @throws Error if there is no such file for this user
 */
export async function giveSaved(asker: AddressAsker, saved: string): Promise<void> {
  const address = await reachableAddress(asker, { saved })
  if (address === undefined) throw new Error('There is no address of this file for this user')
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`)
  giveFile({ name: nameOfAddress(saved), content: await answer.blob() })
}
