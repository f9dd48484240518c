import { getSession } from '@ebkit/core/session'
import { gatewayUrl, signIn, signOut } from '@ebkit/testing/browser'
import type { ElementReference } from '../../definition'
import type { Specimen } from '../Specimen'

/** The shadow content of an element. */
export const inside = <Found extends HTMLElement>(element: HTMLElement, selector: string): Found =>
  element.shadowRoot?.querySelector(selector) as Found

export const dialogOf = (element: HTMLElement) => inside<HTMLDialogElement>(element, 'dialog')

/** A page with a signed-in user. */
export async function signedIn(): Promise<void> {
  await signIn('manager')
  const session = getSession()
  session.configure({ gateway: gatewayUrl })
  await session.refresh()
}

export async function signedOut(): Promise<void> {
  await signOut()
  await getSession().refresh()
}

/** A fixture or element without its type parameters. */
export const untyped = (
  // biome-ignore lint/suspicious/noExplicitAny: the tests are the same for every component
  element: any,
  reference?: ElementReference,
): Pick<Specimen, 'definition' | 'elementClass' | 'parts' | 'register' | 'slots' | 'tag'> => ({
  tag: element.definition.tag,
  definition: element.definition,
  parts: Object.keys(reference?.parts ?? {}),
  slots: Object.keys(reference?.slots ?? {}),
  elementClass: element.elementClass,
  register: () => element.register(),
})
