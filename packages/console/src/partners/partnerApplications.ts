import { getPage } from '@ebkit/core/page'
import { atom, type ReadableAtom } from 'nanostores'
import type { RouteEntry } from '../routes/RouteEntry'
import { applicationProblem } from './applicationProblem'
import type { PartnerApplication } from './PartnerApplication'

const $registered = atom<readonly PartnerApplication[]>([])

/** The applications that the page has registered, in their order. */
export const $partnerApplications: ReadableAtom<readonly PartnerApplication[]> = $registered

/** Adds an application; one with the same name is replaced. One that cannot be used is reported and left out. */
export function registerApplication(given: PartnerApplication): void {
  const problem = applicationProblem(given, $registered.get())
  if (problem) getPage().report('application-invalid', `EB.console.register: ${problem}`)
  else $registered.set([...$registered.get().filter(({ name }) => name !== given.name), given])
}

/** Their routes, as entries of the table of routes. */
export const partnerRoutes = (): readonly RouteEntry[] =>
  $registered
    .get()
    .flatMap(({ name, routes }) =>
      routes.map((route) => ({ application: name, path: route.path, auth: !!route.auth, partner: route })),
    )

const slot = Symbol.for('ebkit.console.1')

/** Takes the applications that the script tag has kept, and from now on each at once. */
export function takeRegistered(): void {
  const page = globalThis as unknown as Record<symbol, unknown>
  const waiting = page[slot]
  page[slot] = { push: registerApplication }
  if (Array.isArray(waiting)) for (const application of waiting) registerApplication(application)
}
