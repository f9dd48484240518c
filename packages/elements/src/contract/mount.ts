import { drawn, until } from '@ebkit/testing/browser'
import type { Specimen } from './Specimen'

/** An element with the members of its definition. */
// biome-ignore lint/suspicious/noExplicitAny: properties differ from element to element
export type AnyElement = HTMLElement & Record<string, any>

const places: HTMLElement[] = []

/** An empty container in the page, removed after the test. */
export function place(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  places.push(element)
  return element
}

/** Creates an element without inserting it. */
export function create(specimen: Specimen, more: Record<string, string> = {}): AnyElement {
  const { tag, attributes = {}, content = '' } = specimen
  const element = document.createElement(tag) as AnyElement
  element.innerHTML = content
  for (const [name, text] of Object.entries({ ...attributes, ...more })) element.setAttribute(name, text)
  return element
}

/** Inserts an element into the page and waits until it has rendered. */
export async function mount(
  specimen: Specimen,
  more: Record<string, string> = {},
  into: Node = place(),
): Promise<AnyElement> {
  const element = create(specimen, more)
  into.appendChild(element)
  await shown(element)
  await specimen.settled?.(element)
  return element
}

/** Waits until an element has rendered its properties. */
export async function shown(element: HTMLElement): Promise<void> {
  await (element as AnyElement).updateComplete
}

/** The node that contains an element's view. */
export const containerOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector('.eb-element') as HTMLElement

/** Whether the view of an element is light or dark. */
export const themeOf = (element: HTMLElement): string => getComputedStyle(containerOf(element)).colorScheme

/** Records events of these types that reach `target`, in the returned list. */
export function record(target: EventTarget, ...types: string[]): Event[] {
  const events: Event[] = []
  for (const type of types) target.addEventListener(type, (event) => events.push(event))
  return events
}

/** Waits for one event. */
export async function next(target: EventTarget, type: string): Promise<CustomEvent> {
  const events = record(target, type)
  return (await until(() => events[0], `event ${type}`)) as CustomEvent
}

/**
 * Waits until no animation runs inside an element and the work of the next frame is done (a page behind a dialog
 * becomes inert): the document does not report animations in shadow roots.
 */
export async function still({ shadowRoot }: HTMLElement): Promise<void> {
  await drawn()
  const animations = shadowRoot?.getAnimations() ?? []
  // A cancelled animation, of a removed element for example, has ended too.
  await Promise.all(animations.map(({ finished }) => finished.catch(() => {})))
}

/** Resolves after queued work has run: microtasks and one turn of tasks. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

afterEach(async () => {
  for (const element of places.splice(0)) element.remove()
  await turn()
})
